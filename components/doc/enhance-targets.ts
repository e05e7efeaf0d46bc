import { findTarget } from '@/lib/browser/find-target';

/** Shows what an address points to: opens the foldable blocks and the tab it lies in, on load and when the hash changes. */
export function enhanceTargets(root: HTMLElement, signal: AbortSignal): void {
  const reveal = (): void => {
    const target = findTarget(location.hash);
    if (!target || !root.contains(target)) return;
    let hidden = false;
    for (
      let element: HTMLElement | null = target;
      element && element !== root;
      element = element.parentElement
    ) {
      if (element instanceof HTMLDetailsElement && !element.open) hidden = element.open = true;
      if (element.classList.contains('tab') && !element.checkVisibility()) {
        hidden = true;
        const value = element.dataset.value?.split(' ')[0] ?? '';
        element.parentElement
          ?.querySelector<HTMLElement>(`:scope > .tab-list > [data-value="${CSS.escape(value)}"]`)
          ?.click();
      }
    }
    if (hidden) target.scrollIntoView({ behavior: 'instant' });
  };
  reveal();
  window.addEventListener('hashchange', reveal, { signal });
}
