/* The part of Android's native_window.h that the Go side of Ebitengine's mobile binding calls: enough to compile
 * without the NDK, for .ci/android/check. */
#ifndef ANDROID_NATIVE_WINDOW_H
#define ANDROID_NATIVE_WINDOW_H

#include <stdint.h>
#include <android/rect.h>

typedef struct ANativeWindow ANativeWindow;

int32_t ANativeWindow_getWidth(ANativeWindow *window);
int32_t ANativeWindow_getHeight(ANativeWindow *window);

#endif
