#!/usr/bin/env bash
# Installs the Debian packages that are missing from the lists named: install-packages.sh run test
# Says nothing and asks for no rights when all of them are there.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if ! command -v dpkg-query >/dev/null; then
  exit 0  # not Debian: CMake names what it does not find
fi

wanted=()
for list in "$@"; do
  mapfile -t -O "${#wanted[@]}" wanted <"$here/packages/$list.txt"
done

# Node may well have come from elsewhere, and then it is not replaced.
if command -v node >/dev/null && command -v npm >/dev/null; then
  mapfile -t wanted < <(printf '%s\n' "${wanted[@]}" | grep -vx -e nodejs -e npm)
fi

# dpkg-query fails when it has never heard of a package: that is an answer too.
installed=$(dpkg-query -W -f '${db:Status-Status} ${binary:Package}\n' "${wanted[@]}" 2>/dev/null |
  sed -n 's/^installed \([^:]*\).*/\1/p' || true)
mapfile -t missing < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort) <(sort <<<"$installed"))
if ((${#missing[@]} == 0)); then
  exit 0
fi

as_root=()
if ((EUID != 0)); then
  as_root=(sudo)
fi
echo "Installing ${missing[*]}" >&2
{
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}"
} >&2
