/**
 * Calls back once the document is loaded and the browser has nothing better to do, `longestWait` ms later at the latest: one
 * that is never idle must still come to it, and Chromium sometimes says so only 2.7 s after the load. Returns how to give that up.
 */
export function whenIdle(action: () => void, longestWait = 1000): () => void {
  let stopped = false;
  const run = (): void => {
    if (!stopped) action();
  };
  const onLoad = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
    else setTimeout(run, Math.min(200, longestWait));
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => {
    stopped = true;
    window.removeEventListener('load', onLoad);
  };
}
