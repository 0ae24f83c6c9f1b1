#!/bin/sh
# On another machine than the site's: fetches its copies, reads every byte of the new ones, and lets go of the old.
#
#   fetch-copies FROM TO [DAYS]
#
# FROM  where they lie, as rsync says it: root@www.example.com.br:./ where the key opens that folder alone
# TO    a folder of this machine
# DAYS  how long one is kept here, 90 unless told; the newest seven stay however old they are
#
# It fails, and says why, when a copy is damaged, which is not kept, or when none is of the last 36 hours.
set -eu
umask 077
from=$1 to=$2 days=${3:-90}
failed=0

mkdir -p "$to/arriving"
to=$(cd "$to" && pwd)
rsync --archive --no-owner --no-group --compare-dest="$to" --include='abre-facil-*.sqlite' --include='abre-facil-*.dump' \
  --exclude='*' "$from" "$to/arriving/"

# A copy ends with the SHA-256 of all its bytes before, in hexadecimal, and a line break.
is_whole() {
  [ "$(head -c -65 "$1" | sha256sum | head -c 64)" = "$(tail -c 65 "$1" | head -c 64)" ]
}

for copy in "$to"/arriving/*; do
  [ -f "$copy" ] || continue
  name=${copy##*/}
  if is_whole "$copy"; then
    mv "$copy" "$to/$name"
    echo "fetched and verified: $name"
  else
    rm "$copy"
    echo "damaged, not kept: $name" >&2
    failed=1
  fi
done

# Their names begin with the moment: the newest first.
for name in $(ls -1r "$to" | grep '^abre-facil-' | tail -n +8); do
  find "$to/$name" -mtime "+$days" -delete -printf "let go of: $name\n"
done

if [ -z "$(find "$to" -maxdepth 1 -name 'abre-facil-*' -mmin -2160)" ]; then
  echo "there is no copy of the last 36 hours" >&2
  failed=1
fi
exit "$failed"
