/** Short enough that it is not a long task at CPU ×4 either. */
const SLICE_MS = 8;

/**
 * Calls `run` with each item until the signal aborts, and yields to the event loop after each slice of time. An error is reported, and the
 * rest still runs.
 */
export async function runInSlices<Item>(
  items: readonly Item[],
  run: (item: Item) => void,
  signal?: AbortSignal,
): Promise<void> {
  let started = performance.now();
  for (const item of items) {
    if (performance.now() - started > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      started = performance.now();
    }
    if (signal?.aborted) return;
    try {
      run(item);
    } catch (error) {
      console.error(error);
    }
  }
}
