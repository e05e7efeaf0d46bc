'use client';

import { useEffect, useState } from 'react';
import { enhanceCopy } from '../api-reference/enhance-copy';
import { enhanceFilter } from '../api-reference/enhance-filter';
import { enhanceCode } from '../code-block/enhance-code';
import { startColorMode } from '../color-mode/use-color-mode';
import { enhanceBackToTop } from '../doc/enhance-back-to-top';
import { enhanceHeadings } from '../doc/enhance-headings';
import { enhanceMarkdown } from '../doc/enhance-markdown';
import { enhancePrintSection } from '../doc/enhance-print-section';
import { enhanceTargets } from '../doc/enhance-targets';
import { enhanceNotFound } from '../errors/enhance-not-found';
import { LoadError } from '../errors/LoadError';
import { enhanceContinueReading } from '../home/enhance-continue-reading';
import { startReadingMemory } from '../home/start-reading-memory';
import { startNavigation } from '../navigation/start-navigation';
import { startPrefetching, watchVisibleLinks } from '../navigation/prefetch';
import { startOffline } from '../offline/start-offline';
import { startProgress } from '../progress/start-progress';
import { startSearch } from '../search/start-search';
import { startShortcuts } from '../shortcuts/start-shortcuts';
import { startSidebar } from '../sidebar/start-sidebar';
import { enhanceTabs } from '../tabs/enhance-tabs';
import { enhanceToc } from '../toc/enhance-toc';
import type { Labels } from './labels';

type Enhancer = (root: HTMLElement, labels: Labels) => (() => void) | void;

/** What runs once for the life of the document. */
const starters: ((labels: Labels) => () => void)[] = [
  startColorMode,
  startNavigation,
  startPrefetching,
  startProgress,
  startSidebar,
  startSearch,
  startOffline,
  startReadingMemory,
  startShortcuts,
];

/** What runs for each page shown; each returns how to undo it. */
const enhancers: Enhancer[] = [
  enhanceTabs,
  enhanceTargets,
  enhanceCode,
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
];

/** Brings the static markup to life, again for each page shown in place, and announces the new page's title. */
export function PageLife({ labels }: { labels: Labels }) {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // React makes <html> anew when its first render fails somewhere: the marks of the first paint are set again.
    if (!document.documentElement.classList.contains('js'))
      (window as { firstPaint?: () => void }).firstPaint?.();
    let undo = enhance(labels);
    const onShown = (): void => {
      undo();
      undo = enhance(labels);
      setAnnouncement(labels.pageLoaded.replace('{title}', document.title));
    };
    const onAnnounce = (event: Event): void => setAnnouncement((event as CustomEvent<string>).detail);
    document.addEventListener('page:shown', onShown);
    document.addEventListener('announce', onAnnounce);
    const stops = starters.map((start) => start(labels));
    document.documentElement.dataset.ready = '';
    return () => {
      delete document.documentElement.dataset.ready;
      document.removeEventListener('page:shown', onShown);
      document.removeEventListener('announce', onAnnounce);
      stops.forEach((stop) => stop());
      undo();
    };
  }, [labels]);

  return (
    <>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
      <LoadError labels={labels} />
    </>
  );
}

/** Runs every enhancer; one that fails is reported and leaves the others working. */
function enhance(labels: Labels): () => void {
  const root = document.getElementById('page');
  if (!root) return () => undefined;
  const undos = enhancers.map((enhancer) => {
    try {
      return enhancer(root, labels);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  });
  return () => undos.forEach((undo) => undo?.());
}
