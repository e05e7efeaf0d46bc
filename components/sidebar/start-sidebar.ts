import { on } from '@/lib/browser/events';
import { rememberGroup, rememberScroll, restoreSidebar, setGroupOpen } from './sidebar-state';

/** Opens and closes groups of any sidebar on the page (the mobile panel shows a copy), and keeps their state and the scroll place. */
export function startSidebar(): void {
  let known = document.querySelector('#page .sidebar');
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('.sidebar button') : null;
    const pressed = button?.closest<HTMLElement>('[data-group]');
    if (!pressed) return;
    const { group = '' } = pressed.dataset;
    const { name = '' } = pressed.closest<HTMLElement>('.sidebar')?.dataset ?? {};
    const open = !pressed.hasAttribute('data-open');
    const twins = document.querySelectorAll(
      `.sidebar[data-name="${CSS.escape(name)}"] [data-group="${CSS.escape(group)}"]`,
    );
    twins.forEach((twin) => setGroupOpen(twin, open));
    rememberGroup(name, group, open);
  };
  const onShown = (): void => {
    const sidebar = document.querySelector<HTMLElement>('#page .sidebar');
    if (sidebar && sidebar !== known) restoreSidebar(sidebar);
    known = sidebar;
  };
  document.addEventListener('click', onClick);
  on('page:loading', rememberScroll);
  on('page:shown', onShown);
  window.addEventListener('pagehide', rememberScroll);
}
