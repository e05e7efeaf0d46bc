/** What the script needs to know; it cannot import anything. */
export type FirstPaintSettings = {
  announcementId: string;
  keys: {
    colorMode: string;
    textSize: string;
    lineWidth: string;
    announcementId: string;
    announcementDismissed: string;
    lastPages: string;
  };
  /** Storage key and values of each shared group of tabs. */
  tabs: Record<'os' | 'package-manager' | 'shell', { key: string; values: string[] }>;
};

/**
 * Runs as an inline script before the first paint and sets the attributes of <html> that the style sheet depends on, so that nothing
 * flashes. It is inlined by its source text: it must not use anything from outside.
 */
export function firstPaint({ announcementId, keys, tabs }: FirstPaintSettings): void {
  const root = document.documentElement;
  const { userAgent } = navigator;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // blocked
    }
  };
  const prefers = (theme: string): boolean => matchMedia(`(prefers-color-scheme:${theme})`).matches;
  const setTab = (group: keyof typeof tabs, initial: string): void => {
    const { key, values } = tabs[group];
    // The original site stored names of tabs with capitals.
    const stored = (read(key) || '').toLowerCase();
    root.setAttribute(`data-${group}`, values.includes(stored) ? stored : initial);
  };

  root.classList.add('js');
  const themes = [new URLSearchParams(location.search).get('docusaurus-theme'), read(keys.colorMode)];
  root.dataset.theme =
    themes.find((value) => value === 'light' || value === 'dark') ||
    (prefers('light') && !prefers('dark') ? 'light' : 'dark');

  // Values without a style have no effect.
  root.dataset.textSize = read(keys.textSize) || 'normal';
  root.dataset.lineWidth = read(keys.lineWidth) || 'normal';
  if (read(keys.announcementId) === announcementId && read(keys.announcementDismissed) === 'true')
    root.dataset.announcement = 'closed';

  let system = 'windows';
  if (/Linux|X11|Android/.test(userAgent)) system = 'linux';
  if (/Mac|iPhone|iPad/.test(userAgent)) system = 'macos';
  setTab('os', system);
  setTab('package-manager', 'npm');
  setTab('shell', root.dataset.os === 'windows' ? 'powershell' : 'bash');

  // A hash or a restored scroll offset needs the real heights of all blocks (components/styles/prose.css).
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || (load && load.type !== 'navigate')) root.dataset.whole = '';

  try {
    const { length } = JSON.parse(read(keys.lastPages) || '[]') as { length: number };
    if (length > 0) root.dataset.continue = String(Math.min(length, 3));
  } catch {
    // damaged
  }
}
