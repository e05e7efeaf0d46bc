/** A page or part that loads faster than this never shows the bar. */
const PROGRESS_DELAY_MS = 200;

type ProgressBar = typeof import('./progress-bar').progressBar;

let bar: ProgressBar | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDue = false;
/** Path of the shown page. On Back and Forward, the address is already that of the next one. */
let shownPath: string | undefined;

/**
 * Loads the code of the bar, and shows the bar if something is still loading then. Called when the reader points at a link, because many
 * readers open a single page.
 */
export async function loadProgressBar(): Promise<void> {
  try {
    ({ progressBar: bar } = await import('./progress-bar'));
    if (isDue) bar.start();
  } catch {
    // offline: only the bar is missing
  }
}

/**
 * Shows the bar if the page at `url` takes longer than the delay. An address that differs from the shown one in query or hash only never
 * shows it, and ends the bar of a navigation that it interrupts.
 */
export function startProgress(url: string): void {
  if (new URL(url, location.href).pathname === shownPath) return endProgress();
  void loadProgressBar();
  showLater();
}

/** Shows the bar if what is being loaded takes longer than the delay. */
export function showLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isDue = true;
    void loadProgressBar();
  }, PROGRESS_DELAY_MS);
}

/** Completes the bar, or prevents it. */
export function endProgress(): void {
  clearTimeout(timer);
  isDue = false;
  bar?.done();
}

/** Completes the bar: the page of the address is shown. */
export function endNavigation(): void {
  shownPath = location.pathname;
  endProgress();
}
