type Undo = () => void;

/** How long one slice may last, in ms: on a phone four times as slow, still no task that a reader would notice. */
const slice = 8;

/**
 * Runs actions in their order, and lets the browser answer the reader between them when they take long. What fails is
 * reported and leaves the rest working. `done` is called after the last. Returns the function that undoes what was done, in
 * the same order, and gives up what was not.
 */
export function runInSlices(actions: readonly (() => Undo | void)[], done: () => void): Undo {
  const undos: Undo[] = [];
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    const started = performance.now();
    for (; next < actions.length; next++) {
      if (performance.now() - started > slice) {
        timer = setTimeout(run);
        return;
      }
      try {
        const undo = actions[next]?.();
        if (undo) undos.push(undo);
      } catch (error) {
        console.error(error);
      }
    }
    done();
  };
  run();
  return () => {
    clearTimeout(timer);
    next = actions.length;
    undos.forEach((undo) => undo());
  };
}
