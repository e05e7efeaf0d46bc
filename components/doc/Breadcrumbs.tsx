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
        {trail.map((crumb, index) => (
          <li key={crumb.label} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            {crumb.route && index < trail.length - 1 ? (
              <a href={toHref(crumb.route, locale)} itemProp="item">
                <span itemProp="name" {...foreignAttributes(crumb.language, locale)}>
                  {crumb.label}
                </span>
              </a>
            ) : (
              <span
                itemProp="name"
                {...foreignAttributes(crumb.language, locale)}
                aria-current={index === trail.length - 1 ? 'page' : undefined}
              >
                {crumb.label}
              </span>
            )}
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
