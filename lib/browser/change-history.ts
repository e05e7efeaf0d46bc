/**
 * Adds or replaces an entry of the history. False where the browser refuses, as some do after many changes in a short time: what
 * the reader has asked for goes on without. Never a path alone as address: `//a` would name another host.
 */
export function changeHistory(how: 'push' | 'replace', state: object | null, url?: URL): boolean {
  try {
    history[`${how}State`](state, '', url);
    return true;
  } catch (error) {
    console.warn('The history could not be changed:', error);
    return false;
  }
}
