import { useTranslations } from 'next-intl';
import type { Outcome } from '@/lib/search/page/searcher';
import { Icon } from '../ui/Icon';
import { upIcon } from '../ui/page-icons';
import { arrowDownIcon, enterIcon } from './icons';
import styles from './search.module.css';

type Props = { outcome: Outcome | null; hostName: string | undefined };

/** The keys of the dialog, and the name of the hosted service if one has answered. */
export function SearchFooter({ outcome, hostName }: Props) {
  const t = useTranslations('search');
  return (
    <div className={styles.footer}>
      <ul aria-hidden="true">
        <li>
          <kbd>
            <Icon path={enterIcon} />
          </kbd>
          <span>{t('select')}</span>
        </li>
        <li>
          <kbd>
            <Icon path={upIcon} />
          </kbd>
          <kbd>
            <Icon path={arrowDownIcon} />
          </kbd>
          <span>{t('navigate')}</span>
        </li>
        <li>
          <kbd>{t('escape')}</kbd>
          <span>{t('close')}</span>
        </li>
      </ul>
      {hostName && outcome?.by === 'hosted' ? (
        <p>
          {t('poweredBy')} <b>{hostName}</b>
        </p>
      ) : null}
    </div>
  );
}
