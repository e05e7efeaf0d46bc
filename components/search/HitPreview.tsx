import { useTranslations } from 'next-intl';
import { levelsOf, segmentsText } from '@/lib/search/page/hits';
import type { Hit } from '@/lib/search/types';
import { categoryMessage } from './hit-kind';
import { Segments } from './Segments';
import styles from './results.module.css';

/** More of the selected result, next to the list. Hidden from screen readers, because the list has the same text. */
export function HitPreview({ hit }: { hit: Hit }) {
  const t = useTranslations('search');
  const message = categoryMessage(hit.category);
  const category = message ? t(message) : hit.category;
  const levels = levelsOf(hit, category);
  const place = [category, ...levels.slice(0, -1).map(segmentsText)].join(' › ');
  return (
    <div className={styles.preview} aria-hidden="true">
      <p key={place} className={styles.previewPlace}>
        {place}
      </p>
      <p className={styles.previewTitle}>
        <Segments segments={levels.at(-1) ?? []} />
      </p>
      {hit.signature ? (
        <code key={hit.signature} className={styles.signature}>
          {hit.signature}
        </code>
      ) : null}
      <div className={styles.previewText}>
        <Segments segments={hit.preview} />
      </div>
    </div>
  );
}
