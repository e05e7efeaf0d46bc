import type { Area } from '@/lib/search/areas';
import type { SearchManifest } from '@/lib/search/manifest';
import type { Hit } from '@/lib/search/types';
import { EmptyView } from './EmptyView';
import { ErrorView } from './ErrorView';
import { NoResults } from './NoResults';
import { SearchResults } from './SearchResults';
import type { View } from './use-search';
import type { Selection } from './use-selection';

type Props = {
  view: View;
  loading: boolean;
  manifest: SearchManifest;
  selection: Selection;
  onFollow: (hit: Hit, newTab: boolean) => void;
  onSearch: (query: string) => void;
  onArea: (area: Area | null) => void;
  onRetry: () => void;
  onLeave: (href: string) => void;
};

/** One of the four views. */
export function SearchView({
  view,
  loading,
  manifest,
  selection,
  onFollow,
  onSearch,
  onArea,
  onRetry,
  onLeave,
}: Props) {
  const { labels, home } = manifest;
  const results = (label: string) =>
    'groups' in view && view.groups.length > 0 ? (
      <SearchResults
        groups={view.groups}
        label={label}
        labels={labels}
        loading={loading}
        selection={selection}
        onFollow={onFollow}
      />
    ) : null;
  switch (view.kind) {
    case 'empty':
      return <EmptyView labels={labels} home={home} onSearch={onSearch} onLeave={onLeave} />;
    case 'results':
      return results(labels.results);
    case 'none':
      return (
        <NoResults
          query={view.query}
          labels={labels}
          onChoose={(area) => {
            onArea(area);
            onSearch(labels[area]);
          }}
        />
      );
    case 'error':
      return (
        <ErrorView labels={labels} onRetry={onRetry}>
          {results(labels.fallback)}
        </ErrorView>
      );
  }
}
