import { whenIdle } from '@/lib/browser/when-idle';
import { startAnnouncement } from '../announcement/start-announcement';
import { enhanceCopy } from '../api-reference/enhance-copy';
import { enhanceFilter } from '../api-reference/enhance-filter';
import { enhanceCode } from '../code-block/enhance-code';
import { startColorMode } from '../color-mode/color-mode';
import { enhanceBackToTop } from '../doc/enhance-back-to-top';
import { enhanceHeadings } from '../doc/enhance-headings';
import { enhanceMarkdown } from '../doc/enhance-markdown';
import { enhancePrintSection } from '../doc/enhance-print-section';
import { enhanceScrollers } from '../doc/enhance-scrollers';
import { enhanceTargets } from '../doc/enhance-targets';
import { layOutRest } from '../doc/lay-out-whole';
import { enhanceNotFound } from '../errors/enhance-not-found';
import { startLoadErrors } from '../errors/start-load-errors';
import { enhanceContinueReading } from '../home/enhance-continue-reading';
import { startReadingMemory } from '../home/start-reading-memory';
import type { Labels } from '../layout/labels';
import { startHideOnScroll } from '../navbar/start-hide-on-scroll';
import { startVersions } from '../navbar/start-versions';
import { startNavigation } from '../navigation/start-navigation';
import { startPrefetching, watchVisibleLinks } from '../navigation/prefetch';
import { startOffline } from '../offline/start-offline';
import { startProgress } from '../progress/start-progress';
import { startSearch } from '../search/start-search';
import { startShortcuts } from '../shortcuts/start-shortcuts';
import { startSidebar } from '../sidebar/start-sidebar';
import { enhanceTabs } from '../tabs/enhance-tabs';
import { enhanceToc } from '../toc/enhance-toc';
import { startLanguageSwitch } from '../translation/start-language-switch';
import { runInSlices } from './run-in-slices';
import { startAnnouncer } from './start-announcer';

type Undo = () => void;

/** How long a page put in place may wait for its tools, in ms, where the browser finds no quiet moment. */
const longestWait = 300;

/** What runs once for the life of the document. */
const starters: ((labels: Labels) => Undo)[] = [
  startAnnouncer,
  startLoadErrors,
  startColorMode,
  startAnnouncement,
  startHideOnScroll,
  startVersions,
  startNavigation,
  startPrefetching,
  startProgress,
  startSidebar,
  startSearch,
  startOffline,
  startReadingMemory,
  startShortcuts,
  startLanguageSwitch,
];

/** What runs for each page shown; each returns how to undo it. */
const enhancers: ((root: HTMLElement, labels: Labels) => Undo | void)[] = [
  enhanceTabs,
  enhanceTargets,
  enhanceCode,
  enhanceScrollers,
  enhanceHeadings,
  enhanceToc,
  enhanceFilter,
  enhanceCopy,
  enhanceMarkdown,
  enhancePrintSection,
  enhanceBackToTop,
  enhanceContinueReading,
  enhanceNotFound,
  watchVisibleLinks,
  layOutRest,
];

/**
 * Brings the static markup to life, again for each page shown in place. What fails is reported and leaves the rest
 * working. Marks <html> with `data-ready` while all is done; the first time, calls `onReady`. Returns the function that stops
 * everything.
 */
export function startPage(labels: Labels, onReady?: () => void): Undo {
  // Where the document had to be made anew, the marks of the first paint are set again.
  if (!document.documentElement.classList.contains('js'))
    (window as { firstPaint?: () => void }).firstPaint?.();
  let undo: Undo = () => undefined;
  // The text of a page that is put in place is painted first.
  const onShown = (): void => {
    undo();
    delete document.documentElement.dataset.ready;
    undo = whenIdle(() => {
      undo = enhancePage(labels);
    }, longestWait);
  };
  const stop = runInSlices(
    starters.map((start) => () => start(labels)),
    () => {
      document.addEventListener('page:shown', onShown);
      undo = enhancePage(labels, onReady);
    },
  );
  return () => {
    delete document.documentElement.dataset.ready;
    document.removeEventListener('page:shown', onShown);
    stop();
    undo();
  };
}

function enhancePage(labels: Labels, onReady?: () => void): Undo {
  const root = document.getElementById('page');
  const actions = root ? enhancers.map((enhancer) => () => enhancer(root, labels)) : [];
  return runInSlices(actions, () => {
    document.documentElement.dataset.ready = '';
    onReady?.();
  });
}
