/** `traverse`: Back or Forward, after which the history is already at another entry. */
type TransitionType = 'push' | 'replace' | 'traverse';

/** What to do before the router replaces the shown page, while its text is still in the document. */
const listeners = new Set<(type: TransitionType, url: string) => void>();

/** Calls back whenever the router is about to replace the shown page. Returns the function that ends this. */
export function onTransitionStart(listener: (type: TransitionType, url: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by `instrumentation-client.ts`. */
export function notifyTransitionStart(url: string, type: TransitionType): void {
  for (const listener of listeners) listener(type, url);
}
