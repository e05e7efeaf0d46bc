import { useTranslations } from 'next-intl';
import { areaNames } from '@/lib/search/areas';
import type { Outcome } from '@/lib/search/page/searcher';
import { AreaLinks } from './AreaLinks';
import { EmptyView } from './EmptyView';
import { SearchResults, type RowEvents } from './SearchResults';
import { hitsOf } from './use-selection';
import { setQuery, useSearchDialog } from './use-search-dialog';
import styles from './views.module.css';

type Props = RowEvents & {
  outcome: Outcome | null;
  isLoading: boolean;
  row: number;
  /** Opens a page in place of the search. */
  onOpen: (href: string) => void;
  onRetry: () => void;
  /** A pressed button may be gone with the next view. */
  focusField: () => void;
};

/** One of the four views: empty, results, no results, error with the results of the embedded index. */
export function SearchView({ outcome, onOpen, onRetry, focusField, ...list }: Props) {
  const t = useTranslations('search');
  const search = (query: string): void => {
    setQuery(query);
    focusField();
  };
  if (!outcome) return list.isLoading ? <div /> : <EmptyView onOpen={onOpen} onSearch={search} />;
  const hasHits = outcome.groups.length > 0;
  if (outcome.error === undefined)
    return hasHits ? (
      <SearchResults outcome={outcome} label={t('results')} {...list} />
    ) : (
      <NoResults outcome={outcome} onOpen={onOpen} onSearch={search} focusField={focusField} />
    );
  const retry = (): void => {
    onRetry();
    focusField();
  };
  return (
    <div className={styles.error}>
      <div className={styles.errorText} role="alert">
        <p>{t('error')}</p>
        <button type="button" className="button" onClick={retry}>
          {t('retry')}
        </button>
      </div>
      {hasHits ? (
        <>
          <h2 className={styles.fallback}>{t('fallback')}</h2>
          <SearchResults outcome={outcome} label={t('fallback')} {...list} />
        </>
      ) : null}
    </div>
  );
}

/** Returns the text that screen readers announce for an outcome. */
export function useStatusText(outcome: Outcome | null, isLoading: boolean): string {
  const t = useTranslations('search');
  if (isLoading) return t('loading');
  if (!outcome) return '';
  const count = hitsOf(outcome).length;
  if (count === 1) return t('oneResult');
  if (count > 1) return t('manyResults', { count });
  return outcome.error === undefined ? t('noResults', { query: outcome.question.query.trim() }) : '';
}

type NoResultsProps = Pick<Props, 'onOpen' | 'focusField'> & {
  outcome: Outcome;
  onSearch: (query: string) => void;
};

/**
 * Names the query that found nothing and where, and offers known words. A search in one area may find more in the others; one
 * of the whole site does not, and gets links to the areas instead.
 */
function NoResults({ outcome, onOpen, onSearch, focusField }: NoResultsProps) {
  const t = useTranslations('search');
  const { area, query } = outcome.question;
  const { suggestion } = outcome;
  const placeholder = '{query}';
  const title = area
    ? t('noResultsIn', { area: t(area), query: placeholder })
    : t('noResults', { query: placeholder });
  const [before, after] = title.split(placeholder);
  const setArea = (next: typeof area): void => {
    useSearchDialog.setState({ area: next });
    focusField();
  };
  return (
    <div className={styles.message}>
      <p key={title + query} className={styles.messageTitle}>
        {before}
        <bdi translate="no">{query.trim()}</bdi>
        {after}
      </p>
      {suggestion ? (
        <>
          <p>{t('didYouMean')}</p>
          <ul className={styles.chips}>
            <li key={suggestion}>
              <button type="button" onClick={() => onSearch(suggestion)}>
                {suggestion}
              </button>
            </li>
          </ul>
        </>
      ) : null}
      <p>{t('suggestions')}</p>
      {area ? (
        <ul className={styles.chips}>
          {[null, ...areaNames.filter((other) => other !== area)].map((other) => (
            <li key={other}>
              <button type="button" onClick={() => setArea(other)}>
                {t(other ?? 'everywhere')}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <AreaLinks onOpen={onOpen} />
      )}
    </div>
  );
}
