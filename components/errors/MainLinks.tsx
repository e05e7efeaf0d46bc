import { useLocale, useTranslations } from 'next-intl';
import { toHref } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

const targets = [
  ['home', '/'],
  ['guides', '/v1/guides'],
  ['js', '/v1/api/js'],
  ['references', '/v1/references'],
] as const;

/** Links to the main parts of the site. */
export function MainLinks() {
  const t = useTranslations('menu');
  const locale = useLocale();
  return (
    <ul>
      {targets.map(([label, route]) => (
        <li key={route}>
          <SiteLink href={toHref(route, locale)}>{t(label)}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
