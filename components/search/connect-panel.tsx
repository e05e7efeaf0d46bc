import type { ComponentType, RefObject } from 'react';
import type { SearchManifest } from '@/lib/search/manifest';
import { createSearcher } from './create-searcher';
import type { FirstRequests } from './first-requests';
import { SearchPanel } from './SearchPanel';

export type PanelProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Closes the search; its history entry becomes that of the page that is about to be opened. */
  onLeave: () => void;
};

/** Gives the panel the services it asks. They live as long as the page. */
export function connectPanel(manifest: SearchManifest, first: FirstRequests): ComponentType<PanelProps> {
  const searcher = createSearcher(manifest, first);
  return function ConnectedPanel(props: PanelProps) {
    return <SearchPanel {...props} searcher={searcher} hostName={manifest.hosted?.name} />;
  };
}
