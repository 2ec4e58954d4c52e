#!/bin/sh
# Installs Larder into $PREFIX, or removes it; `make install` and `make uninstall` run this.
#
#   Sources/install.sh install BINARY
#   Sources/install.sh uninstall
#
# PREFIX is /usr/local by default; packagers set DESTDIR, which is put in front of it. share/doc/larder/installed lists
# what was installed, so that it can be removed again: the files, the folders that did not exist before, and how many of
# $PREFIX and the folders above it did not exist.
set -eu
umask 022
LC_ALL=C
export LC_ALL

fail() { echo "larder: $1" >&2; exit "${2:-73}"; }

prefix=${PREFIX:-/usr/local}
case $prefix in
  '~') prefix=$HOME ;;
  '~/'*) prefix=$HOME/${prefix#'~/'} ;;
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
prefix=${prefix%/}
destdir=${DESTDIR:-}
case $destdir in
  '~/'*) destdir=$HOME/${destdir#'~/'} ;;
  ''|/*) ;;
  *) destdir=$PWD/$destdir ;;
esac
root=${destdir%/}$prefix
repository=$(cd "$(dirname "$0")/.." && pwd)
doc=share/doc/larder
list=$root/$doc/installed

# Creates a folder below the root, with its parent folders, and lists those that it created.
folder() {
  if [ ! -d "$root/$1" ]; then
    case $1 in */*) folder "${1%/*}" ;; esac
    [ -d "$root/$1" ] || { mkdir "$root/$1" 2>/dev/null || fail "cannot make the folder $root/$1; name another PREFIX, or use sudo"; }
    echo "folder $1" >>"$new"
  fi
}

# Writes a file from standard input under a temporary name, and renames it when it is complete.
put() { # PATH MODE
  case $1 in */*) folder "${1%/*}" ;; esac
  [ ! -d "$root/$1" ] || fail "$root/$1 is a folder; move it away, or name another PREFIX"
  cat >"$root/$1.new" && chmod "$2" "$root/$1.new" && mv -f "$root/$1.new" "$root/$1" || {
    rm -f "$root/$1.new"
    fail "cannot write $root/$1; name another PREFIX, or use sudo"
  }
  echo "file $1" >>"$new"
}

licence() { # NAME SOURCE...
  name=$1
  shift
  for source; do
    if [ -f "$source" ]; then put "$doc/licences/$name" 644 <"$source"; return; fi
  done
  echo "no licence text found for $name; it would be in $1" >&2
}

# Saves the list even if the installation failed half way.
keep_list() {
  [ -d "$root/$doc" ] && [ -s "$new" ] || return 0
  # Files of an earlier installation stay in the list.
  { [ ! -f "$list" ] || cat "$list"; cat "$new"; } | sort -u >"$list.new" && mv -f "$list.new" "$list"
}

# Installs a file that contains what the program prints for these words.
printed() { # PATH WORDS...
  path=$1
  shift
  "$binary" "$@" >"$text" || fail "$binary cannot print its own \`$*\`" 70
  put "$path" 644 <"$text"
}

install_all() {
  binary=$1
  [ -x "$binary" ] && [ ! -d "$binary" ] || fail "there is no program $binary; \`make build\` builds it" 66
  new=$(mktemp)
  text=$(mktemp)
  trap 'keep_list; rm -f "$new" "$text"' EXIT
  # Without these traps some shells exit without running the one above.
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  above=$root
  made=0
  while [ ! -d "$above/" ]; do
    above=${above%/*}
    made=$((made + 1))
  done
  mkdir -p "$root/" 2>/dev/null || fail "cannot make the folder $root; name another PREFIX, or use sudo"
  [ $made = 0 ] || echo "above $made" >>"$new"
  folder "$doc"
  put bin/larder 755 <"$binary"
  # It fetches pages for `recipe import`; without it everything else works.
  [ ! -x "${binary%/*}/larder-net" ] || put bin/larder-net 755 <"${binary%/*}/larder-net"
  printed share/man/man1/larder.1 about man
  printed share/bash-completion/completions/larder completion bash
  printed share/zsh/site-functions/_larder completion zsh
  printed share/fish/vendor_completions.d/larder.fish completion fish
  swift=$(readlink -f "$(command -v swift)" 2>/dev/null || true)
  system=/usr/share/doc
  licence GPL-3 /usr/share/common-licenses/GPL-3
  licence GRDB "$repository/.build/checkouts/GRDB.swift/LICENSE"
  licence Swift "${swift%/bin/*}/share/swift/LICENSE.txt" "${swift%/bin/*}/share/doc/swift/LICENSE.txt"
  licence SQLite $system/libsqlite3-0/copyright $system/libsqlite3-dev/copyright
  licence Readline $system/libreadline8/copyright $system/libreadline8t64/copyright $system/libreadline-dev/copyright
  licence zlib $system/zlib1g/copyright $system/zlib1g-dev/copyright
  echo "larder is in $root/bin"
  [ -n "$destdir" ] || hints
}

hints() {
  case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "  it is not in your PATH: add $prefix/bin" ;; esac
  if command -v zsh >/dev/null && ! zsh -fc 'print -l $fpath' 2>/dev/null | grep -qxF "$prefix/share/zsh/site-functions"; then
    echo "  zsh: put  fpath+=('$prefix/share/zsh/site-functions')  before compinit in ~/.zshrc"
  fi
  echo "  completion works in shells that are started from now on"
}

uninstall_all() {
  [ -f "$list" ] || fail "nothing is installed in $root: there is no $list" 66
  copy=$(mktemp)
  trap 'rm -f "$copy"' EXIT
  cat "$list" >"$copy"
  while read -r kind path; do
    case $path in ''|/*|*..*) continue ;; esac
    if [ "$kind" = file ]; then rm -f "$root/$path" || fail "cannot remove $root/$path; use sudo"; fi
  done <"$copy"
  rm -f "$list"
  # The deepest folders first; a folder with other files in it stays.
  sort -r "$copy" | while read -r kind path; do
    case $path in ''|/*|*..*) continue ;; esac
    if [ "$kind" = folder ]; then rmdir "$root/$path" 2>/dev/null || true; fi
  done
  made=$(sed -n 's/^above \([0-9]*\)$/\1/p' "$copy" | sort -n | tail -n 1)
  above=$root
  while [ "${made:-0}" -gt 0 ] && rmdir "$above" 2>/dev/null; do
    above=${above%/*}
    made=$((made - 1))
  done
  echo "larder is gone from $root; your household is where it was"
}

case ${1:-} in
  install) install_all "${2:-.build/release/larder}" ;;
  uninstall) uninstall_all ;;
  *) fail "install or uninstall" 64 ;;
esac
