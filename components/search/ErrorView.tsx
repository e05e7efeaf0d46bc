import type { ReactNode } from 'react';
import type { SearchLabels } from '@/lib/search/manifest';
import styles from './views.module.css';

type Props = {
  labels: SearchLabels;
  onRetry: () => void;
  /** Results of the embedded index. */ children: ReactNode;
};

/** The search failed: says so, tries again on demand, and shows what the embedded index knows meanwhile. */
export function ErrorView({ labels, onRetry, children }: Props) {
  return (
    <div className={styles.error}>
      <div role="alert" className={styles.errorText}>
        <p>{labels.error}</p>
        <button type="button" onClick={onRetry}>
          {labels.retry}
        </button>
      </div>
      {children ? <h2 className={styles.fallback}>{labels.fallback}</h2> : null}
      {children}
    </div>
  );
}
