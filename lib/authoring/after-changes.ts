import { watch, type FSWatcher } from 'chokidar';

/** Calls back once for the several events of one save below these folders, until the watcher is closed. */
export function afterChanges(folders: string[], waitMs: number, changed: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folders, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!watcher.closed) changed();
    }, waitMs);
  });
  return watcher;
}
