# The documentation: articles in Documentation/, and what stands above the public declarations.

.PHONY: docs check-readme

docs: ## makes the documentation as a website
	@Scripts/set-up.sh run
	@Scripts/docs.sh

check-readme: ## builds and runs the README's program as a new user would, in a package outside of this folder
	@Scripts/set-up.sh run
	@Scripts/check-readme.sh
