/**
 * A press that came before the scripts of the page did; the loader has kept it (lib/export/live-script). Answers how to do it
 * again: a button that was pressed, or a key. Where something else was touched last, nothing is to be done.
 */
export function takeEarlyPress(): () => void {
  const host = globalThis as { lastSign?: Event | undefined };
  const sign = host.lastSign;
  host.lastSign = undefined; // it would keep its page in memory
  return () => {
    const target = sign?.target as Element | null | undefined;
    if (sign?.type === 'click') target?.closest('button')?.click();
    if (sign?.type === 'keydown') target?.dispatchEvent(new KeyboardEvent('keydown', sign as KeyboardEvent));
  };
}
