import type { ComponentType, RefObject } from 'react';
import type { SearchManifest } from '@/lib/search/manifest';
import { createSearcher } from './create-searcher';
import type { FirstRequests } from './first-requests';
import { isSearchEntry } from './is-search-entry';
import { SearchPanel } from './SearchPanel';
import { opened, useSearchDialog } from './use-search-dialog';

export type PanelProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Closes the search; its history entry becomes that of the page that is about to be opened. */
  onLeave: () => void;
};

/** Gives the panel the services it asks. They live as long as the page. */
export function connectPanel(manifest: SearchManifest, first: FirstRequests): ComponentType<PanelProps> {
  const searcher = createSearcher(manifest, first);
  window.addEventListener('popstate', openByForward);
  return function ConnectedPanel(props: PanelProps) {
    return <SearchPanel {...props} searcher={searcher} hostName={manifest.hosted?.name} />;
  };
}

/** Forward to the entry of a search that Back has closed, whose address holds the query, opens it again. */
function openByForward(): void {
  if (isSearchEntry()) useSearchDialog.setState(opened());
}
