import { Children, isValidElement, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { AdmonitionKind } from '@/lib/mdx/admonitions';
import { Icon, type IconName } from '../ui/Icon';

type Props = { kind: AdmonitionKind; children?: ReactNode };

const icons: Record<AdmonitionKind, IconName> = {
  note: 'note',
  tip: 'bulb',
  info: 'info',
  caution: 'warning',
  danger: 'flame',
};

/** A boxed note. Its first child may be an `<AdmonitionTitle>`, which replaces the default title. */
export function Admonition({ kind, children }: Props) {
  const t = useTranslations('admonition');
  const parts = Children.toArray(children);
  const title = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle);
  return (
    <aside role="note" className={`admonition ${kind}`}>
      <p className="admonition-title">
        <Icon name={icons[kind]} />
        {title ?? t(kind)}
      </p>
      {parts.filter((part) => part !== title)}
    </aside>
  );
}

export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
