# Failing calls, lost displays, window managers and Wayland: real windows, which want a quiet machine.

.PHONY: faults

faults: ## makes SDL's calls fail, takes displays away, and runs under openbox and weston
	@Scripts/set-up.sh test
	@$(SWIFT) build --package-path Examples/EmbeddedPanel || echo "faults: without the example of embedding" >&2
	NUMBERFIELD_FAULTS=1 $(SWIFT) test --disable-xctest \
	  --filter "FaultTests|DisplayLossTests|KioskTests|WaylandTests|WindowManagerTests"
