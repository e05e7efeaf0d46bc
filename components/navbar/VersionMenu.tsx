'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { useRoute } from '@/lib/i18n/navigation';
import { site, toHref } from '@/lib/site/config';
import { isInside } from '@/lib/site/is-inside';
import { Icon } from '../ui/Icon';
import { externalIcon } from '../ui/icons';
import { SiteLink } from '../ui/SiteLink';
import { useAddressRest } from './use-address-rest';
import { Dropdown } from './Dropdown';

const { label, name, root, home } = site.version;

/** The versions of the documentation. The chosen one is stored; an unknown stored one is erased. */
export function VersionMenu() {
  const t = useTranslations('navbar');
  useEffect(() => {
    if (readStored(keys.preferredVersion) !== name) writeStored(keys.preferredVersion, null);
  }, []);
  return (
    <Dropdown
      label={
        <>
          <span className="visually-hidden">{t('versions')}</span> {label}
        </>
      }
    >
      <VersionList />
    </Dropdown>
  );
}

/** Links to the versions: this one stays on the page where it can. */
export function VersionList() {
  const t = useTranslations('navbar');
  const locale = useLocale();
  const route = useRoute();
  const rest = useAddressRest();
  const isInVersion = isInside(route, root);
  return (
    <ul>
      <li>
        <SiteLink
          href={isInVersion ? toHref(route, locale) + rest : toHref(home, locale)}
          aria-current="true"
          onClick={() => writeStored(keys.preferredVersion, name)}
        >
          {label}
        </SiteLink>
      </li>
      <li>
        <a href={site.latestDocs} target="_blank" rel="noopener noreferrer">
          {t('latestVersion')}
          <Icon path={externalIcon} />
        </a>
      </li>
    </ul>
  );
}
