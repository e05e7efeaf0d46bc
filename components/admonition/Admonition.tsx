import type { ReactNode } from 'react';
import type { AdmonitionKind } from '@/lib/mdx/admonitions';
import { Icon, type IconName } from '../ui/Icon';

type Props = { kind: AdmonitionKind; defaultTitle: string; children?: ReactNode };

const icons: Record<AdmonitionKind, IconName> = {
  note: 'note',
  tip: 'bulb',
  info: 'info',
  caution: 'warning',
  danger: 'flame',
};

/** A boxed note. Its first child may be an `<AdmonitionTitle>`, which replaces the default title. */
export function Admonition({ kind, defaultTitle, children }: Props) {
  const parts = Array.isArray(children) ? (children as ReactNode[]) : [children];
  const title = parts.find(isTitle);
  return (
    <aside role="note" className={`admonition ${kind}`}>
      <p className="admonition-title">
        <Icon name={icons[kind]} />
        {title ?? defaultTitle}
      </p>
      {parts.filter((part) => part !== title)}
    </aside>
  );
}

export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

function isTitle(part: ReactNode): boolean {
  return typeof part === 'object' && part !== null && 'type' in part && part.type === AdmonitionTitle;
}
