import { foreignAttributes } from '@/lib/i18n/fallback';
import { toHref, type Locale } from '@/lib/site/config';
import type { Home } from '@/lib/home/home';
import type { Translate } from '@/lib/i18n/translator';
import { formatDate } from '@/lib/i18n/dates';
import { findTextNotice } from '@/lib/translations/text-notice';
import { CommandTabs } from '../tabs/Tabs';
import { TextNotice } from '../translation/TextNotice';
import { HeroDrawing } from './HeroDrawing';
import { InlineCode } from './InlineCode';
import { BaseUrlCheck } from './BaseUrlCheck';
import { ContinueReading } from './ContinueReading';

type Props = { home: Home; locale: Locale; t: Translate };

export function HomePage({ home, locale, t }: Props) {
  const { start } = home;
  const to = (route: string) => toHref(route, locale);
  return (
    <main id="main" className="home" tabIndex={-1} {...foreignAttributes(home.language, locale)}>
      <BaseUrlCheck locale={locale} />
      <TextNotice notice={noticeOf(home, locale)} route="/" locale={locale} t={t} />
      <Hero {...home} to={to} />
      <ContinueReading t={t} />
      <section className="start">
        <h2>{start.title}</h2>
        <p>
          <InlineCode text={start.text} />
        </p>
        <CommandTabs name={t('tabs.package-manager')} commands={start.commands} />
      </section>
      <section>
        <h2>{home.pointsTitle}</h2>
        <ul className="points">
          {home.points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{home.featuresTitle}</h2>
        <ul className="features">
          {home.features.map(({ text, route }) => (
            <li key={text}>
              <a href={to(route)}>{text}</a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{home.waysTitle}</h2>
        <ul className="ways">
          {home.ways.map(({ title, text, route }) => (
            <li key={route}>
              <a href={to(route)}>{title}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Roadmap {...home} to={to} />
      <Sponsors {...home} />
    </main>
  );
}

/** `to` makes the address of a route in the reader's locale. */
type Linking = { to: (route: string) => string };

function Hero({ hero, to }: Home & Linking) {
  return (
    <section className="hero">
      <div>
        <h1>{hero.title}</h1>
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
      <HeroDrawing />
    </section>
  );
}

function Roadmap({ roadmap, language, to }: Home & Linking) {
  return (
    <section className="roadmap">
      <h2>{roadmap.title}</h2>
      <p>{roadmap.text}</p>
      <ol>
        {roadmap.steps.map(({ date, label, route }) => (
          <li key={label}>
            <a href={to(route)}>{label}</a>
            <time dateTime={date}>{formatDate(date, language, 'long')}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sponsors({ sponsors }: Home) {
  return (
    <section id="sponsors" className="sponsors">
      <h2>{sponsors.title}</h2>
      <p>{sponsors.text}</p>
      <p className="actions">
        {sponsors.links.map(({ label, href }) => (
          <a key={href} className="button" href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}

function noticeOf({ file, language, sourceHash }: Home, locale: Locale) {
  return findTextNotice({ file, locale: language, frontMatter: sourceHash ? { sourceHash } : {} }, locale);
}
