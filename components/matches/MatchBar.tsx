'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFreeKey } from '@/lib/browser/free-key';
import { useTabChoices } from '../tabs/use-tab-choices';
import { Icon } from '../ui/Icon';
import { isFreeEscape } from '../ui/free-escape';
import { closeIcon } from '../ui/icons';
import { upIcon } from '../ui/page-icons';
import { announce } from '../ui/use-announcer';
import { findMatches, indexOfMatch, nextMatch, reveal, textAround } from './find-matches';
import './highlights.css';
import styles from './matches.module.css';
import { endMatches } from './use-matches';

/** Names of the highlights in `highlights.css`. */
const ALL = 'search-match';
const CURRENT = 'search-match-current';

/**
 * Marks all words of the page that start like the given ones, without a change of the DOM, and steps through them by buttons or by `n` and
 * Shift+N, which opens the tabs and blocks that hide one. Escape ends the marks.
 */
export function MatchBar({ words }: { words: string[] }) {
  const t = useTranslations('matches');
  const bar = useRef<HTMLDivElement>(null);
  const [ranges, setRanges] = useState<Range[]>([]);
  const [current, setCurrent] = useState<Range>();
  const choices = useTabChoices();
  const count = ranges.length;
  const index = current ? indexOfMatch(ranges, current) : -1;
  const said = count === 1 ? t('one') : t('count', { count });

  const step = (by: 1 | -1): void => {
    const next = nextMatch(ranges, index, by);
    if (!next) return;
    reveal(next);
    setCurrent(next);
    CSS.highlights.set(CURRENT, Object.assign(new Highlight(next), { priority: 1 }));
    next.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Screen readers do not follow the mark.
    announce(`${indexOfMatch(ranges, next) + 1} / ${count}, ${textAround(next)}`);
  };
  useEffect(() => {
    const root = document.querySelector('main article') ?? document.getElementById('main');
    const found = root ? findMatches(root, words) : [];
    setRanges(found);
    if (found.length > 0) CSS.highlights.set(ALL, new Highlight(...found));
    // Another choice, also one that a revealed tab makes, shows other variants of the text.
  }, [words, choices]);
  useEffect(
    () => () => {
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CURRENT);
    },
    [],
  );
  useEffect(() => {
    if (count > 0) announce(said);
  }, [count, said]);
  const close = (): void => {
    // The focused button is removed.
    if (bar.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    endMatches();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (count > 0 && event.key.toLowerCase() === 'n' && isFreeKey(event)) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
  });
  // Also before the bar shows how many there are: the words are already marked.
  const onKeyCapture = useEffectEvent((event: KeyboardEvent): void => {
    if (isFreeEscape(event)) close();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onKeyCapture, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onKeyCapture, { capture: true });
    };
  }, []);

  if (count === 0) return null;
  const position = index >= 0 ? `${index + 1} / ${count}` : String(count);
  return (
    <div ref={bar} className={`${styles.bar} above-notice`}>
      <output title={said} translate="no" aria-live="off">
        <span key={position}>{position}</span>
      </output>
      <BarButton icon={upIcon} label={t('previous')} onClick={() => step(-1)} />
      <BarButton icon={upIcon} label={t('next')} className={styles.next} onClick={() => step(1)} />
      <BarButton icon={closeIcon} label={t('clear')} onClick={close} />
    </div>
  );
}

type ButtonProps = { icon: string; label: string; className?: string | undefined; onClick: () => void };

function BarButton({ icon, label, className = '', onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={`bar-button ${className}`.trim()}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}
