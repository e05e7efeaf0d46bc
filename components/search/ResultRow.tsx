import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { levelsOf } from '@/lib/search/page/hits';
import type { Hit, Segment } from '@/lib/search/types';
import { Icon } from '../ui/Icon';
import { categoryMessage, kindIcons, kindOfHit, type HitKind } from './hit-kind';
import { Segments } from './Segments';
import type { RowEvents } from './SearchResults';
import styles from './results.module.css';
import { rowId } from './use-selection';

type Props = RowEvents & { hit: Hit; row: number; isSelected: boolean };

/** One result: a real link, which can be opened, copied and dragged like any other. */
export function ResultRow({ hit, row, isSelected, onSelect, onFollow }: Props) {
  const t = useTranslations('search');
  const kind = kindOfHit(hit);
  const language = hit.language ? { lang: hit.language } : {};
  const onClick = (event: MouseEvent): void => {
    // The link opens in another tab or window; an action has none.
    if (kind !== 'action' && !isPlainClick(event)) return;
    event.preventDefault();
    onFollow(row);
  };
  const select = (): void => {
    if (!isSelected) onSelect(row);
  };
  return (
    <li className={styles.hit} role="presentation" onMouseMove={select} onClick={onClick}>
      <a
        id={rowId(row)}
        href={hit.href && kind !== 'action' ? hit.href : undefined}
        role="option"
        aria-selected={isSelected}
        tabIndex={-1}
      >
        <span className={styles.kind} title={t(`kinds.${kind}`)}>
          <Icon path={kindIcons[kind]} />
          <span className="visually-hidden">{`${t(`kinds.${kind}`)} `}</span>
        </span>
        <HitTitle hit={hit} kind={kind} {...language} />
        {hit.language ? <small className="language-mark">{hit.language.toUpperCase()}</small> : null}
        <span className={styles.snippet} {...language}>
          <Segments segments={hit.content} />
        </span>
      </a>
    </li>
  );
}

/** The page, then the levels below it; the name of the place itself stands out. */
function HitTitle({ hit, kind, lang }: { hit: Hit; kind: HitKind; lang?: string }) {
  const t = useTranslations('search');
  const message = categoryMessage(hit.category);
  // Prose has headings like “Troubleshooting”, which say nothing without the page.
  const path =
    kind === 'reference' ? [hit.title, ...hit.trail] : levelsOf(hit, message ? t(message) : hit.category);
  const last = path.length - 1;
  const separatorAfter = (segments: Segment[]): string => (segments === hit.title ? ' | ' : ' › ');
  return (
    <span className={styles.hitTitle} lang={lang}>
      {path.map((segments, level) => (
        <span key={level} className={level < last ? styles.above : undefined}>
          <Segments segments={segments} />
          {level < last ? separatorAfter(segments) : null}
        </span>
      ))}
      {hit.signature ? <code className={styles.signature}>{` ${hit.signature}`}</code> : null}
    </span>
  );
}
