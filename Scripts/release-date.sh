#!/bin/sh
# Prints the time of the last change in the form that `date` takes as its argument: that which SOURCE_DATE_EPOCH
# names, else that of the last commit, else that of the file VERSION.
#
#   Scripts/release-date.sh +%Y-%m-%d
set -eu
cd "$(dirname "$0")/.."
seconds=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y VERSION)}
LC_ALL=C date --utc --date="@$seconds" "$@"
