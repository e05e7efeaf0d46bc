import { memo } from 'react';
import type { SearchLabels } from '@/lib/search/manifest';
import type { Hit } from '@/lib/search/types';
import { Marked } from './Marked';
import styles from './results.module.css';
import { nameOfCategory } from './SearchResults';

type Props = { hit: Hit | undefined; labels: SearchLabels };

/** More of the selected result, beside the list where there is room. Its text stands in the list too: hidden from screen readers. */
export const HitPreview = memo(function HitPreview({ hit, labels }: Props) {
  if (!hit) return null;
  const heading = hit.trail.at(-1) ?? hit.title;
  return (
    <div className={styles.preview} aria-hidden="true">
      <p className={styles.previewPlace}>
        {[nameOfCategory(hit.category, labels), ...[hit.title, ...hit.trail].slice(0, -1).map(plain)].join(
          ' › ',
        )}
      </p>
      <p className={styles.previewTitle}>
        <bdi>
          <Marked segments={heading} />
        </bdi>
      </p>
      <bdi className={styles.previewText}>
        <Marked segments={hit.preview} />
      </bdi>
    </div>
  );
});

function plain(segments: { text: string }[]): string {
  return segments.map((segment) => segment.text).join('');
}
