# `make bench`: what the field costs beside the same screen drawn by hand in C. See PERFORMANCE.md.
#
# BENCH passes options to the runner: `make bench BENCH="--only tap"`, `BENCH=--quick`.

BENCH ?=
BENCH_BUILD = .build/bench
BENCH_PACKAGE = Benchmarks/.build/release

include Scripts/lean.mk
BENCH_SWIFT = $(SWIFT) build -c release $(LEAN_FLAGS)

.PHONY: bench bench-programs
bench-programs: $(LEAN)/libstdc++.a
	$(BENCH_SWIFT) --package-path Benchmarks

bench: bench-programs $(RELEASE_BINARY) ## measures what a field costs, beside a C program that draws the same by hand
	@mkdir -p $(BENCH_BUILD)
	$(CC) -O3 -Wall -Wextra -o $(BENCH_BUILD)/floor Benchmarks/floor.c `sdl2-config --cflags --libs` -lSDL2_ttf
	@Scripts/bench.sh --floor $(BENCH_BUILD)/floor --demo $(RELEASE_BINARY) \
	  --first-frame $(BENCH_PACKAGE)/first-frame --json $(BENCH_BUILD)/results.json $(BENCH)
