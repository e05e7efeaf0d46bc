import type { SearchLabels } from '@/lib/search/manifest';
import type { View } from './use-search';

type Props = { view: View; loading: boolean; labels: SearchLabels };

/** Tells screen readers how many results there are, once they have settled. */
export function SearchStatus({ view, loading, labels }: Props) {
  return (
    <p className="visually-hidden" role="status">
      {loading ? labels.loading : textOf(view, labels)}
    </p>
  );
}

function textOf(view: View, labels: SearchLabels): string {
  if (view.kind === 'none') return labels.noResults.replace('{query}', () => view.query);
  if (view.kind === 'empty') return '';
  const count = view.groups.reduce((sum, group) => sum + group.hits.length, 0);
  if (count === 0) return '';
  return count === 1 ? labels.oneResult : labels.manyResults.replace('{count}', String(count));
}
