import { watch } from 'chokidar';

/** Calls back once for the several events of one save below a folder. */
export function afterChanges(folder: string, waitMs: number, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, waitMs);
  });
}
