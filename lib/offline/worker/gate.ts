/** Longest time a page can hold a download: a page that has gone must not stop it for good. */
const longestHold = 2000;

let open: (() => void) | null = null;
let gate = Promise.resolve();

/** Holds the download while the reader waits for a page, or lets it go on. */
export function holdDownload(hold: boolean): void {
  if (!hold) return open?.();
  if (open) return;
  gate = new Promise((resolve) => {
    const timer = setTimeout(() => open?.(), longestHold);
    open = () => {
      clearTimeout(timer);
      open = null;
      resolve();
    };
  });
}

/** Resolves at once, or when the page no longer waits. */
export function passGate(): Promise<void> {
  return gate;
}
