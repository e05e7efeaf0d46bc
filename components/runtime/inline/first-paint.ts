import { keys, readStored, tabKey } from '@/lib/browser/storage';

/**
 * Runs before the first paint, ahead of the style sheets: sets the attributes of <html> that they depend on. The same text on
 * every page, so that the security policy needs one hash.
 */
const root = document.documentElement;
const { userAgent } = navigator;
root.classList.add('js');

const themes = [new URLSearchParams(location.search).get('docusaurus-theme'), readStored(keys.colorMode)];
const prefers = (theme: string): boolean => matchMedia(`(prefers-color-scheme:${theme})`).matches;
root.dataset.theme =
  themes.find((theme) => theme === 'light' || theme === 'dark') ??
  (prefers('light') && !prefers('dark') ? 'light' : 'dark');

// Values without a style have no effect.
root.dataset.textSize = readStored(keys.textSize) ?? 'normal';
root.dataset.lineWidth = readStored(keys.lineWidth) ?? 'normal';

if (readStored(keys.announcementId) === ANNOUNCEMENT_ID) {
  root.dataset.seen = '';
  if (readStored(keys.announcementDismissed) === 'true') root.dataset.announcement = 'closed';
}
// The notice comes later in the document: open it as soon as it is parsed.
if (readStored(keys.noticeOpen) !== null)
  new MutationObserver((_, observer) => {
    const notice = document.querySelector<HTMLDetailsElement>('.community-banner details');
    if (!notice) return;
    notice.open = true;
    observer.disconnect();
  }).observe(root, { childList: true, subtree: true });

const system = /Mac|iPhone|iPad/.test(userAgent)
  ? 'macos'
  : /Linux|X11|Android/.test(userAgent)
    ? 'linux'
    : 'windows';
setTab('os', ['windows', 'macos', 'linux'], system);
setTab('package-manager', ['npm', 'yarn', 'pnpm', 'bun', 'cargo'], 'npm');
setTab('shell', ['bash', 'powershell', 'cmd'], root.dataset.os === 'windows' ? 'powershell' : 'bash');

// A hash or a restored scroll offset needs real heights (components/styles/prose.css).
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || load?.type !== 'navigate') root.dataset.whole = '';

try {
  const { length } = JSON.parse(readStored(keys.lastPages) ?? '') as { length: number };
  if (length > 0) root.dataset.continue = String(Math.min(length, 3));
} catch {
  // nothing stored, or damaged
}

/** The original site stored names of tabs with capitals. */
function setTab(group: string, names: string[], initial: string): void {
  const stored = readStored(tabKey(group))?.toLowerCase() ?? '';
  root.setAttribute(`data-${group}`, names.includes(stored) ? stored : initial);
}
