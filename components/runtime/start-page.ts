import { on, onPressed } from '@/lib/browser/events';
import { startPart } from '@/lib/browser/load';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Labels } from '@/lib/i18n/labels';
import { startAnnouncement } from '../announcement/start-announcement';
import { enhanceCopy } from '../api-reference/enhance-copy';
import { enhanceCode } from '../code-block/enhance-code';
import { startColorMode } from '../color-mode/color-mode';
import { enhanceBackToTop } from '../doc/enhance-back-to-top';
import { enhanceFooter } from '../doc/enhance-footer';
import { enhanceHeadings } from '../doc/enhance-headings';
import { enhanceScrollers } from '../doc/enhance-scrollers';
import { enhanceTargets } from '../doc/enhance-targets';
import { layOutRest } from '../doc/lay-out-rest';
import { enhanceNotFound } from '../errors/enhance-not-found';
import { startLoadErrors } from '../errors/start-load-errors';
import { enhanceContinueReading } from '../home/enhance-continue-reading';
import { startReadingMemory } from '../home/start-reading-memory';
import { enhanceMatches } from '../matches/enhance-matches';
import { startHideOnScroll } from '../navbar/start-hide-on-scroll';
import { startNavbar } from '../navbar/start-navbar';
import { startNavigation } from '../navigation/navigate';
import { prefetchNext, startPrefetching } from '../navigation/prefetch';
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

/** Longest wait for an idle browser before the behaviours of a new page are started. */
const ENHANCE_AFTER_MS = 300;

/** Started once per document. */
const starters: ((labels: Labels) => void)[] = [
  startAnnouncer,
  startLoadErrors,
  startColorMode,
  startAnnouncement,
  startHideOnScroll,
  startNavbar,
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

/** Parts that load when an element that matches is first pressed. */
const parts: Record<string, (pressed: HTMLElement) => Promise<void>> = {
  '[data-settings-open]': async () => (await import('../settings/settings-dialog')).openSettings(),
  '.menu-button': async (button) => (await import('../navbar/mobile-menu')).openMenu(button),
  '.config-checker > button': async (button) =>
    (await import('../config-checker/checker')).openChecker(button),
  '[data-sample] .sample-run': async (button) => (await import('../sample/player')).play(button),
};

/** Called for each page that is shown; the signal aborts when it is left. */
const enhancers: ((root: HTMLElement, signal: AbortSignal, labels: Labels) => void)[] = [
  enhanceTabs,
  enhanceTargets,
  enhanceCode,
  enhanceScrollers,
  enhanceHeadings,
  enhanceToc,
  enhanceCopy,
  enhanceFooter,
  enhanceBackToTop,
  enhanceContinueReading,
  enhanceNotFound,
  enhanceMatches,
  prefetchNext,
  layOutRest,
];

/**
 * Adds the behaviours to the static markup, again for each page shown in place. Sets `data-ready` on <html> when all have run; the first
 * time, calls `onReady`.
 */
export async function startPage(labels: Labels, onReady: () => void): Promise<void> {
  let leaving = new AbortController();
  const enhancePage = async (): Promise<void> => {
    const { signal } = leaving;
    const root = document.getElementById('page');
    if (root) await runInSlices(enhancers, (enhance) => enhance(root, signal, labels), signal);
    if (!signal.aborted) document.documentElement.dataset.ready = '';
  };
  await runInSlices(starters, (start) => start(labels));
  // The text of a new page is painted first.
  on('page:shown', () => {
    leaving.abort();
    leaving = new AbortController();
    delete document.documentElement.dataset.ready;
    leaving.signal.addEventListener(
      'abort',
      whenIdle(() => void enhancePage(), ENHANCE_AFTER_MS),
    );
  });
  for (const [selector, open] of Object.entries(parts))
    onPressed(selector, (pressed) => startPart(() => open(pressed)));
  await enhancePage();
  onReady();
}
