import type { ReactElement, ReactNode } from 'react';

type TabProps = { value: string; label: string; children?: ReactNode };

type Props = { group?: string; name: string; children?: ReactNode };

/**
 * Variants of a text side by side. Without script every panel shows under its label; with script the style sheet keeps
 * only the chosen one before the first paint, and `enhanceTabs` adds the keyboard and the memory.
 */
export function Tabs({ group, name, children }: Props) {
  const tabs = (Array.isArray(children) ? children : [children]).filter(isTab);
  const values = tabs.map((tab) => tab.props.value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice)
    throw new Error(`<Tabs> has two tabs with the value "${twice}"\n  → give each <Tab> its own value`);
  if (tabs.length === 0)
    throw new Error('<Tabs> has no <Tab>\n  → put at least one <Tab value="…" label="…"> inside');
  return (
    <div className="tabs" data-group={group}>
      <div className="tab-list" role="group" aria-label={name}>
        {tabs.map(({ props: { value, label } }) => (
          <button key={value} type="button" data-value={value}>
            {label}
          </button>
        ))}
      </div>
      {tabs}
    </div>
  );
}

export function Tab({ value, label, children }: TabProps) {
  return (
    <div className="tab" data-value={value}>
      <p className="tab-label">{label}</p>
      {children}
    </div>
  );
}

function isTab(child: unknown): child is ReactElement<TabProps> {
  if (typeof child !== 'object' || child === null || !('type' in child)) return false;
  if (child.type !== Tab)
    throw new Error('<Tabs> holds something that is not a <Tab>\n  → move it into a <Tab> or out of <Tabs>');
  return true;
}
