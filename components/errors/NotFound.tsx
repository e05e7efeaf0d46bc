import { toHref, type Locale } from '@/lib/site/config';
import { getTranslator, type Translate } from '@/lib/i18n/translator';

type Props = { locale: Locale; t: Translate };

const ways = [
  ['menu.home', '/'],
  ['menu.guides', '/v1/guides'],
  ['menu.js', '/v1/api/js'],
  ['menu.references', '/v1/references'],
] as const;

export function NotFound({ locale }: { locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <main id="main" className="narrow not-found" tabIndex={-1}>
      <h1>{t('errors.notFoundTitle')}</h1>
      <p>{t('errors.notFoundText')}</p>
      <p>{t('errors.notFoundHelp')}</p>
      <form role="search" action={toHref('/', locale)} data-path-search="">
        <input
          type="search"
          name="q"
          className="button"
          aria-label={t('search.placeholder')}
          autoComplete="off"
        />
        <button type="submit" className="button">
          {t('search.button')}
        </button>
      </form>
      <WaysOn locale={locale} t={t} />
    </main>
  );
}

/** Links to the main parts of the site, which `followFormerAddress` replaces by the nearest pages. */
export function WaysOn({ locale, t }: Props) {
  return (
    <>
      <p data-nearest-title="" hidden>
        {t('errors.notFoundNearest')}
      </p>
      <ul data-nearest="">
        {ways.map(([label, route]) => (
          <li key={route}>
            <a href={toHref(route, locale)}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
