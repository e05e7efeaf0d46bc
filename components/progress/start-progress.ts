import NProgress from 'nprogress';

/** How long a navigation may take before the bar shows. */
export const progressDelay = 200;

/** Shows the bar at the top while a page takes more than 200 ms; quick ones never show it, and it cannot stick. */
export function startProgress(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The library's own template carries a role that does not exist.
  NProgress.configure({
    showSpinner: false,
    minimum: 0.08,
    trickleSpeed: 300,
    template: '<div class="bar" aria-hidden="true"></div>',
    barSelector: '.bar',
  });
  const onLoading = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => NProgress.start(), progressDelay);
  };
  const onEnd = (): void => {
    clearTimeout(timer);
    NProgress.done();
  };
  document.addEventListener('page:loading', onLoading);
  document.addEventListener('page:shown', onEnd);
  document.addEventListener('page:failed', onEnd);
  return () => {
    onEnd();
    document.removeEventListener('page:loading', onLoading);
    document.removeEventListener('page:shown', onEnd);
    document.removeEventListener('page:failed', onEnd);
  };
}
