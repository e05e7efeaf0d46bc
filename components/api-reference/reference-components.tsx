import type { ComponentType } from 'react';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { getTranslator, type Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import {
  findCliEntry,
  findCommand,
  findConfigEntry,
  findDefinition,
  findJsEntry,
  getReference,
} from '@/lib/api-reference/reference';
import { cliFacts, configFacts, placeFacts } from '@/lib/api-reference/entry-view';
import { ConfigChecker } from '../config-checker/ConfigChecker';
import { CommandTabs } from '../tabs/Tabs';
import { tauriCommands } from '../tabs/package-managers';
import { ConfigTree } from './ConfigTree';
import { Facts } from './Facts';
import { MemberTable } from './MemberTable';
import { Signature } from './Signature';

type Anchored = { anchor: string };

/**
 * Components of generated pages only: they show the structure that comes from the packages. `chrome` is the language of
 * their words; where it is not the page's text's, each says so.
 */
export function createReferenceComponents(locale: Locale, chrome: Locale) {
  const components = componentsIn(locale, getTranslator(chrome));
  if (chrome === locale) return components;
  const language = foreignAttributes(chrome, locale);
  return Object.fromEntries(
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
}

function componentsIn(locale: Locale, t: Translate) {
  return {
    Signature: ({ module, anchor }: Anchored & { module: string }) => (
      <Signature entry={findJsEntry(module, anchor, locale)} locale={locale} t={t} />
    ),
    Members: ({ module, anchor }: Anchored & { module: string }) => {
      const { symbol } = findJsEntry(module, anchor, locale);
      return <MemberTable members={'members' in symbol ? symbol.members : []} t={t} />;
    },
    ConfigFacts: ({ anchor }: Anchored) => (
      <Facts
        facts={configFacts(findConfigEntry(anchor, locale), getReference(locale).examples[anchor], t)}
        locale={locale}
      />
    ),
    ConfigPlace: ({ anchor }: Anchored) => (
      <Facts facts={placeFacts(findDefinition(anchor, locale), t)} locale={locale} />
    ),
    ConfigChecker: () => <ConfigChecker t={t} />,
    ConfigTree: () => <ConfigTree tree={getReference(locale).configTree} t={t} />,
    CliUsage: ({ anchor }: Anchored) => (
      <CommandTabs
        name={t('tabs.package-manager')}
        commands={tauriCommands(findCommand(anchor, locale).usage.replace(/^tauri\s*/, ''))}
      />
    ),
    CliFacts: ({ anchor }: Anchored) => (
      <Facts facts={cliFacts(findCliEntry(anchor, locale), t)} locale={locale} />
    ),
    Filter: () => (
      <div
        className="filter"
        data-placeholder={t('api.filter')}
        data-none={t('api.filterNone')}
        data-found={t.raw('api.filterFound')}
      />
    ),
  };
}
