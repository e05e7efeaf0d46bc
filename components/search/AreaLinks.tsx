import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { areaNames, areas } from '@/lib/search/areas';
import { toHref } from '@/lib/site/config';
import styles from './views.module.css';

type Props = { onOpen: (href: string) => void };

/** Opens the page of a link in place of the search, except in a new tab. */
export function openHere(onOpen: Props['onOpen']): (event: MouseEvent<HTMLAnchorElement>) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(event.currentTarget.href);
  };
}

/** Where each area of the site starts. */
export function AreaLinks({ onOpen }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <ul className={styles.chips}>
      {areaNames.map((area) => (
        <li key={area}>
          <a href={toHref(areas[area].route, locale)} onClick={openHere(onOpen)}>
            {t(area)}
          </a>
        </li>
      ))}
    </ul>
  );
}
