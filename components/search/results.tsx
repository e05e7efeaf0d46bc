import type { MouseEvent } from 'react';
import { actionCategory } from '@/lib/search/actions';
import { areaOfCategory } from '@/lib/search/areas';
import type { SearchLabels } from '@/lib/search/manifest';
import type { HitGroup } from '@/lib/search/page/hits';
import type { Hit, Segment } from '@/lib/search/types';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icon-paths';
import styles from './results.module.css';
import { rowId, type Selection } from './use-selection';

type Follow = (hit: Hit, newTab: boolean) => void;
type ResultsProps = {
  groups: HitGroup[];
  label: string;
  labels: SearchLabels;
  loading: boolean;
  selection: Selection;
  onFollow: Follow;
};

/** Results under their categories, as one list for the keyboard. */
export function SearchResults({ groups, label, labels, loading, selection, onFollow }: ResultsProps) {
  return (
    <div
      id="search-results"
      role="listbox"
      aria-label={label}
      // Not a tab stop, although it scrolls: the field handles its keys.
      tabIndex={-1}
      aria-busy={loading}
      className={styles.results}
    >
      {groups.map(({ category, first, hits }, number) => (
        <div key={category} role="group" aria-labelledby={`search-group-${number}`}>
          <div id={`search-group-${number}`} role="presentation" className={styles.category}>
            {categoryName(category, labels)}
          </div>
          <ul role="presentation">
            {hits.map((hit, index) => (
              <SearchHit
                key={`${hit.id} ${index}`}
                hit={hit}
                labels={labels}
                index={first + index}
                selection={selection}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type HitProps = { hit: Hit; labels: SearchLabels; index: number; selection: Selection; onFollow: Follow };

/** One result: a real link, which can be opened, copied and dragged like any other. */
function SearchHit({ hit, labels, index, selection, onFollow }: HitProps) {
  const selected = selection.index === index;
  const kind = kindOfHit(hit);
  const [name = [], ...path] = [hit.title, ...hit.trail].reverse();
  path.reverse();
  const language = hit.language ? { lang: hit.language } : {};
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(hit, false);
  };
  return (
    <li
      id={rowId(index)}
      role="option"
      aria-selected={selected}
      className={styles.hit}
      onMouseMove={() => selected || selection.select(index)}
    >
      {/* An option is a single control for screen readers; the link is for pointers. */}
      <a
        href={kind === 'action' ? undefined : (hit.href ?? undefined)}
        role="text"
        tabIndex={-1}
        onClick={onClick}
      >
        <span className={styles.kind} title={labels.kinds[kind]}>
          <Icon name={kindIcons[kind]} />
          <span className="visually-hidden">{`${labels.kinds[kind]} `}</span>
        </span>
        <span className={styles.hitTitle} {...language}>
          <bdi>
            <Marked segments={name} />
          </bdi>
          {hit.signature ? <code className={styles.signature}>{` ${hit.signature}`}</code> : null}
        </span>
        {path.length > 0 ? (
          <span className={styles.trail} {...language}>
            {path.map((segments, level) => (
              <bdi key={level}>
                {level > 0 ? <span>{' › '}</span> : null}
                <Marked segments={segments} />
              </bdi>
            ))}
          </span>
        ) : null}
        {hit.language ? <small className="language-mark">{hit.language.toUpperCase()}</small> : null}
        <bdi className={styles.snippet} {...language}>
          <Marked segments={hit.content} />
        </bdi>
      </a>
    </li>
  );
}

/** More of the selected result, next to the list. Hidden from screen readers, because the list has the same text. */
export function HitPreview({ hit, labels }: { hit: Hit | undefined; labels: SearchLabels }) {
  if (!hit) return null;
  const above = [hit.title, ...hit.trail]
    .slice(0, -1)
    .map((segments) => segments.map(({ text }) => text).join(''));
  return (
    <div className={styles.preview} aria-hidden="true">
      <p className={styles.previewPlace}>{[categoryName(hit.category, labels), ...above].join(' › ')}</p>
      <p className={styles.previewTitle}>
        <bdi>
          <Marked segments={hit.trail.at(-1) ?? hit.title} />
        </bdi>
      </p>
      {hit.signature ? <code className={styles.previewSignature}>{hit.signature}</code> : null}
      <bdi className={styles.previewText}>
        <Marked segments={hit.preview} />
      </bdi>
    </div>
  );
}

/**
 * Text with its matches marked. Each run is an element: translation in the browser replaces text nodes, and React could no
 * longer remove those that stand next to others.
 */
function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, mark }, index) =>
    mark ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

type HitKind = keyof SearchLabels['kinds'];

const kindIcons = {
  guide: 'note',
  reference: 'file',
  function: 'function',
  key: 'key',
  command: 'terminal',
  post: 'megaphone',
  action: 'bolt',
} satisfies Record<HitKind, IconName>;

/** What a row leads to. In the reference, pages are references and their parts functions, keys and commands. */
function kindOfHit({ category, trail }: Hit): HitKind {
  if (category === actionCategory) return 'action';
  const area = areaOfCategory(category) ?? 'guide';
  if (area === 'blog') return 'post';
  if (area === 'guide') return 'guide';
  if (area === 'references' || trail.length === 0) return 'reference';
  return area === 'api' ? 'function' : area === 'config' ? 'key' : 'command';
}

/** Our categories have a name in the reader's language; others are shown as the service names them. */
function categoryName(category: string, labels: SearchLabels): string {
  const area = areaOfCategory(category);
  if (category === actionCategory) return labels.site;
  return area ? labels[area] : category;
}
