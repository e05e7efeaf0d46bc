import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { CodeBlock } from '../code-block/CodeBlock';
import { variantValues, type SharedGroup, type Variant } from './package-managers';
import { TabGroup } from './TabGroup';

type TabProps = { value: string; label: string; children?: ReactNode };

type Props = { group?: SharedGroup | undefined; name: string; children?: ReactNode };

/** Checks the tabs of a page and shows them. */
export function Tabs({ group, name, children }: Props) {
  const tabs = Children.toArray(children).filter(isTab);
  const values = tabs.map((tab) => tab.props.value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice)
    throw new Error(`<Tabs> has two tabs with the value "${twice}"\n  → give each <Tab> its own value`);
  if (tabs.length === 0)
    throw new Error('<Tabs> has no <Tab>\n  → put at least one <Tab value="…" label="…"> inside');
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
    throw new Error('<Tabs> holds something that is not a <Tab>\n  → move it into a <Tab> or out of <Tabs>');
  return true;
}

type CommandTabsProps = {
  name: string;
  /** What the copy buttons act on. */
  codeName: string;
  commands: Variant[];
};

/** A shell command for each package manager. */
export function CommandTabs({ name, codeName, commands }: CommandTabsProps) {
  return (
    <Tabs group="package-manager" name={name}>
      {commands.map(({ value, label, command }) => (
        <Tab key={value} value={value} label={label}>
          <CodeBlock lang="bash" name={`${codeName} (${label})`}>
            <span className="line p">{`${command}\n`}</span>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
