# NumberField for SDL2. `make run` and `make test` set up what is missing first.

SWIFT ?= swift
ARGS ?=
FORMATTED = Package.swift $(wildcard Sources Tests Examples Benchmarks/Sources Soak/Sources)

.PHONY: help run test lint format pictures clean

help: ## lists these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / && !seen[$$1]++ { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## opens the demo (ARGS="--events …" passes options); without a display, makes bitmaps
	@Scripts/set-up.sh run
	@Scripts/run-demo.sh $(ARGS)

test: ## runs all tests (ARGS="--filter …" passes options to swift test)
	@Scripts/set-up.sh test
	$(SWIFT) test --disable-xctest $(ARGS)

lint: ## checks formatting, and that nothing warns
	@Scripts/set-up.sh test
	@Scripts/lint.sh

format: ## formats the sources in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

pictures: ## makes the README's pictures anew
	@Scripts/set-up.sh pictures
	@Scripts/pictures.sh

clean: ## removes what was built
	rm -rf .build build

# Installing, benchmarks, documentation, soaks: each has a file of its own.
include $(wildcard Scripts/*.mk)
