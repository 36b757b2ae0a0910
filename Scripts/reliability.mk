# Long runs: what the top Makefile includes for `make soak`, `fuzz` and `sanitize`.

.PHONY: soak fuzz sanitize

soak: ## plays random inputs for ten minutes, checking what has to hold (SOAK_SECONDS=30 for the short form, SOAK_SEED=…)
	@Scripts/set-up.sh test
	@Scripts/soak.sh '$(or $(SOAK_SECONDS),600)' $(SOAK_SEED:%='%')

fuzz: ## fuzzes each reader for a minute (FUZZ_SECONDS=… for each of them, FUZZ_TARGETS=…)
	@Scripts/set-up.sh test
	@Scripts/fuzz.sh '$(or $(FUZZ_SECONDS),60)' $(FUZZ_TARGETS:%='%')

sanitize: ## all tests under AddressSanitizer (leaks too) and ThreadSanitizer (SANITIZE=short: the demo alone)
	@Scripts/set-up.sh test
	@Scripts/sanitize.sh $(SANITIZE)
