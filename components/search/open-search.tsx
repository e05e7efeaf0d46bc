import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchManifest } from '@/lib/search/manifest';
import { keys, readStored } from '@/lib/browser/storage';
import { createBackends, type Backends } from './backends';
import { SearchDialog } from './SearchDialog';
import { useSearchDialog } from './use-search-dialog';

let prepared: Promise<{ manifest: SearchManifest; backends: Backends }> | undefined;
let mounted = false;
let lastOpener: Element | null = null;

/** Reads the manifest and starts what will answer; rejects when the manifest cannot be read. */
export function prepareSearch(): Promise<{ manifest: SearchManifest; backends: Backends }> {
  prepared ??= readManifest().then((manifest) => ({ manifest, backends: createBackends(manifest) }));
  prepared.catch(() => (prepared = undefined));
  return prepared;
}

/** Shows the dialog, with a query to search for or the session's last one. The focus goes back to `opener`. */
export async function openSearch(opener: Element | null, query?: string): Promise<void> {
  const { manifest, backends } = await prepareSearch();
  lastOpener = opener;
  if (!mounted) {
    mounted = true;
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    flushSync(() =>
      root.render(<SearchDialog manifest={manifest} backends={backends} getOpener={() => lastOpener} />),
    );
  }
  // At once, so that no key typed meanwhile falls between the page and the field.
  flushSync(() => useSearchDialog.getState().open(query ?? readStored(keys.searchQuery, 'session') ?? ''));
}

async function readManifest(): Promise<SearchManifest> {
  const address = `${document.documentElement.dataset.base ?? '/'}search/index.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as SearchManifest;
}
