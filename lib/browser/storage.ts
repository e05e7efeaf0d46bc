/**
 * The access to local and session storage of all modules; only inline scripts, which cannot import, read it themselves. Never throws:
 * without storage, nothing is stored.
 */

/** Storage keys: the original site's names where readers may have a choice stored, otherwise with a common prefix. */
export const keys = {
  colorMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  textSize: 'tauri-docs.text-size',
  lineWidth: 'tauri-docs.line-width',
  preferredVersion: 'docs-preferred-version-default',
  lastPages: 'tauri-docs.last-pages',
  shortcutsOff: 'tauri-docs.shortcuts-off',
  appInstalled: 'docusaurus.pwa.event.appInstalled.fired',
  offline: 'tauri-docs.offline',
  offlineReadySaid: 'tauri-docs.offline-ready-said',
  installHintClosed: 'tauri-docs.install-hint-closed',
  updateReloads: 'tauri-docs.update-reloads',
  typedText: 'tauri-docs.typed-text',
  partReload: 'tauri-docs.part-reload',
  recentSearches: 'tauri-docs.searches',
  searchQuery: 'tauri-docs.search-query',
  sidebarGroups: 'tauri-docs.sidebar.groups',
  sidebarScroll: 'tauri-docs.sidebar.scroll',
  languageReturn: 'tauri-docs.language-return',
} as const;

/** Key of the chosen tab of a group; the shell's has another name on the original site. */
export function tabKey(group: string): string {
  return `docusaurus.tab.${group === 'shell' ? 'set-env-vars' : group}`;
}

type Area = 'local' | 'session';

const MAX_LENGTH = 20_000;

let hasWarned = false;

/** Returns a stored text, or null if there is none, it is too long, or storage is blocked. */
export function readStored(key: string, area: Area = 'local'): string | null {
  return guarded(() => {
    const value = areaOf(area).getItem(key);
    return value !== null && value.length <= MAX_LENGTH ? value : null;
  }, null);
}

/** Stores a text (null removes it) and notifies listeners in this tab too. Returns false if storage failed. */
export function writeStored(key: string, value: string | null, area: Area = 'local'): boolean {
  return guarded(() => {
    const oldValue = areaOf(area).getItem(key);
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
    if (area === 'local' && oldValue !== value) {
      window.dispatchEvent(
        new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: areaOf(area) }),
      );
    }
    return true;
  }, false);
}

/**
 * Sets a mark in this tab. Returns false if it is set already or cannot be stored: what it guards happens at most once, so nothing
 * can loop.
 */
export function markOnce(key: string): boolean {
  return readStored(key, 'session') === null && writeStored(key, 'true', 'session');
}

/** Returns stored JSON if it is valid and `check` accepts it, otherwise null. */
export function readStoredJson<T>(
  key: string,
  check: (value: unknown) => value is T,
  area: Area = 'local',
): T | null {
  const text = readStored(key, area);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return check(value) ? value : null;
  } catch {
    return null; // damaged
  }
}

/**
 * Calls `listener` when a key changes in any tab, and when the page comes out of the back/forward cache, in which it gets no events.
 * Returns the function that stops it.
 */
export function onStored(key: string, listener: (value: string | null) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) listener(event.newValue);
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener(readStored(key));
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  return () => stopping.abort();
}

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    if (!hasWarned) console.warn('Storage is not available: choices are not kept.', error);
    hasWarned = true;
    return otherwise;
  }
}
