import { useLocale, useTranslations } from 'next-intl';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Crumb } from '@/lib/navigation/sidebar';
import { toHref } from '@/lib/site/config';
import { Icon } from '../ui/Icon';
import { homeIcon } from '../ui/page-icons';
import { SiteLink } from '../ui/SiteLink';

/** The path from the home page to a page. The page itself, last, is not a link. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const t = useTranslations('doc');
  const locale = useLocale();
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <SiteLink href={toHref('/', locale)}>
            <Icon path={homeIcon} label={t('home')} />
          </SiteLink>
        </li>
        {trail.map(({ label, language, route }, index) => {
          const isLast = index === trail.length - 1;
          const name = (
            <span
              itemProp="name"
              {...foreignAttributes(language, locale)}
              aria-current={isLast ? 'page' : undefined}
            >
              {label}
            </span>
          );
          return (
            <li key={index} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
              {route && !isLast ? (
                <SiteLink href={toHref(route, locale)} itemProp="item">
                  {name}
                </SiteLink>
              ) : (
                name
              )}
              <meta itemProp="position" content={String(index + 1)} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
