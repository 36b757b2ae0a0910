#!/usr/bin/env bash
# Builds the soak and lets it run: Scripts/soak.sh [SECONDS] [SEED], ten minutes by default and a seed of the day.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-600}
seed=${2:-$(date +%Y%m%d)}
# Its invariants look into the modules: optimised, and testable all the same.
swift build --package-path Soak -c release --scratch-path .build/soak -Xswiftc -enable-testing
exec .build/soak/release/numberfield-soak --seconds "$seconds" --seed "$seed"
