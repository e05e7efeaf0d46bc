import { memo, type MouseEvent } from 'react';
import type { Hit } from '@/lib/search/types';
import { Marked } from './Marked';
import styles from './results.module.css';
import { rowId } from './use-selection';

type Props = {
  hit: Hit;
  index: number;
  selected: boolean;
  onSelect: (index: number) => void;
  onFollow: (hit: Hit, newTab: boolean) => void;
};

/** One result: a real link, so that it can be opened, copied and dragged like any other. Drawn again only when it changes. */
export const SearchHit = memo(function SearchHit({ hit, index, selected, onSelect, onFollow }: Props) {
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(hit, false);
  };
  const foreign = hit.language ? { lang: hit.language } : {};
  return (
    <li
      id={rowId(index)}
      role="option"
      aria-selected={selected}
      className={styles.hit}
      onMouseMove={() => selected || onSelect(index)}
    >
      {/* To screen readers an option is one control and what it holds is text: the link is there for pointers. */}
      <a href={hit.href ?? undefined} role="text" tabIndex={-1} onClick={onClick}>
        <span className={styles.hitTitle} {...foreign}>
          <bdi>
            <Marked segments={hit.title} />
          </bdi>
          {hit.trail.length > 0 ? (
            <span className={styles.trail}>
              {' | '}
              {hit.trail.map((segments, place) => (
                <bdi key={place}>
                  {place > 0 ? ' › ' : ''}
                  <Marked segments={segments} />
                </bdi>
              ))}
            </span>
          ) : null}
        </span>
        {hit.language ? <small className="language-mark">{hit.language.toUpperCase()}</small> : null}
        <bdi className={styles.snippet} {...foreign}>
          <Marked segments={hit.content} />
        </bdi>
      </a>
    </li>
  );
});
