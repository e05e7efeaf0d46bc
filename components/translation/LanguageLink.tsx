'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { keys, writeStored } from '@/lib/browser/storage';
import { currentHeading } from '../toc/current-heading';

type Props = ComponentProps<'a'> & {
  href: string;
  /** Whether the page in the other language offers a link back. */
  offersReturn?: boolean;
};

/** A link to the page in another language, which is another document. It keeps the reading position: the current heading. */
export function LanguageLink({ offersReturn = false, children, ...props }: Props) {
  const onClick = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    const id = currentHeading();
    currentTarget.href = props.href; // without the heading of an earlier press, which opened a new tab
    if (id) currentTarget.hash = id;
    const hasReturn = offersReturn && currentTarget.origin === location.origin;
    writeStored(keys.languageReturn, hasReturn ? document.documentElement.lang : null, 'session');
  };
  return (
    <a {...props} onClick={onClick}>
      {children}
    </a>
  );
}
