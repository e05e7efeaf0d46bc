import { Children, isValidElement, type ComponentType, type ReactNode } from 'react';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { getTranslator, type Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import {
  findCliEntry,
  findCommand,
  findConfigEntry,
  findDefinition,
  findJsEntry,
  findModule,
  getReference,
} from '@/lib/api-reference/reference';
import { historyOf } from '@/lib/api-reference/history';
import { cliFacts, configFacts, placeFacts } from '@/lib/api-reference/entry-view';
import { describeInheritance, describeParameter } from '@/lib/api-reference/signature-view';
import { ConfigChecker } from '../config-checker/ConfigChecker';
import { CommandTabs } from '../tabs/Tabs';
import { tauriCommands } from '../tabs/package-managers';
import { Facts } from './Facts';
import { Pieces } from './Pieces';
import { Signature } from './Signature';

type Anchored = { anchor: string };
type JsAnchored = Anchored & { module: string };
type Parent = { children?: ReactNode };

/**
 * Components of generated pages only: they show the structure that comes from the packages. `chrome` is the language of
 * their words; where it is not the page's text's, each says so.
 */
export function createReferenceComponents(locale: Locale, chrome: Locale) {
  const t = getTranslator(chrome);
  const components = componentsIn(locale, t);
  const language = foreignAttributes(chrome, locale);
  const frames = {
    Entry: ({ card = false, children }: Parent & { card?: boolean }) => (
      <section className={card ? 'entry card' : 'entry'}>{children}</section>
    ),
    Part: ({ children }: Parent) => (
      <div className="part" data-entries={Children.toArray(children).filter(isValidElement).length}>
        {children}
      </div>
    ),
    Example: ({ children }: Parent) => (
      <details>
        <summary {...language}>{t('api.example')}</summary>
        {children}
      </details>
    ),
  };
  if (chrome === locale) return { ...frames, ...components };
  const marked = Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      const Shown = component as ComponentType<object>;
      const Marked = (props: object) => (
        <div className="other-language" {...language}>
          <Shown {...props} />
        </div>
      );
      return [name, Marked];
    }),
  );
  return { ...frames, ...marked };
}

function componentsIn(locale: Locale, t: Translate) {
  return {
    Signature: ({ module, anchor }: JsAnchored) => (
      <Signature
        module={findModule(module, locale)}
        entry={findJsEntry(module, anchor, locale)}
        locale={locale}
        t={t}
      />
    ),
    Inherited: ({ module, anchor }: JsAnchored) =>
      describeInheritance(findJsEntry(module, anchor, locale).symbol).map(({ source, names }, index) => (
        <p key={index} className="facts">
          {t('api.inherited')} <Pieces pieces={source} locale={locale} /> <code>{names.join(', ')}</code>
        </p>
      )),
    Param: ({ module, anchor, name, show }: JsAnchored & { name: string; show: 'type' | 'use' }) => {
      const { type, use, initial } = describeParameter(findJsEntry(module, anchor, locale), name, t);
      if (show === 'type')
        return (
          <code>
            <Pieces pieces={type} locale={locale} />
          </code>
        );
      return initial ? (
        <>
          {t('api.default')} <code>{initial}</code>
        </>
      ) : (
        use
      );
    },
    ConfigFacts: ({ anchor }: Anchored) => {
      const { examples, config } = getReference(locale);
      const history = historyOf('config', anchor, config.words[anchor]?.since);
      const more = { example: examples[anchor], history };
      return <Facts facts={configFacts(findConfigEntry(anchor, locale), more, t)} locale={locale} />;
    },
    ConfigPlace: ({ anchor }: Anchored) => (
      <Facts facts={placeFacts(findDefinition(anchor, locale), t)} locale={locale} />
    ),
    ConfigChecker: () => <ConfigChecker t={t} />,
    CliUsage: ({ anchor }: Anchored) => (
      <CommandTabs
        name={t('tabs.package-manager')}
        commands={tauriCommands(findCommand(anchor, locale).usage.replace(/^tauri\s*/, ''))}
      />
    ),
    CliFacts: ({ anchor }: Anchored) => {
      const { since } = getReference(locale).cli.words[anchor] ?? {};
      return (
        <Facts
          facts={cliFacts(findCliEntry(anchor, locale), historyOf('cli', anchor, since), t)}
          locale={locale}
        />
      );
    },
  };
}
