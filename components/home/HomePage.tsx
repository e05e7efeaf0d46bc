import { useLocale, useTranslations } from 'next-intl';
import type { Home } from '@/lib/home/home';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Token } from '@/lib/mdx/highlight';
import { toHref, type Locale } from '@/lib/site/config';
import { findTextNotice } from '@/lib/translations/source';
import { CommandTabs } from '../tabs/Tabs';
import { TextNotice } from '../translation/TextNotice';
import { SiteLink } from '../ui/SiteLink';
import { AppWindow } from './AppWindow';
import { BaseUrlBanner } from './BaseUrlBanner';
import { ContinueReading } from './ContinueReading';
import './home.css';
import { Path } from './Path';

type Props = {
  home: Home;
  /** Highlighted lines of `home.window.code`. */
  code: Token[][];
};

/** The home page of a locale; `content/<locale>/home.yaml` has its texts. */
export function HomePage({ home, code }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { hero, start, path, tasks, reasons, series, sponsors } = home;
  const to = (route: string) => toHref(route, locale);
  return (
    <main id="main" className="home" tabIndex={-1} {...foreignAttributes(home.language, locale)}>
      <BaseUrlBanner />
      <TextNotice notice={noticeOf(home, locale)} route="/" />
      <section className="hero">
        <h1>{hero.title}</h1>
        <div>
          <p className="lead">{hero.text}</p>
          <p className="actions">
            <SiteLink className="button primary" href={to(hero.primary.route)}>
              {hero.primary.label}
            </SiteLink>
            <SiteLink className="button" href={to(hero.secondary.route)}>
              {hero.secondary.label}
            </SiteLink>
          </p>
        </div>
        <div className="start">
          <CommandTabs
            name={t('tabs.package-manager')}
            codeName={t('code.command')}
            commands={start.commands}
            wraps
          />
          <p>{withCode(start.note)}</p>
        </div>
        <AppWindow window={home.window} code={code} />
      </section>
      <section>
        <h2>{path.title}</h2>
        <Path steps={path.steps} />
      </section>
      <ContinueReading />
      <section>
        <h2>{tasks.title}</h2>
        <ul className="tasks">
          {tasks.links.map(({ label, route }) => (
            <li key={route}>
              <SiteLink href={to(route)}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
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
                <SiteLink href={to(source.route)}>{source.label}</SiteLink>
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
            <SiteLink href={to(series.link.route)}>{series.link.label}</SiteLink>
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

/** Text in which `backquoted` words are code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function noticeOf({ file, language, sourceHash }: Home, locale: Locale) {
  return findTextNotice({ file, locale: language, frontMatter: sourceHash ? { sourceHash } : {} }, locale);
}
