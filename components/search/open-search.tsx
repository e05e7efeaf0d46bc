import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keys, readStored } from '@/lib/browser/storage';
import type { SearchManifest } from '@/lib/search/manifest';
import { Remount } from '../ui/Remount';
import { createSearcher, type SearchBackends } from './create-searcher';
import { useSearchDialog } from './dialog-state';
import type { FirstRequests } from './first-requests';
import { SearchDialog } from './SearchDialog';

type Prepared = { manifest: SearchManifest; backends: SearchBackends };

let prepared: Promise<Prepared> | undefined;
let isMounted = false;
let lastOpener: Element | null = null;

/** Connects the search to its services; rejects if the manifest cannot be read. */
export function prepareSearch(first: FirstRequests): Promise<Prepared> {
  prepared ??= first.manifest.then((manifest) => ({ manifest, backends: createSearcher(manifest, first) }));
  prepared.catch(() => (prepared = undefined));
  return prepared;
}

/** Opens the dialog with a query, or with the session's last one. At the end the focus returns to `opener`. */
export async function openSearch(opener: Element | null, query?: string): Promise<void> {
  if (!prepared) throw new Error('The search is not prepared');
  const { manifest, backends } = await prepared;
  lastOpener = opener;
  if (!isMounted) {
    isMounted = true;
    const root = createRoot(document.body.appendChild(document.createElement('div')), {
      onUncaughtError: (error) => {
        console.error(error);
        isMounted = false; // React has removed the dialog
      },
    });
    flushSync(() =>
      root.render(
        <Remount>
          <SearchDialog manifest={manifest} backends={backends} getOpener={() => lastOpener} />
        </Remount>,
      ),
    );
  }
  // Synchronously, so that keys typed from now on reach the field.
  flushSync(() =>
    useSearchDialog.setState({
      isOpen: true,
      query: query ?? readStored(keys.searchQuery, 'session') ?? '',
    }),
  );
}
