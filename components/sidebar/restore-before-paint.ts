/** Inlined by its source text: it must not use anything from outside. `use-sidebar.ts` writes the stored values. */
export function restoreBeforePaint(groupsKey: string, scrollKey: string): void {
  const sidebar = document.currentScript?.previousElementSibling;
  // Hidden on narrow screens, where the first paint need not wait for the storage; the effects of the page restore it as well.
  if (!sidebar || matchMedia('(max-width: 62.25em)').matches) return;
  let opened: string[] = [];
  let scroll = 0;
  try {
    opened = (sessionStorage.getItem(groupsKey) || '').split(' ');
    scroll = Number(sessionStorage.getItem(scrollKey)) || 0;
  } catch {
    // blocked
  }
  sidebar.querySelectorAll('[data-group]').forEach((group) => {
    if (!opened.includes(group.getAttribute('data-group') || '')) return;
    group.setAttribute('data-open', '');
    group.querySelector('button')?.setAttribute('aria-expanded', 'true');
  });
  const link = sidebar.querySelector('[aria-current="page"]');
  if (!link) return;
  sidebar.scrollTop = scroll;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  // The section bar may cover the last 44 px of the window.
  if (top < box.top || bottom > Math.min(box.bottom, innerHeight) - 44)
    sidebar.scrollTop += top - box.top - box.height / 3;
}
