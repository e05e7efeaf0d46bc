/** True if prefetching would cost the reader too much: data saver, or a 2g connection. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
