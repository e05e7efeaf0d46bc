/**
 * What copying a block gives: the lines in the reader's variant, without removed lines, and without the output of a session. Prompts are
 * only style.
 */
export function visibleCode(pre: HTMLElement): string {
  const copied = pre.cloneNode(true) as HTMLElement;
  const variants = copied.querySelectorAll('[data-value]');
  pre.querySelectorAll('[data-value]').forEach((variant, index) => {
    if (!variant.checkVisibility()) variants[index]?.remove();
  });
  const isSession = pre.closest('[data-lang="console"]') !== null;
  copied.querySelectorAll(isSession ? '.line:not(.p)' : 'del').forEach((line) => line.remove());
  return (copied.textContent ?? '').replace(/\n$/, '');
}
