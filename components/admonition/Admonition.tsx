import { Children, isValidElement, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { AdmonitionKind } from '@/lib/mdx/admonitions';
import { Icon } from '../ui/Icon';
import { warningIcon } from '../ui/icons';
import { bulbIcon, flameIcon, infoIcon, noteIcon } from '../ui/page-icons';

type Props = { kind: AdmonitionKind; children?: ReactNode };

const icons: Record<AdmonitionKind, string> = {
  note: noteIcon,
  tip: bulbIcon,
  info: infoIcon,
  caution: warningIcon,
  danger: flameIcon,
};

/** A boxed note. Its first child may be an `<AdmonitionTitle>`, which replaces the default title. */
export function Admonition({ kind, children }: Props) {
  const t = useTranslations('admonition');
  const parts = Children.toArray(children);
  const title = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle);
  return (
    <aside role="note" className={`admonition ${kind}`}>
      <p className="admonition-title">
        <Icon path={icons[kind]} />
        {title ?? t(kind)}
      </p>
      {parts.filter((part) => part !== title)}
    </aside>
  );
}

/** The title an author has written: `:::note[Titre]`. `Admonition` takes it out of its children. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
