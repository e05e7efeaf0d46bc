import NProgress from 'nprogress';
import { progressTemplate } from './progress-template';

/** A page or part that loads faster than this never shows the bar. */
export const PROGRESS_DELAY_MS = 200;

NProgress.configure({
  showSpinner: false,
  minimum: 0.08,
  trickleSpeed: 300,
  template: progressTemplate,
  barSelector: '.bar',
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar if the page at `url` takes longer than the delay. Another query or hash of the same page never shows it. */
export function startProgress(url: string): void {
  if (new URL(url, location.href).pathname === location.pathname) return;
  showLater();
}

/** Shows the bar if what is being loaded takes longer than the delay. */
export function showLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY_MS);
}

/** Completes the bar, or prevents it. */
export function endProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}
