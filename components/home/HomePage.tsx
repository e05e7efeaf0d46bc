import type { Home } from '@/lib/home/home';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { getMessages, getTranslator, type Translate } from '@/lib/i18n/translator';
import type { Token } from '@/lib/mdx/highlight';
import { site, toHref, type Locale } from '@/lib/site/config';
import { findTextNotice } from '@/lib/translations/source';
import { CommandTabs } from '../tabs/Tabs';
import { TextNotice } from '../translation/TextNotice';
import { AppWindow } from './AppWindow';
import { Path } from './Path';

type Props = {
  home: Home;
  /** Highlighted lines of `home.window.code`. */
  code: Token[][];
  locale: Locale;
};

export function HomePage({ home, code, locale }: Props) {
  const t = getTranslator(locale);
  const { hero, start, path, reasons, series, sponsors } = home;
  const to = (route: string) => toHref(route, locale);
  return (
    <main id="main" className="home" tabIndex={-1} {...foreignAttributes(home.language, locale)}>
      <BaseUrlCheck locale={locale} />
      <TextNotice notice={noticeOf(home, locale)} route="/" locale={locale} t={t} />
      <section className="hero">
        <h1>{hero.title}</h1>
        <div>
          <p className="lead">{hero.text}</p>
          <p className="actions">
            <a className="button primary" href={to(hero.primary.route)}>
              {hero.primary.label}
            </a>
            <a className="button" href={to(hero.secondary.route)}>
              {hero.secondary.label}
            </a>
          </p>
        </div>
        <div className="start">
          <CommandTabs name={t('tabs.package-manager')} commands={start.commands} />
          <p>{withCode(start.note)}</p>
        </div>
        <AppWindow window={home.window} code={code} />
      </section>
      <section>
        <h2>{path.title}</h2>
        <Path steps={path.steps} locale={locale} />
      </section>
      <ContinueReading t={t} />
      <section>
        <h2>{reasons.title}</h2>
        <ul className="reasons">
          {reasons.items.map(({ figure, title, text, source }) => (
            <li key={title}>
              <div className="figure">{figure}</div>
              <h3>{title}</h3>
              <p>{withCode(text)}</p>
              <p className="source">
                {t('api.page.item', { name: reasons.source, text: '' })}
                <a href={to(source.route)}>{source.label}</a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className="closing">
        <section>
          <h2>{series.title}</h2>
          <p>{series.text}</p>
          <p>
            <a href={to(series.link.route)}>{series.link.label}</a>
          </p>
        </section>
        <section id="sponsors">
          <h2>{sponsors.title}</h2>
          <p>{sponsors.text}</p>
          <p>
            {sponsors.links.map(({ label, href }) => (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ))}
          </p>
        </section>
      </div>
    </main>
  );
}

/** Inline script that shows a banner, in the page's language and in English, when the site is served under the wrong path. */
function BaseUrlCheck({ locale }: { locale: Locale }) {
  const languages: Locale[] = locale === 'en' ? ['en'] : [locale, 'en'];
  const home = toHref('/', locale);
  const texts = languages.map((lang) => {
    const { title, reason, current, suggestion } = getMessages(lang).baseUrl;
    return {
      lang,
      title,
      lines: [reason, `${current} ${home}`],
      suggestion: `${suggestion} SITE_BASE_PATH=`,
    };
  });
  return (
    <script
      data-inline="base-check"
      data-values={JSON.stringify(texts)}
      data-base-path={site.basePath}
      data-home={home.slice(site.basePath.length)}
    />
  );
}

/** Pages read last on this device. Filled by `enhanceContinueReading`; hidden while the list is empty. */
function ContinueReading({ t }: { t: Translate }) {
  return (
    <section className="continue" aria-labelledby="continue-title">
      <div>
        <h2 id="continue-title">{t('home.continue')}</h2>
        <button type="button">{t('home.forget')}</button>
      </div>
      <ul />
    </section>
  );
}

/** Text in which `backquoted` words are code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function noticeOf({ file, language, sourceHash }: Home, locale: Locale) {
  return findTextNotice({ file, locale: language, frontMatter: sourceHash ? { sourceHash } : {} }, locale);
}
