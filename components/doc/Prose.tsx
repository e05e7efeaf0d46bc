'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentProps, type MouseEvent } from 'react';
import { useCopy } from '../ui/use-copy';

/**
 * The text of a page. It handles the presses on heading links and copy buttons inside, which are server components: a reference page has a
 * thousand of them, and React would start each client component.
 */
export function Prose(props: ComponentProps<'div'>) {
  const t = useTranslations();
  const [state, copy] = useCopy();
  const [pressed, setPressed] = useState<HTMLElement>();
  useEffect(
    () => (pressed && state === 'copied' ? markCopied(pressed, t('doc.linkCopied')) : undefined),
    [pressed, state, t],
  );
  const onClick = ({ target }: MouseEvent): void => {
    const element = (target as Element).closest<HTMLElement>('.heading-link, .copy-code');
    if (!element) return;
    setPressed(element);
    const failed = t('code.failed');
    if (element instanceof HTMLAnchorElement) {
      void copy(element.href, { copied: t('doc.linkCopied'), failed });
    } else {
      const code = element.previousElementSibling;
      void copy(code?.textContent ?? '', { copied: t('code.copied'), failed, element: code });
    }
  };
  return <div className="prose" {...props} onClick={onClick} />;
}

/** The style sheet shows a sign, and the text after heading links. Returns the function that removes the mark. */
function markCopied(element: HTMLElement, text: string): () => void {
  element.dataset.copied = text;
  return () => {
    delete element.dataset.copied;
  };
}
