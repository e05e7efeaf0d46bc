import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { variantValues, type SharedGroup } from '@/lib/mdx/tab-groups';
import type { Variant } from '@/lib/mdx/package-managers';
import { CodeBlock } from '../code-block/CodeBlock';
import { TabGroup } from './TabGroup';

type TabProps = { value: string; label: string; children?: ReactNode };

type Props = { group?: SharedGroup | undefined; name: string; children?: ReactNode };

/** Checks the tabs of a page and shows them. */
export function Tabs({ group, name, children }: Props) {
  const tabs = Children.toArray(children).filter(isTab);
  const values = tabs.map((tab) => tab.props.value);
  if (values.some((value) => !value))
    throw new Error('<Tab> n’a pas d’attribut « value »\n  → Ajoutez value="…", une valeur par onglet.');
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice)
    throw new Error(
      `<Tabs> a deux onglets de valeur « ${twice} »\n  → Donnez à chaque <Tab> sa propre valeur.`,
    );
  if (tabs.length === 0)
    throw new Error('<Tabs> n’a pas de <Tab>\n  → Placez-y au moins un <Tab value="…" label="…">.');
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

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  if (!isValidElement(child)) return false;
  if (child.type !== Tab)
    throw new Error(
      '<Tabs> contient autre chose qu’un <Tab>\n  → Placez-le dans un <Tab>, ou hors de <Tabs>.',
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
