# Installing: what the top Makefile includes for `make install`, `uninstall`, `deb` and `check-install`.
# It works alone too: make -f Scripts/install.mk install

SWIFT ?= swift
INSTALL ?= install

PREFIX ?= /usr/local
# A folder to put in front of every path, for staging; it is named in no installed file.
DESTDIR ?=
BINDIR ?= $(PREFIX)/bin
# The demo looks for the program of its that reads storyboards in ../libexec/numberfield, seen from its own folder.
LIBEXECDIR ?= $(PREFIX)/libexec/numberfield
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(DATADIR)/man
DOCDIR ?= $(DATADIR)/doc/numberfield-demo

# One place for the version: the program's `--version` is tested against it.
VERSION := $(strip $(shell cat VERSION))
# The day of the last change, so that the same sources install the same files.
RELEASE_DATE ?= $(shell Scripts/release-date.sh +%Y-%m-%d)

# The Swift runtime is linked in: the program runs where there is no Swift.
include Scripts/lean.mk
RELEASE_SOURCES := $(shell find Package.swift Sources -name '*.swift' -o -name '*.h' -o -name '*.modulemap')

APP_ID = org.example.numberfield_demo
ICON_SIZES = 16 22 24 32 48 64 96 128 256 512
SAMPLE_SCRIPTS = $(wildcard Assets/Scripts/*.nfs)
SAMPLE_SCENES = $(wildcard Assets/Scenes/*.json Assets/Scenes/*.storyboard Assets/Scenes/*.xib Assets/*.schema.json)
DOCUMENTS = $(wildcard LICENSE README.md CHANGELOG.md Documentation/Guide.docc/Articles/Kiosk.md)
KIOSK_EXAMPLES = $(wildcard Packaging/kiosk/*.service)

# Every folder of ours alone, for removing; and the shell's way to a path with the staging folder in front.
OWN_FOLDERS = $(DATADIR)/numberfield $(DOCDIR) $(LIBEXECDIR)
ICONS = $(DATADIR)/icons/hicolor
fill_in = sed -e 's|@VERSION@|$(VERSION)|g' -e 's|@DATE@|$(RELEASE_DATE)|g' -e 's|@BINDIR@|$(BINDIR)|g' \
  -e 's|@LIBEXECDIR@|$(LIBEXECDIR)|g' -e 's|@DATADIR@|$(DATADIR)|g' -e 's|@DOCDIR@|$(DOCDIR)|g'

.PHONY: release install install-strip uninstall deb check-install

$(RELEASE_BINARY): $(RELEASE_SOURCES) Scripts/lean.mk Scripts/start-order.txt $(LEAN)/libstdc++.a
	$(SWIFT) build $(RELEASE_FLAGS) --product numberfield-demo-lean
	$(SWIFT) build $(RELEASE_FLAGS) --product numberfield-demo
	@touch $@ $(RELEASE_WHOLE)

$(RELEASE_WHOLE): $(RELEASE_BINARY)

release: $(RELEASE_BINARY) ## builds the demo for release, with the Swift runtime linked in

install: $(RELEASE_BINARY) ## installs the demo below PREFIX (/usr/local), staged below DESTDIR
	$(INSTALL) -d "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(LIBEXECDIR)" "$(DESTDIR)$(MANDIR)/man1" \
	  "$(DESTDIR)$(DATADIR)/applications" "$(DESTDIR)$(DATADIR)/metainfo" "$(DESTDIR)$(DATADIR)/numberfield/scripts" "$(DESTDIR)$(DOCDIR)/examples"
	$(INSTALL) -m 755 $(STRIP_FLAG) $(RELEASE_BINARY) "$(DESTDIR)$(BINDIR)/numberfield-demo"
	$(INSTALL) -m 755 $(STRIP_FLAG) $(RELEASE_WHOLE) "$(DESTDIR)$(LIBEXECDIR)/numberfield-demo"
	$(fill_in) Packaging/numberfield-demo.1 > "$(DESTDIR)$(MANDIR)/man1/numberfield-demo.1"
	$(fill_in) Packaging/numberfield-demo.metainfo.xml > "$(DESTDIR)$(DATADIR)/metainfo/$(APP_ID).metainfo.xml"
	$(INSTALL) -m 644 Packaging/numberfield-demo.desktop "$(DESTDIR)$(DATADIR)/applications/"
	for size in $(ICON_SIZES); do \
	  $(INSTALL) -D -m 644 Assets/Icon/$${size}x$$size.png \
	    "$(DESTDIR)$(ICONS)/$${size}x$$size/apps/numberfield-demo.png" || exit; \
	done
	$(INSTALL) -D -m 644 Assets/Icon/numberfield-demo.svg "$(DESTDIR)$(ICONS)/scalable/apps/numberfield-demo.svg"
	$(INSTALL) -m 644 $(SAMPLE_SCRIPTS) "$(DESTDIR)$(DATADIR)/numberfield/scripts/"
	if [ -n "$(SAMPLE_SCENES)" ]; then \
	  $(INSTALL) -d "$(DESTDIR)$(DATADIR)/numberfield/scenes" && \
	  $(INSTALL) -m 644 $(SAMPLE_SCENES) "$(DESTDIR)$(DATADIR)/numberfield/scenes/"; \
	fi
	$(INSTALL) -m 644 $(DOCUMENTS) "$(DESTDIR)$(DOCDIR)/"
	for unit in $(KIOSK_EXAMPLES); do \
	  $(fill_in) "$$unit" > "$(DESTDIR)$(DOCDIR)/examples/$${unit##*/}" || exit; \
	done
	chmod 644 "$(DESTDIR)$(MANDIR)/man1/numberfield-demo.1" "$(DESTDIR)$(DOCDIR)/examples"/* \
	  "$(DESTDIR)$(DATADIR)/metainfo/$(APP_ID).metainfo.xml"

install-strip: STRIP_FLAG = -s
install-strip: install ## installs it without its symbols

uninstall: ## removes what install put there (same PREFIX and DESTDIR)
	rm -f "$(DESTDIR)$(BINDIR)/numberfield-demo" "$(DESTDIR)$(MANDIR)/man1/numberfield-demo.1" \
	  "$(DESTDIR)$(DATADIR)/applications/numberfield-demo.desktop" \
	  "$(DESTDIR)$(DATADIR)/metainfo/$(APP_ID).metainfo.xml" \
	  "$(DESTDIR)$(ICONS)/scalable/apps/numberfield-demo.svg"
	for size in $(ICON_SIZES); do rm -f "$(DESTDIR)$(ICONS)/$${size}x$$size/apps/numberfield-demo.png"; done
	for folder in $(OWN_FOLDERS); do rm -rf "$(DESTDIR)$$folder"; done

deb: $(RELEASE_BINARY) ## builds a Debian package in build/
	SWIFT="$(SWIFT)" Scripts/make-deb.sh

check-install: ## installs, packs, tries and removes the demo, and validates every part of it
	@Scripts/check-install.sh
