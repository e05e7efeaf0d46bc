'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { useCopy } from '../ui/use-copy';

/** A path or a one-line example of the reference, with a button that copies it. */
export function CopyCode({ children }: { children: ReactNode }) {
  const t = useTranslations('code');
  const [state, copy] = useCopy();
  const onClick = ({ currentTarget }: MouseEvent): void => {
    const code = currentTarget.previousElementSibling;
    void copy(code?.textContent ?? '', { copied: t('copied'), failed: t('failed'), element: code });
  };
  return (
    <span className="copy-code" data-state={state ?? undefined}>
      <code>{children}</code>
      <button type="button" aria-label={t(state ?? 'copy')} title={t('copy')} onClick={onClick}>
        <Icon name={state === 'copied' ? 'check' : state === 'failed' ? 'warning' : 'copy'} />
      </button>
    </span>
  );
}
