import { on, onPressed } from '@/lib/browser/events';
import { startPart } from '@/lib/browser/load';
import { rememberSidebar, setGroupOpen } from './sidebar-state';

/** Opens and closes groups of any sidebar on the page (the mobile panel shows a copy), and keeps their state and the scroll offset. */
export function startSidebar(): void {
  onPressed('.sidebar button', (button) => {
    const entry = button.closest('.entry-tree li');
    if (entry) return setGroupOpen(entry, !entry.hasAttribute('data-open'));
    const pressed = button.closest<HTMLElement>('[data-group]');
    if (!pressed) return;
    const { group = '' } = pressed.dataset;
    const open = !pressed.hasAttribute('data-open');
    const twins = document.querySelectorAll(`.sidebar [data-group="${CSS.escape(group)}"]`);
    twins.forEach((twin) => setGroupOpen(twin, open));
  });
  const filtered = new WeakSet<Element>();
  // The mobile menu shows a copy of the entry tree.
  document.addEventListener('focusin', ({ target }) => {
    const tree = target instanceof HTMLInputElement && target.closest<HTMLElement>('.entry-tree');
    if (!tree || filtered.has(target)) return;
    filtered.add(target);
    void startPart(async () => (await import('./tree-filter')).startTreeFilter(tree, target));
  });
  on('page:loading', rememberSidebar);
  window.addEventListener('pagehide', rememberSidebar);
}
