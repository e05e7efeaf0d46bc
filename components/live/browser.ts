import { labels } from 'site:labels';
import { loadFiles } from './load-files';
import { startNavbar } from './start-navbar';
import { startPage } from './start-page';

/** What the export's pages load: the page first, the bar when it is wanted. */
Object.assign(globalThis, { loadFiles });
startPage(labels);
startNavbar(() => import('./navbar-island'));
