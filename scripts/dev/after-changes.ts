import { watch, type FSWatcher } from 'chokidar';

/** Calls back once for the several events of one save below a folder. */
export function afterChanges(folder: string, waitMs: number, changed: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, waitMs);
  });
}
