'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRoute } from '@/lib/i18n/navigation';
import { localeNames, locales } from '@/lib/site/config';
import { localeAddress } from '@/lib/site/locale-address';
import { LanguageLink } from '../translation/LanguageLink';
import { Icon } from '../ui/Icon';
import { externalIcon, languageIcon } from '../ui/icons';
import { useAddressRest } from './use-address-rest';
import { Dropdown } from './Dropdown';

/** The menu of languages; each entry leads to the same page. */
export function LocaleMenu() {
  const t = useTranslations('navbar');
  const locale = useLocale();
  return (
    <Dropdown
      className="locale-menu"
      label={
        <>
          <Icon path={languageIcon} />
          <span className="visually-hidden">{t('languages')}</span>{' '}
          <span className="wide-only">{locales[locale].label}</span>
        </>
      }
    >
      <LocaleList />
    </Dropdown>
  );
}

/** The page in each language; languages that are not built lead to the public site. */
export function LocaleList() {
  const t = useTranslations('navbar');
  const locale = useLocale();
  const route = useRoute();
  const rest = useAddressRest();
  return (
    <ul>
      {localeNames.map((code) => {
        const { href, built } = localeAddress(route, code);
        return (
          <li key={code}>
            <LanguageLink
              href={href + rest}
              lang={locales[code].htmlLang}
              hrefLang={locales[code].htmlLang}
              aria-current={code === locale ? 'true' : undefined}
            >
              {locales[code].label}
              {built ? null : (
                <>
                  {' '}
                  <small lang={locale}>({t('onPublicSite')})</small>
                  <Icon path={externalIcon} />
                </>
              )}
            </LanguageLink>
          </li>
        );
      })}
    </ul>
  );
}
