import type { ComponentProps, ReactNode } from 'react';
import { readDiagram } from '@/lib/content/diagrams';
import type { Card } from '@/lib/docs/doc-view';
import { getHome } from '@/lib/home/home';
import type { Translate } from '@/lib/i18n/translator';
import type { AdmonitionKind } from '@/lib/mdx/admonitions';
import type { KnownComponents } from '@/lib/mdx/context';
import { isSharedGroup } from '@/lib/mdx/tab-groups';
import type { Locale } from '@/lib/site/config';
import { Admonition, AdmonitionTitle } from '../admonition/Admonition';
import { createReferenceComponents } from '../api-reference/reference-components';
import { Chart } from '../chart/Chart';
import { Diagram, Figure } from '../diagram/Diagram';
import { Essai } from '../essai/Essai';
import { Path } from '../home/Path';
import { Release } from '../releases/Release';
import { installCommands, scriptCommands, tauriCommands } from '../tabs/package-managers';
import { CommandTabs, Tab, Tabs } from '../tabs/Tabs';
import { Cards } from './Cards';

type Options = {
  locale: Locale;
  /** Language of the interface words around generated data. */ chrome: Locale;
  route: string;
  firstEssai: string | undefined;
  t: Translate;
  getCards: (route: string) => Card[];
};

/** Components that a page may use, with their attributes. Any other name stops the build. */
export const knownComponents: KnownComponents = new Map([
  ['Tabs', ['group']],
  ['Tab', ['value', 'label']],
  ['Etapes', []],
  ['Arbre', []],
  ['TauriCommand', ['args']],
  ['Install', ['packages', 'dev', 'script']],
  ['RunScript', ['name']],
  ['Cards', ['of']],
  ['Path', []],
  ['Chart', ['caption']],
  ['Diagram', ['name', 'alt', 'caption']],
  ['Figure', ['src', 'dark', 'alt', 'width', 'height', 'caption']],
  ['Essai', ['name']],
  ['Partial', ['name']],
  ['Version', ['crate']],
  ['VersionDate', []],
]);

/** The same, plus the components of generated pages. */
export const knownReferenceComponents: KnownComponents = new Map([
  ...knownComponents,
  ['Facts', ['of']],
  ['Part', []],
  ['Entry', ['card']],
  ['Example', []],
  ['ConfigChecker', []],
  ['Release', ['open']],
]);

/** Components by name, including those that render Markdown elements. */
export function createMdxComponents({ locale, chrome, route, firstEssai, t, getCards }: Options) {
  const managers = t('tabs.package-manager');
  return {
    h2: createHeading('h2'),
    h3: createHeading('h3'),
    h4: createHeading('h4'),
    h5: createHeading('h5'),
    h6: createHeading('h6'),
    // The checkbox of a task list is read-only.
    input: ({ checked }: ComponentProps<'input'>) => (
      <span className="task-box" aria-hidden="true" data-checked={checked ? '' : undefined} />
    ),
    Admonition: ({ kind, children }: { kind: AdmonitionKind; children?: ReactNode }) => (
      <Admonition kind={kind} defaultTitle={t(`admonition.${kind}`)}>
        {children}
      </Admonition>
    ),
    AdmonitionTitle,
    Tabs: ({ group, children }: { group?: string; children?: ReactNode }) =>
      isSharedGroup(group) ? (
        <Tabs name={t(`tabs.${group}`)} group={group}>
          {children}
        </Tabs>
      ) : (
        <Tabs name={t('tabs.choice')}>{children}</Tabs>
      ),
    Tab,
    TauriCommand: ({ args }: { args: string }) => (
      <CommandTabs name={managers} commands={tauriCommands(args)} />
    ),
    Install: ({ packages, dev = false, script }: { packages: string; dev?: boolean; script?: string }) => (
      <CommandTabs name={managers} commands={installCommands(packages, dev, script)} />
    ),
    RunScript: ({ name }: { name: string }) => (
      <CommandTabs name={managers} commands={scriptCommands(name)} />
    ),
    Cards: ({ of }: { of?: string }) => <Cards cards={getCards(of ?? route)} locale={locale} />,
    Path: () => <Path steps={getHome(locale).path.steps} locale={locale} />,
    Chart: ({ caption, children }: { caption: string; children?: ReactNode }) => (
      <Chart caption={caption} locale={locale} open={t('chart.figures')}>
        {children}
      </Chart>
    ),
    Diagram: ({ name, ...props }: { name: string; alt: string; caption?: string }) => (
      <Diagram
        name={name}
        svg={readDiagram(name, locale)}
        labels={{ enlarge: t('diagram.enlarge'), close: t('diagram.close') }}
        {...props}
      />
    ),
    Figure: (props: Omit<ComponentProps<typeof Figure>, 'labels'>) => (
      <Figure {...props} labels={{ enlarge: t('diagram.enlargePicture'), close: t('diagram.close') }} />
    ),
    Essai: ({ name }: { name: string }) => <Essai name={name} isFirst={name === firstEssai} t={t} />,
    Release,
    ...createReferenceComponents(locale, chrome),
  };
}

type HeadingProps = { id?: string; className?: string; 'data-aliases'?: string; children?: ReactNode };

/** A heading of the text. Former ids stay as empty targets in front of it, so that old links keep working. */
function createHeading(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ id, className, 'data-aliases': aliases, children }: HeadingProps) {
    return (
      <Level id={id} className={className}>
        {aliases?.split(' ').map((alias) => (
          <span key={alias} id={alias} className="alias" />
        ))}
        {children}
      </Level>
    );
  };
}
