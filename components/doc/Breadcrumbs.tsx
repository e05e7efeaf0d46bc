import { foreignAttributes } from '@/lib/i18n/fallback';
import { toHref, type Locale } from '@/lib/site/config';
import type { Crumb } from '@/lib/navigation/sidebar';
import type { Translate } from '@/lib/i18n/translator';
import { Icon } from '../ui/Icon';

type Props = { trail: Crumb[]; locale: Locale; t: Translate };

export function Breadcrumbs({ trail, locale, t }: Props) {
  return (
    <nav className="breadcrumbs" aria-label={t('doc.breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a href={toHref('/', locale)}>
            <Icon name="home" label={t('doc.home')} />
          </a>
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
            <li key={label} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
              {route && !isLast ? (
                <a href={toHref(route, locale)} itemProp="item">
                  {name}
                </a>
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
