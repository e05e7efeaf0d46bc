/** What to do before the router replaces the shown page, while its text is still in the document. */
const listeners = new Set<() => void>();

/** Calls back whenever the router is about to replace the shown page. Returns the function that ends this. */
export function onTransitionStart(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by `instrumentation-client.ts`. */
export function startTransition(): void {
  for (const listener of listeners) listener();
}
