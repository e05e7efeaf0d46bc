import { useLocale } from 'next-intl';
import type { Home } from '@/lib/home/home';
import { toHref } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

type Props = { steps: Home['path']['steps'] };

/** The numbered way from an empty machine to a shipped application, on the home page and the index of the guides. */
export function Path({ steps }: Props) {
  const locale = useLocale();
  return (
    <ol className="path">
      {steps.map(({ title, description, route }) => (
        <li key={route}>
          <SiteLink href={toHref(route, locale)}>{title}</SiteLink>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
