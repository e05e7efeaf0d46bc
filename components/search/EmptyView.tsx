import { useTranslations } from 'next-intl';
import { readLastPages } from '../home/reading-memory';
import { Icon } from '../ui/Icon';
import { fileIcon } from '../ui/page-icons';
import { AreaLinks, openHere } from './AreaLinks';
import { RecentSearches } from './RecentSearches';
import { Section } from './Section';
import styles from './views.module.css';

type Props = { onOpen: (href: string) => void; onSearch: (query: string) => void };

/** Before anything is typed: searches stored on the device, pages that were read, and links into the site. */
export function EmptyView({ onOpen, onSearch }: Props) {
  const t = useTranslations('search');
  const pages = readLastPages();
  return (
    <div className={styles.empty}>
      <p className={styles.hint}>{t('hint')}</p>
      <RecentSearches onSearch={onSearch} />
      {pages.length > 0 ? (
        <Section title={t('recentPages')}>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path} className={styles.recent}>
                <a className={styles.recentQuery} href={path} onClick={openHere(onOpen)}>
                  <Icon path={fileIcon} />
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title={t('waysIn')}>
        <AreaLinks onOpen={onOpen} />
      </Section>
    </div>
  );
}
