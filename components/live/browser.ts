import { labels } from 'site:labels';
import { loadFiles } from './load-files';
import { takeEarlyPress } from './early-press';
import { startNavbar } from './start-navbar';
import { startPage } from './start-page';

/** What the export's pages load: the page at once, the bar when it is wanted. A press from before is for both: it comes last. */
Object.assign(globalThis, { loadFiles });
startNavbar(() => import('./navbar-island'));
startPage(labels, takeEarlyPress());
