# The example of a program that embeds fields: Examples/EmbeddedPanel.

.PHONY: check-example

check-example: ## runs the embedding example in a virtual display and compares its picture
	@Scripts/set-up.sh test
	@Scripts/check-example.sh
