/** False if prefetching would fail or cost the reader too much: offline, with data saver, or on a 2g connection. */
export function mayPrefetch(): boolean {
  const { connection, onLine } = navigator;
  return onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
