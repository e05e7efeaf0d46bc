/**
 * Calls back when the document is loaded and the browser is idle, at the latest `timeoutMs` after the load: a busy browser may
 * never be idle, and Chromium sometimes reports it only 2.7 s after the load. Returns the function that cancels the call.
 */
export function whenIdle(action: () => void, timeoutMs = 1000): () => void {
  let stopped = false;
  const run = (): void => {
    if (!stopped) action();
  };
  const onLoad = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: timeoutMs });
    else setTimeout(run, 200); // Safari
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => {
    stopped = true;
    window.removeEventListener('load', onLoad);
  };
}
