#!/usr/bin/env bash
# Runs the tests under AddressSanitizer, with leaks, and under ThreadSanitizer.
#
#   Scripts/sanitize.sh         all tests under both
#   Scripts/sanitize.sh short   without those that start programs in windows or play thousands of random inputs
#
# Each has a build folder of its own. What is suppressed is listed with its reason in Scripts/*.supp.
set -euo pipefail
cd "$(dirname "$0")/.."

filter=()
if [ "${1:-}" = short ]; then
  filter=(--skip 'DemoTests|GoldenTests|ModelTests|StormTests|RandomStates')
fi

export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS="suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0"
export ASAN_OPTIONS="detect_leaks=1:detect_stack_use_after_return=0"
export TSAN_OPTIONS="suppressions=$PWD/Scripts/races.supp:halt_on_error=0:exitcode=66:second_deadlock_stack=1"
for sanitizer in address thread; do
  echo "sanitize: $sanitizer"
  swift test --sanitize="$sanitizer" --scratch-path ".build/$sanitizer" --disable-xctest "${filter[@]}"
done
echo "sanitize: nothing found"
