import { memo, useEffect, useState } from 'react';
import type { SearchLabels } from '@/lib/search/manifest';
import type { Hit } from '@/lib/search/types';
import { Marked } from './Marked';
import styles from './results.module.css';
import { nameOfCategory } from './SearchResults';

type Props = { hit: Hit | undefined; labels: SearchLabels };

/**
 * More of the selected result, beside the list where there is room. Its text stands in the list too: hidden from screen
 * readers. Its text comes a frame after the list's: to lay out both at once is a long task on a slow machine.
 */
export const HitPreview = memo(function HitPreview({ hit: selected, labels }: Props) {
  const [hit, setHit] = useState<Hit>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHit(selected));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  if (!selected) return null;
  return (
    <div className={styles.preview} aria-hidden="true">
      {hit ? <PreviewText hit={hit} labels={labels} /> : null}
    </div>
  );
});

function PreviewText({ hit, labels }: { hit: Hit; labels: SearchLabels }) {
  const above = [hit.title, ...hit.trail].slice(0, -1).map(plain);
  return (
    <>
      <p className={styles.previewPlace}>{[nameOfCategory(hit.category, labels), ...above].join(' › ')}</p>
      <p className={styles.previewTitle}>
        <bdi>
          <Marked segments={hit.trail.at(-1) ?? hit.title} />
        </bdi>
      </p>
      <bdi className={styles.previewText}>
        <Marked segments={hit.preview} />
      </bdi>
    </>
  );
}

function plain(segments: { text: string }[]): string {
  return segments.map((segment) => segment.text).join('');
}
