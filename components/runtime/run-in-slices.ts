/** On a phone four times as slow, this is still not a task that a reader would notice. */
const SLICE_MS = 8;

/**
 * Calls `run` with each item until the signal aborts, and lets the browser answer the reader between them when they take long. An error is
 * reported, and the rest still runs.
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
