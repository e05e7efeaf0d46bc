import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Remount } from '../ui/Remount';
import { createSearcher } from './create-searcher';
import { useSearchDialog } from './dialog-state';
import type { FirstRequests } from './first-requests';
import type { SearchBox } from './search-box';
import { completeSearchBox } from './search-field';
import { SearchDialog } from './SearchDialog';

/**
 * Connects the search to its services; rejects if the manifest cannot be read. Returns a function that searches for what the field
 * of the open dialog holds, and the first time adds everything below that field.
 */
export async function prepareSearch(first: FirstRequests): Promise<(box: SearchBox) => void> {
  const manifest = await first.manifest;
  const backends = createSearcher(manifest, first);
  // Evaluating this code has just taken a long task on slow phones; the first rendering takes another.
  await new Promise((resolve) => setTimeout(resolve));
  let root: Root | undefined;
  return (box) => {
    if (!root) {
      completeSearchBox(box, manifest.labels);
      root = createRoot(box.rest, { onUncaughtError: console.error });
    }
    // Synchronously, so that keys pressed from now on are handled. Also mounts again what an error has removed.
    flushSync(() => {
      useSearchDialog.setState({ isOpen: box.dialog.open, query: box.field.value });
      root?.render(
        <Remount>
          <SearchDialog box={box} manifest={manifest} backends={backends} />
        </Remount>,
      );
    });
  };
}
