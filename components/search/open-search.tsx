import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchManifest } from '@/lib/search/manifest';
import { keys, readStored } from '@/lib/browser/storage';
import { createBackends, type Backends } from './backends';
import type { FirstRequests } from './first-requests';
import { SearchDialog } from './SearchDialog';
import { useSearchDialog } from './use-search-dialog';

type Prepared = { manifest: SearchManifest; backends: Backends };

let prepared: Promise<Prepared> | undefined;
let mounted = false;
let lastOpener: Element | null = null;

/** Starts what will answer, from what was asked for first; rejects when the manifest cannot be read. */
export function prepareSearch(first: FirstRequests): Promise<Prepared> {
  prepared ??= first.manifest.then((manifest) => ({ manifest, backends: createBackends(manifest, first) }));
  prepared.catch(() => (prepared = undefined));
  return prepared;
}

/** Shows the dialog of the prepared search, with a query to search for or the session's last one. The focus goes back to `opener`. */
export async function openSearch(opener: Element | null, query?: string): Promise<void> {
  if (!prepared) throw new Error('The search is not prepared');
  const { manifest, backends } = await prepared;
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
