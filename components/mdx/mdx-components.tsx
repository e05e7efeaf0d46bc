import type { ComponentProps, ReactNode } from 'react';
import { readDiagram } from '@/lib/content/diagrams';
import type { Card } from '@/lib/docs/pages';
import { getHome } from '@/lib/home/home';
import type { Translate } from '@/lib/i18n/translator';
import { isSharedGroup } from '@/lib/mdx/tab-groups';
import type { Locale } from '@/lib/site/config';
import { installCommands, scriptCommands, tauriCommands, type Variant } from '@/lib/mdx/package-managers';
import { Admonition, AdmonitionTitle } from '../admonition/Admonition';
import { createReferenceComponents } from '../api-reference/reference-components';
import { Chart } from '../chart/Chart';
import { CodeBlock } from '../code-block/CodeBlock';
import { Diagram, Figure } from '../diagram/Diagram';
import { Sample } from '../sample/Sample';
import { Path } from '../home/Path';
import { Release } from '../releases/Release';
import { TableFrame } from '../table/TableFrame';
import { CommandTabs, Tab, Tabs } from '../tabs/Tabs';
import { Cards } from './Cards';
import { createHeading } from './Heading';
import { ProseLink } from './ProseLink';

type Options = {
  locale: Locale;
  /** Language of the interface words around generated data. */
  chrome: Locale;
  route: string;
  firstSample: string | undefined;
  isReference: boolean;
  t: Translate;
  getCards: (route: string) => Card[];
};

/** Components by name, including those that render Markdown elements. `lib/mdx/known-components.ts` lists those that authors may write. */
export function createMdxComponents({
  locale,
  chrome,
  route,
  firstSample,
  isReference,
  t,
  getCards,
}: Options) {
  const commandTabs = (commands: Variant[]) => (
    <CommandTabs name={t('tabs.package-manager')} codeName={t('code.command')} commands={commands} />
  );
  const nameLink = (heading: string) => t('doc.headingLink', { heading });
  return {
    a: ProseLink,
    h2: createHeading('h2', { nameLink }),
    h3: createHeading('h3', { nameLink, isEntry: isReference }),
    h4: createHeading('h4', { nameLink, isEntry: isReference }),
    h5: createHeading('h5', { nameLink }),
    h6: createHeading('h6', { nameLink }),
    // The checkbox of a task list is read-only.
    input: ({ checked }: ComponentProps<'input'>) => (
      <span className="task-box" aria-hidden="true" data-checked={checked ? '' : undefined} />
    ),
    CodeBlock,
    TableFrame,
    Admonition,
    AdmonitionTitle,
    Tabs: ({ group, place, children }: { group?: string; place?: string; children?: ReactNode }) =>
      isSharedGroup(group) ? (
        <Tabs name={t(`tabs.${group}`)} group={group} place={place}>
          {children}
        </Tabs>
      ) : (
        <Tabs name={t('tabs.choice')} place={place}>
          {children}
        </Tabs>
      ),
    Tab,
    TauriCommand: ({ args }: { args: string }) => commandTabs(tauriCommands(args)),
    Install: ({ packages, dev = false, script }: { packages: string; dev?: boolean; script?: string }) =>
      commandTabs(installCommands(packages, dev, script)),
    RunScript: ({ name }: { name: string }) => commandTabs(scriptCommands(name)),
    Cards: ({ of }: { of?: string }) => <Cards cards={getCards(of ?? route)} />,
    Path: () => <Path steps={getHome(locale).path.steps} />,
    Chart,
    Diagram: ({ name, ...props }: { name: string; alt: string; caption?: string }) => (
      <Diagram name={name} svg={readDiagram(name, locale)} {...props} />
    ),
    Figure,
    Essai: ({ name }: { name: string }) => <Sample name={name} isFirst={name === firstSample} />,
    Release,
    ...createReferenceComponents(locale, chrome),
  };
}
