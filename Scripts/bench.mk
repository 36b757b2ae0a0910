# `make bench`: what the field costs beside the same screen drawn by hand in C. See PERFORMANCE.md.
#
# BENCH passes options to the runner: `make bench BENCH="--only tap"`, `BENCH=--quick`.

BENCH ?=
BENCH_BUILD = .build/bench
BENCH_PACKAGE = Benchmarks/.build/release

# A folder in which the linker finds the C++ library of the Swift runtime only as an archive: as one shared library
# more it would cost a millisecond at each start.
BENCH_LEAN = $(CURDIR)/$(BENCH_BUILD)/lean
BENCH_SWIFT = $(SWIFT) build -c release --static-swift-stdlib -Xlinker -L$(BENCH_LEAN)

.PHONY: bench
bench: ## measures what a field costs, beside a C program that draws the same by hand
	@mkdir -p $(BENCH_LEAN)
	@ln -sf `$(CC) -print-file-name=libstdc++.a` $(BENCH_LEAN)/libstdc++.a
	$(CC) -O3 -Wall -Wextra -o $(BENCH_BUILD)/floor Benchmarks/floor.c `sdl2-config --cflags --libs` -lSDL2_ttf
	$(BENCH_SWIFT) --product numberfield-demo
	$(BENCH_SWIFT) --package-path Benchmarks
	@Scripts/bench.sh --floor $(BENCH_BUILD)/floor --demo .build/release/numberfield-demo \
	  --first-frame $(BENCH_PACKAGE)/first-frame --json $(BENCH_BUILD)/results.json $(BENCH)
