/* Android's rect.h, as far as .ci/android/check needs it. */
#ifndef ANDROID_RECT_H
#define ANDROID_RECT_H

#include <stdint.h>

typedef struct ARect {
	int32_t left;
	int32_t top;
	int32_t right;
	int32_t bottom;
} ARect;

#endif
