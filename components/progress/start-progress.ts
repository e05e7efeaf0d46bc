import NProgress from 'nprogress';
import { on } from '@/lib/browser/events';
import { progressTemplate } from '@/lib/browser/trusted-types';

/** A page or part that loads faster than this never shows the bar. */
export const PROGRESS_DELAY_MS = 200;

/** Shows the progress bar at the top while a page or a part of one loads slowly. */
export function startProgress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loading = new Set<'page' | 'part'>();
  NProgress.configure({
    showSpinner: false,
    minimum: 0.08,
    trickleSpeed: 300,
    template: progressTemplate,
    barSelector: '.bar',
  });
  const begin = (what: 'page' | 'part'): void => {
    loading.add(what);
    clearTimeout(timer);
    timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY_MS);
  };
  const end = (what: 'page' | 'part'): void => {
    loading.delete(what);
    if (loading.size > 0) return;
    clearTimeout(timer);
    NProgress.done();
  };
  on('page:loading', () => begin('page'));
  on('page:shown', () => end('page'));
  on('page:failed', () => end('page'));
  on('part:loading', () => begin('part'));
  on('part:settled', () => end('part'));
}
