# How a release program is linked, so that it starts soon and touches little memory: PERFORMANCE.md says what each of
# these is worth. `make install`, `make deb` and `make bench` link so, and so may any program that uses the package.
ifndef LEAN_FLAGS

# A folder in which the linker finds the C++ library of the Swift runtime only as an archive: each shared library more
# is looked through for every symbol.
LEAN = $(CURDIR)/build/lean

# The Swift runtime, and what it is made with, linked in; no folder to look for libraries in; nothing exported to
# libraries, which look for nothing here; the program at an address of its own choice, so that none of its own pointers
# has to be set, nor their pages copied; what a start runs stands together.
LEAN_FLAGS = --static-swift-stdlib --disable-local-rpath -Xlinker -L$(LEAN) \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xlinker --no-export-dynamic -Xlinker --no-pie \
  -Xlinker --symbol-ordering-file=$(CURDIR)/Scripts/start-order.txt -Xlinker --no-warn-symbol-ordering

# The demo as it is installed: a scratch folder of its own, for other flags than those of `swift build` would rebuild
# everything, back and forth.
RELEASE_SCRATCH = build/release
RELEASE_FLAGS = -c release $(LEAN_FLAGS) --scratch-path $(RELEASE_SCRATCH)
# What is installed as `numberfield-demo`, and the whole demo, which that becomes for a storyboard.
RELEASE_BINARY = $(RELEASE_SCRATCH)/release/numberfield-demo-lean
RELEASE_WHOLE = $(RELEASE_SCRATCH)/release/numberfield-demo

.PHONY: start-order
start-order: ## writes anew which functions a start runs (needs valgrind; after changes to what a start does)
	@Scripts/start-order.sh

$(LEAN)/libstdc++.a:
	@mkdir -p $(LEAN)
	@ln -sf `$(CC) -print-file-name=libstdc++.a` $@

endif
