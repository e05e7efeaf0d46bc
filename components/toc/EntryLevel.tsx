'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { Icon } from '../ui/Icon';
import { chevronIcon } from '../ui/page-icons';
import type { FilterResult } from './filter-entries';

type Props = {
  nodes: EntryNode[];
  /** Indexes of the ancestors, which identify a node: `0/3`. */
  path: string;
  /** Anchor of the entry being read. */
  active: string | undefined;
  /** What the filter has found; undefined while nothing is filtered. */
  found: FilterResult | undefined;
  filter: string;
  /** Levels that the reader has opened or closed, by path and filter: each filter begins with its own. */
  toggled: Record<string, boolean>;
  onToggle: (key: string, isOpen: boolean) => void;
};

/** Longer names may not fit into a line. */
const LONG_NAME = 17;
/** Where they may break: `WINDOW_|THEME_|CHANGED`, `set|Content|Protected`. */
const joints = /(?<=[a-z_])(?=[A-Z])/g;

/** A level of the entry tree. At first, the levels around the active entry are open, or those around the matches of the filter. */
export function EntryLevel({ nodes, path, ...rest }: Props) {
  return (
    <ul>
      {nodes.map((node, index) => (
        <EntryItem key={index} node={node} path={path ? `${path}/${index}` : String(index)} {...rest} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<Props, 'nodes'> & { node: EntryNode };

function EntryItem({ node, path, ...rest }: ItemProps) {
  const { active, found, filter, toggled, onToggle } = rest;
  const { name, anchor, title, children } = node;
  const hasChildren = children.length > 0;
  const key = `${path} ${filter}`;
  const isOpen = hasChildren && (toggled[key] ?? found?.open.has(path) ?? isAroundAnchor(node, active));
  return (
    <li
      className={title ? 'entry-title' : undefined}
      data-open={isOpen ? '' : undefined}
      hidden={found && !found.shown.has(path)}
    >
      <div className="entry-row" data-best={path === found?.best?.at || undefined}>
        {hasChildren ? (
          <Toggle name={name} isNamed={!anchor} isOpen={isOpen} onClick={() => onToggle(key, !isOpen)} />
        ) : null}
        {anchor ? (
          <a href={`#${anchor}`} aria-current={anchor === active ? 'true' : undefined}>
            {name.length > LONG_NAME ? <LongName name={name} /> : name}
          </a>
        ) : (
          !hasChildren && <span>{name}</span>
        )}
      </div>
      {hasChildren ? <EntryLevel nodes={children} path={path} {...rest} /> : null}
    </li>
  );
}

/** The name with places where it may break. A zero-width space would be copied with it. */
function LongName({ name }: { name: string }) {
  return name.split(joints).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

type ToggleProps = { name: string; isNamed: boolean; isOpen: boolean; onClick: () => void };

/** Opens and closes a level. With `isNamed`, the button itself shows the name; other rows have a link for that. */
function Toggle({ name, isNamed, isOpen, onClick }: ToggleProps) {
  const t = useTranslations('sidebar');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={isNamed ? undefined : t('toggle', { label: name })}
      onClick={onClick}
    >
      <Icon path={chevronIcon} />
      {isNamed ? name : null}
    </button>
  );
}

function isAroundAnchor({ anchor, children }: EntryNode, active: string | undefined): boolean {
  if (active === undefined) return false;
  return anchor === active || children.some((child) => isAroundAnchor(child, active));
}
