import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { faultAt } from '@/lib/mdx/context';
import { variantValues, type SharedGroup } from '@/lib/mdx/tab-groups';
import type { Variant } from '@/lib/mdx/package-managers';
import { CodeBlock } from '../code-block/CodeBlock';
import { TabGroup } from './TabGroup';

type TabProps = { value: string; label: string; children?: ReactNode };

type Props = {
  group?: SharedGroup | undefined;
  name: string;
  /** File and line, for faults. */
  place?: string | undefined;
  children?: ReactNode;
};

/** Checks the tabs of a page and shows them. */
export function Tabs({ group, name, place = '', children }: Props) {
  const tabs = Children.toArray(children).filter((child) => isTab(child, place));
  const values = tabs.map((tab) => tab.props.value);
  if (values.some((value) => !value))
    throw faultAt(place, '<Tab> n’a pas d’attribut « value »', 'Ajoutez value="…", une valeur par onglet.');
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice)
    throw faultAt(
      place,
      `<Tabs> a deux onglets de valeur « ${twice} »`,
      'Donnez à chaque <Tab> sa propre valeur.',
    );
  if (tabs.length === 0)
    throw faultAt(place, '<Tabs> n’a pas de <Tab>', 'Placez-y au moins un <Tab value="…" label="…">.');
  const shownFor = group ? variantValues(group, values) : values;
  const data = tabs.map(({ props: { value, label } }, index) => ({
    value,
    label,
    shownFor: shownFor[index] ?? value,
  }));
  return <TabGroup group={group} name={name} tabs={data} panels={tabs.map(({ props }) => props.children)} />;
}

/** The content of a tab; `Tabs` reads its value and its label. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

function isTab(child: ReactNode, place: string): child is ReactElement<TabProps> {
  if (!isValidElement(child)) return false;
  if (child.type !== Tab)
    throw faultAt(
      place,
      '<Tabs> contient autre chose qu’un <Tab>',
      'Placez-le dans un <Tab>, ou hors de <Tabs>.',
    );
  return true;
}

/** Where a command wraps, browsers would also break an option after its hyphens. */
function keepWords(command: string): ReactNode[] {
  return command.split(/( )/).map((word, index) =>
    word.includes('-') ? (
      <span key={index} className="word">
        {word}
      </span>
    ) : (
      word
    ),
  );
}

type CommandTabsProps = {
  name: string;
  /** What the copy buttons act on. */
  codeName: string;
  commands: Variant[];
  /** Whether long commands wrap, as the style sheet of their place says. */
  wraps?: boolean;
};

/** A shell command for each package manager. */
export function CommandTabs({ name, codeName, commands, wraps = false }: CommandTabsProps) {
  return (
    <Tabs group="package-manager" name={name}>
      {commands.map(({ value, label, command }) => (
        <Tab key={value} value={value} label={label}>
          <CodeBlock lang="bash" name={`${codeName} (${label})`}>
            {command.split('\n').map((line) => (
              <span key={line} className="line p">
                {wraps ? [...keepWords(line), '\n'] : `${line}\n`}
              </span>
            ))}
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
