/** How long one slice may last, in ms: on a phone four times as slow, still no task that a reader would notice. */
const slice = 8;

/**
 * Runs actions in their order, and lets the browser answer the reader between them when they take long. What fails is
 * reported and leaves the rest working. `done` is called after the last. The signal gives up what has not run yet.
 */
export function runInSlices(actions: readonly (() => void)[], done: () => void, signal?: AbortSignal): void {
  let next = 0;
  const run = (): void => {
    const started = performance.now();
    for (; !signal?.aborted && next < actions.length; next++) {
      if (performance.now() - started > slice) return void setTimeout(run);
      try {
        actions[next]?.();
      } catch (error) {
        console.error(error);
      }
    }
    if (!signal?.aborted) done();
  };
  run();
}
