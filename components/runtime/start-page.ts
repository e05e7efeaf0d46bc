import { on } from '@/lib/browser/events';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Labels } from '@/lib/i18n/labels';
import { startAnnouncement } from '../announcement/start-announcement';
import { enhanceCopy } from '../api-reference/enhance-copy';
import { enhanceCode } from '../code-block/enhance-code';
import { startColorMode } from '../color-mode/color-mode';
import { enhanceConfigChecker } from '../config-checker/enhance-config-checker';
import { enhanceBackToTop } from '../doc/enhance-back-to-top';
import { enhanceHeadings } from '../doc/enhance-headings';
import { enhanceMarkdown } from '../doc/enhance-markdown';
import { enhancePrintSection } from '../doc/enhance-print-section';
import { enhanceScrollers } from '../doc/enhance-scrollers';
import { enhanceTargets } from '../doc/enhance-targets';
import { layOutRest } from '../doc/lay-out-whole';
import { enhanceNotFound } from '../errors/enhance-not-found';
import { enhanceEssai } from '../essai/enhance-essai';
import { startLoadErrors } from '../errors/start-load-errors';
import { enhanceContinueReading } from '../home/enhance-continue-reading';
import { startReadingMemory } from '../home/start-reading-memory';
import { enhanceMatches } from '../matches/enhance-matches';
import { startHideOnScroll } from '../navbar/start-hide-on-scroll';
import { startVersions } from '../navbar/start-versions';
import { startNavigation } from '../navigation/navigate';
import { prefetchNext, startPrefetching } from '../navigation/prefetch';
import { startOffline } from '../offline/start-offline';
import { startProgress } from '../progress/start-progress';
import { startSearch } from '../search/start-search';
import { startSettings } from '../settings/start-settings';
import { startShortcuts } from '../shortcuts/start-shortcuts';
import { startSidebar } from '../sidebar/start-sidebar';
import { enhanceTabs } from '../tabs/enhance-tabs';
import { enhanceToc } from '../toc/enhance-toc';
import { startLanguageSwitch } from '../translation/start-language-switch';
import { runInSlices } from './run-in-slices';
import { startAnnouncer } from './start-announcer';

type Undo = () => void;

/** Behaviours of the page are started this long after it is shown, or earlier if the browser is idle. */
const ENHANCE_AFTER_MS = 300;

/** Started once per document. */
const starters: ((labels: Labels) => void)[] = [
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
  startSettings,
  startLanguageSwitch,
];

/** Called for each page that is shown; each may return a function that undoes it. */
const enhancers: ((root: HTMLElement, labels: Labels) => Undo | void)[] = [
  enhanceTabs,
  enhanceTargets,
  enhanceCode,
  enhanceScrollers,
  enhanceHeadings,
  enhanceToc,
  enhanceCopy,
  enhanceConfigChecker,
  enhanceEssai,
  enhanceMarkdown,
  enhancePrintSection,
  enhanceBackToTop,
  enhanceContinueReading,
  enhanceNotFound,
  enhanceMatches,
  prefetchNext,
  layOutRest,
];

/**
 * Adds the behaviours to the static markup, again for each page shown in place. One that throws is reported, and the others
 * still run. Sets `data-ready` on <html> when all have run; the first time, calls `onReady`.
 */
export function startPage(labels: Labels, onReady?: () => void): void {
  let undo: Undo = () => undefined;
  // The text of a new page is painted first.
  const onShown = (): void => {
    undo();
    delete document.documentElement.dataset.ready;
    undo = whenIdle(() => {
      undo = enhancePage(labels);
    }, ENHANCE_AFTER_MS);
  };
  runInSlices(
    starters.map((start) => () => start(labels)),
    () => {
      on('page:shown', onShown);
      undo = enhancePage(labels, onReady);
    },
  );
}

function enhancePage(labels: Labels, onReady?: () => void): Undo {
  const root = document.getElementById('page');
  const actions = root ? enhancers.map((enhance) => () => enhance(root, labels)) : [];
  return runInSlices(actions, () => {
    document.documentElement.dataset.ready = '';
    onReady?.();
  });
}
