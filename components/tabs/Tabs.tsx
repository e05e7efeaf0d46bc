import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { Translate } from '@/lib/i18n/translator';
import { sharedGroups, variantValues, type SharedGroup } from '@/lib/mdx/tab-groups';
import { Icon } from '../ui/Icon';
import type { Variant } from './package-managers';

type TabProps = {
  value: string;
  label: string;
  /** All values it is shown for. */ shownFor?: string | undefined;
  children?: ReactNode;
};

type Props = { group?: SharedGroup; name: string; children?: ReactNode };

/**
 * Variants of a text. Without JavaScript every panel is shown under its label. With it, the style sheet hides all but the
 * chosen panel before first paint, and `enhanceTabs` adds keyboard support and remembers the choice.
 */
export function Tabs({ group, name, children }: Props) {
  const tabs = (Array.isArray(children) ? children : [children]).filter(isTab);
  const values = tabs.map((tab) => tab.props.value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice)
    throw new Error(
      `<Tabs> a deux onglets de valeur « ${twice} »\n  → Donnez à chaque <Tab> sa propre valeur.`,
    );
  if (tabs.length === 0)
    throw new Error('<Tabs> n’a pas de <Tab>\n  → Placez-y au moins un <Tab value="…" label="…">.');
  const shownFor = group ? variantValues(group, values) : values;
  return (
    <div className="tabs" data-group={group}>
      <div className="tab-list" role="group" aria-label={name}>
        {tabs.map(({ props: { value, label } }) => (
          <button key={value} type="button" data-value={value}>
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => cloneElement(tab, { key: tab.props.value, shownFor: shownFor[index] }))}
    </div>
  );
}

export function Tab({ value, label, shownFor = value, children }: TabProps) {
  return (
    <div className="tab" data-value={shownFor}>
      <p className="tab-label">{label}</p>
      {children}
    </div>
  );
}

/** A shell command for each package manager. */
export function CommandTabs({ name, commands }: { name: string; commands: Variant[] }) {
  return (
    <Tabs group="package-manager" name={name}>
      {commands.map(({ value, label, command }) => (
        <Tab key={value} value={value} label={label}>
          <div className="code" data-lang="bash">
            <pre tabIndex={0}>
              <code>
                <span className="line p">{`${command}\n`}</span>
              </code>
            </pre>
          </div>
        </Tab>
      ))}
    </Tabs>
  );
}

/** Menus for the reader's choices: one for each shared group of variants in the markup of the page. */
export function Choices({ html, t }: { html: string; t: Translate }) {
  const groups = (['os', 'package-manager'] as const).filter((group) =>
    html.includes(`data-group="${group}"`),
  );
  if (groups.length === 0) return null;
  return (
    <div className="choices">
      {groups.map((group) => (
        <label key={group}>
          <span className="visually-hidden">{t(`tabs.${group}`)}</span>
          {/* Shows the choice before first paint. The menu covers it and takes its options from it (enhance-tabs). */}
          <span data-group={group} aria-hidden="true">
            {Object.entries(sharedGroups[group]).map(([value, label]) => (
              <span key={value} data-value={value}>
                {label}
              </span>
            ))}
          </span>
          <Icon name="chevron" />
          <select name={group} autoComplete="off" />
        </label>
      ))}
    </div>
  );
}

function isTab(child: unknown): child is ReactElement<TabProps> {
  if (typeof child !== 'object' || child === null || !('type' in child)) return false;
  if (child.type !== Tab)
    throw new Error(
      '<Tabs> contient autre chose qu’un <Tab>\n  → Placez-le dans un <Tab>, ou hors de <Tabs>.',
    );
  return true;
}
