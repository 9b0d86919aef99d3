# need PACKAGE...: see to it that these Debian packages are installed.
#
# To be sourced. Installs only what is missing, so that a machine that has everything neither needs root nor a
# network. Returns 1, after a plain message, when something is missing and cannot be installed.
need() {
	if ! command -v dpkg-query >/dev/null 2>&1; then
		return 0 # not Debian or one of its children: whoever needs a program will name it
	fi
	missing=
	for package in "$@"; do
		dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q ' installed$' || missing="$missing $package"
	done
	[ -n "$missing" ] || return 0
	if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
		echo "missing:$missing" >&2
		echo "install it with: sudo apt-get install$missing" >&2
		return 1
	fi
	echo "installing:$missing" >&2
	# A machine with a fresh package list is spared the update; a stale or an absent list makes the first try fail.
	# shellcheck disable=SC2086
	apt_get install $missing >/dev/null 2>&1 || { apt_get update >&2 && apt_get install $missing >&2; } || {
		echo "could not install:$missing" >&2
		return 1
	}
}

apt_get() {
	DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 \
		--no-install-recommends "$@" </dev/null
}

# What a program with a window needs on a Linux without a screen: a virtual one, software GL, and the X libraries
# that Ebitengine opens at run time.
screen_packages='xvfb libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxext6 libxi6 libxinerama1 libxrandr2 libxrender1'
