'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCopy } from '../ui/use-copy';

type Props = {
  id: string;
  /** Name of the heading, for a separate link after a heading that holds a link itself. */
  name?: string;
  /** Headings of a reference are not tab stops, because the contents list has the same links. */
  isEntry?: boolean;
  children?: ReactNode;
};

/** Makes a heading a link to itself; a click also copies its address. */
export function HeadingLink({ id, name, isEntry = false, children }: Props) {
  const t = useTranslations();
  const [state, copy] = useCopy();
  return (
    <a
      className="heading-link"
      href={`#${id}`}
      aria-label={name === undefined ? undefined : t('doc.headingLink', { heading: name })}
      tabIndex={isEntry ? -1 : undefined}
      data-copied={state === 'copied' ? t('doc.linkCopied') : undefined}
      onClick={({ currentTarget }) =>
        void copy(currentTarget.href, { copied: t('doc.linkCopied'), failed: t('code.failed') })
      }
    >
      {children}
    </a>
  );
}
