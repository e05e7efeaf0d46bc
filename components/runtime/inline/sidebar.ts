import { restoreSidebar } from '../../sidebar/sidebar-state';

/** Runs right after the sidebar: restores its open groups and its scroll offset before the first paint. */
const sidebar = document.querySelector<HTMLElement>('.sidebar');
if (sidebar) restoreSidebar(sidebar);
