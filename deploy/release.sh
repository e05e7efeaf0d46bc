#!/bin/sh
# Publishes an export on a server with nginx, or goes back to an earlier one:
#   deploy/release.sh out /srv/docs          new release; nginx: root /srv/docs/current;
#   deploy/release.sh --rollback /srv/docs   the release before the current one
# A release is a folder; `current` is a symbolic link that is replaced in one step, so that no request sees half a site.
set -eu

[ "$#" -eq 2 ] || { echo "Usage: $0 <export>|--rollback <folder>" >&2; exit 2; }
folder=$2
releases=$folder/releases
current=$(readlink "$folder/current" 2>/dev/null || true)

if [ "$1" = --rollback ]; then
  # The names are dates, so the release before the current one is the last of the lower names.
  release=$(ls "$releases" | sort | awk -v now="$(basename "$current")" '$0 < now && !/[.]part$/' | tail -n 1)
  [ -n "$release" ] || { echo "There is no release before $current" >&2; exit 1; }
else
  [ -f "$1/404.html" ] || { echo "$1 is not an export" >&2; exit 1; }
  release=$(date -u +%Y%m%dT%H%M%SZ)
  mkdir -p "$releases"
  # An interrupted copy must not look like a release to go back to.
  cp -R "$1" "$releases/$release.part"
  # Open pages may still ask for scripts of the build they came from: keep those of the last 30 days.
  [ -z "$current" ] || cp -Rnp "$folder/$current/_next" "$releases/$release.part/" || true
  find "$releases/$release.part/_next" -type f -mtime +30 -delete
  mv "$releases/$release.part" "$releases/$release"
fi
ln -sfn "releases/$release" "$folder/current.new"
mv -T "$folder/current.new" "$folder/current"
echo "$folder/current is $release"
