import type { ComponentProps, ReactNode } from 'react';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toHref, type Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';
import type { Card } from '@/lib/docs/doc-view';
import { readDiagram } from '@/lib/content/diagrams';
import type { AdmonitionKind } from '@/lib/mdx/admonitions';
import type { KnownComponents } from '@/lib/mdx/context';
import { installCommands, scriptCommands, tauriCommands } from '@/lib/mdx/package-managers';
import { createReferenceComponents } from '../api-reference/reference-components';
import { Diagram } from '../diagram/Diagram';
import { Release } from '../releases/Release';
import { CommandTabs } from '../tabs/CommandTabs';
import { Tab, Tabs } from '../tabs/Tabs';
import { Admonition, AdmonitionTitle } from './Admonition';
import { Cards } from './Cards';
import { Figure } from './Figure';
import { createHeading } from './Heading';

type Options = {
  locale: Locale;
  /** Language of the interface words around generated data. */ chrome: Locale;
  route: string;
  t: Translate;
  getCards: (route: string) => Card[];
};

/** Names a page may use as `<Name>`, with the attributes of each; anything else stops the build. */
export const knownComponents: KnownComponents = new Map([
  ['Admonition', ['kind']],
  ['AdmonitionTitle', []],
  ['Tabs', ['group']],
  ['Tab', ['value', 'label']],
  ['TauriCommand', ['args']],
  ['Install', ['packages', 'dev']],
  ['RunScript', ['name']],
  ['Cards', ['of']],
  ['Diagram', ['name', 'alt', 'caption']],
  ['Figure', ['src', 'dark', 'alt', 'width', 'height', 'caption']],
  ['Partial', ['name']],
]);

/** Names that generated pages use besides. */
export const knownReferenceComponents: KnownComponents = new Map([
  ...knownComponents,
  ['Signature', ['module', 'anchor']],
  ['Members', ['module', 'anchor']],
  ['ConfigFacts', ['anchor']],
  ['ConfigPlace', ['anchor']],
  ['ConfigTree', []],
  ['CliUsage', ['anchor']],
  ['CliFacts', ['anchor']],
  ['Filter', []],
  ['Release', ['open']],
]);

/** Components of one page: elements with the site's markup, and the named ones authors use. */
export function createMdxComponents({ locale, chrome, route, t, getCards }: Options) {
  const managers = t('tabs.package-manager');
  const groupName = (group: string | undefined) =>
    group === 'os' || group === 'package-manager' || group === 'shell'
      ? t(`tabs.${group}`)
      : t('tabs.choice');
  return {
    h2: createHeading('h2'),
    h3: createHeading('h3'),
    h4: createHeading('h4'),
    h5: createHeading('h5'),
    h6: createHeading('h6'),
    table: (props: ComponentProps<'table'>) => (
      <div className="table" role="group" aria-label={t('table.label')} tabIndex={0}>
        <table {...props} />
      </div>
    ),
    // The box of a task list: a picture, since nobody can tick it here.
    input: ({ checked }: ComponentProps<'input'>) => (
      <span className="task-box" aria-hidden="true" data-checked={checked ? '' : undefined} />
    ),
    Admonition: ({ kind, children }: { kind: AdmonitionKind; children?: ReactNode }) => (
      <Admonition kind={kind} defaultTitle={t(`admonition.${kind}`)}>
        {children}
      </Admonition>
    ),
    AdmonitionTitle,
    Tabs: ({ group, children }: { group?: string; children?: ReactNode }) => (
      <Tabs name={groupName(group)} {...(group ? { group } : {})}>
        {children}
      </Tabs>
    ),
    Tab,
    TauriCommand: ({ args }: { args: string }) => (
      <CommandTabs name={managers} commands={tauriCommands(args)} />
    ),
    Install: ({ packages, dev = false }: { packages: string; dev?: boolean }) => (
      <CommandTabs name={managers} commands={installCommands(packages, dev)} />
    ),
    RunScript: ({ name }: { name: string }) => (
      <CommandTabs name={managers} commands={scriptCommands(name)} />
    ),
    Cards: ({ of }: { of?: string }) => (
      <Cards
        cards={getCards(of ?? route).map((card) => ({
          ...card,
          href: toHref(card.route, locale),
          foreign: foreignAttributes(card.language, locale),
        }))}
      />
    ),
    Diagram: ({ name, alt, caption }: { name: string; alt: string; caption?: string }) => (
      <Diagram svg={readDiagram(name, locale)} alt={alt} {...(caption ? { caption } : {})} />
    ),
    Figure,
    Release,
    ...createReferenceComponents(locale, chrome),
  };
}
