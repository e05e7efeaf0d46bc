/** The only place that touches local and session storage. Nothing here ever throws: without storage, nothing is kept. */

/** Keys, with the original site's names where readers may already have a choice stored; new ones share one prefix. */
export const keys = {
  colorMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  preferredVersion: 'docs-preferred-version-default',
  tab: (group: string) => `docusaurus.tab.${group === 'shell' ? 'set-env-vars' : group}`,
  sidebarScroll: (name: string) => `tauri-docs.sidebar.${name}.scroll`,
  sidebarOpen: (name: string) => `tauri-docs.sidebar.${name}.open`,
  reloaded: 'tauri-docs.reloaded',
  places: 'tauri-docs.places',
  lastPages: 'tauri-docs.last-pages',
  shortcutsOff: 'tauri-docs.shortcuts-off',
  appInstalled: 'docusaurus.pwa.event.appInstalled.fired',
  offline: 'tauri-docs.offline',
  offlineReadySaid: 'tauri-docs.offline-ready-said',
  installHintClosed: 'tauri-docs.install-hint-closed',
  updateReloads: 'tauri-docs.update-reloads',
  typedText: 'tauri-docs.typed-text',
  recentSearches: 'tauri-docs.searches',
  searchQuery: 'tauri-docs.search-query',
  languageReturn: 'tauri-docs.language-return',
} as const;

type Area = 'local' | 'session';

const maximumLength = 20_000;
let warned = false;

/** A stored text, or null when there is none, it is absurdly long, or storage is blocked. */
export function readStored(key: string, area: Area = 'local'): string | null {
  return guarded(() => {
    const value = areaOf(area).getItem(key);
    return value !== null && value.length <= maximumLength ? value : null;
  }, null);
}

/** Stores a text (null removes it); tells listeners of this tab too. False when nothing could be kept. */
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

/** Reads stored JSON and lets `check` accept or refuse it; anything damaged counts as nothing stored. */
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
    return null; // damaged: as if nothing were stored
  }
}

/** Calls back when a key changes, in another tab or in this one; returns the function that stops it. */
export function onStored(key: string, listener: (value: string | null) => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === key) listener(event.newValue);
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    if (!warned) console.warn('Storage is not available: choices are not kept.', error);
    warned = true;
    return otherwise;
  }
}
