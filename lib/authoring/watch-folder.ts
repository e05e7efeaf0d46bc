import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Calls `changed` at each change of a file below a folder; answers how to stop.
 *
 * Each folder is watched by itself: a recursive watcher of Node 20 on Linux follows the files, and loses one that an
 * editor saves by putting a new file in its place.
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function follow(place: string): void {
    if (watchers.has(place)) return;
    const watcher = watch(place, () => {
      followChildren(place);
      changed();
    });
    // A folder that is removed ends its watcher with an error on some systems.
    watcher.on('error', () => unfollow(place));
    watchers.set(place, watcher);
    followChildren(place);
  }

  function followChildren(place: string): void {
    try {
      for (const entry of readdirSync(place, { withFileTypes: true }))
        if (entry.isDirectory()) follow(path.join(place, entry.name));
    } catch {
      unfollow(place); // it is gone
    }
  }

  function unfollow(place: string): void {
    watchers.get(place)?.close();
    watchers.delete(place);
  }

  follow(folder);
  return () => [...watchers.keys()].forEach(unfollow);
}
