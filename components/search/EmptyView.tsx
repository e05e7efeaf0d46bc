import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { areaNames, areas } from '@/lib/search/areas';
import { toHref } from '@/lib/site/config';
import { readLastPages } from '../home/reading-memory';
import { Icon } from '../ui/Icon';
import { RecentSearches } from './RecentSearches';
import { Section } from './Section';
import styles from './views.module.css';

type Props = { onOpen: (href: string) => void; onSearch: (query: string) => void };

/** Before anything is typed: searches stored on the device, pages that were read, and links into the site. */
export function EmptyView({ onOpen, onSearch }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  const pages = readLastPages();
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(event.currentTarget.href);
  };
  return (
    <div className={styles.empty}>
      <p className={styles.hint}>{t('hint')}</p>
      <RecentSearches onSearch={onSearch} />
      {pages.length > 0 ? (
        <Section title={t('recentPages')}>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path} className={styles.recent}>
                <a className={styles.recentQuery} href={path} onClick={onClick}>
                  <Icon name="file" />
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title={t('waysIn')}>
        <ul className={styles.chips}>
          {areaNames.map((area) => (
            <li key={area}>
              <a href={toHref(areas[area].route, locale)} onClick={onClick}>
                {t(area)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
