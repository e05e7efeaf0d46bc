import { memo } from 'react';
import type { SearchLabels } from '@/lib/search/manifest';
import { Icon } from '../ui/Icon';
import styles from './search.module.css';
import type { View } from './use-search';

type Props = { view: View; labels: SearchLabels; hostName: string | null };

/** The keys, and who really answered. */
export const SearchFooter = memo(function SearchFooter({ view, labels, hostName }: Props) {
  const by =
    view.kind === 'error'
      ? view.groups.length > 0
        ? labels.embedded
        : null
      : 'by' in view && view.by === 'hosted'
        ? hostName
        : 'by' in view || !hostName
          ? labels.embedded
          : hostName;
  return (
    <footer className={styles.footer}>
      <ul aria-hidden="true">
        <li>
          <kbd>
            <Icon name="enter" />
          </kbd>
          {labels.select}
        </li>
        <li>
          <kbd>
            <Icon name="up" />
          </kbd>
          <kbd>
            <Icon name="arrowDown" />
          </kbd>
          {labels.navigate}
        </li>
        <li>
          <kbd>{labels.escape}</kbd>
          {labels.close}
        </li>
      </ul>
      {by ? (
        <p>
          {labels.poweredBy} <b>{by}</b>
        </p>
      ) : null}
    </footer>
  );
});
