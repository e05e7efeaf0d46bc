import type { Home } from '@/lib/home/home';
import { toHref, type Locale } from '@/lib/site/config';

type Props = { steps: Home['path']['steps']; locale: Locale };

/** The numbered way from an empty machine to a shipped application, on the home page and the index of the guides. */
export function Path({ steps, locale }: Props) {
  return (
    <ol className="path">
      {steps.map(({ title, description, route }) => (
        <li key={route}>
          <a href={toHref(route, locale)}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
