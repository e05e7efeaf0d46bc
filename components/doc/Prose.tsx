'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentProps, type FocusEvent, type MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { useCopy } from '../ui/use-copy';

/**
 * The text of a page. It handles the presses on heading links and copy buttons inside, which are server components: a reference page has a
 * thousand of them, and React would start each client component.
 */
export function Prose(props: ComponentProps<'div'>) {
  const t = useTranslations();
  const [state, copy] = useCopy();
  const [pressed, setPressed] = useState<HTMLElement>();
  useEffect(() => {
    if (pressed && state === 'copied') return mark(pressed, t('doc.linkCopied'));
    // Code that could not be copied is selected instead.
    const isLink = pressed instanceof HTMLAnchorElement;
    return isLink && state === 'failed' ? mark(pressed, t('code.failed')) : undefined;
  }, [pressed, state, t]);
  const onClick = (event: MouseEvent): void => {
    const element = (event.target as Element).closest<HTMLElement>('.heading-link, .copy-code');
    if (!element) return;
    const isLink = element instanceof HTMLAnchorElement;
    if (isLink && !isPlainClick(event)) return; // the link opens in another tab or window
    setPressed(element);
    const failed = t('code.failed');
    if (isLink) {
      void copy(element.href, { copied: t('doc.linkCopied'), failed });
    } else {
      const code = element.previousElementSibling;
      void copy(code?.textContent ?? '', { copied: t('code.copied'), failed, element: code });
    }
  };
  return <div className="prose" {...props} onClick={onClick} onBlur={closeFigure} />;
}

/** Closes an enlarged figure when the focus goes to what it covers. */
function closeFigure({ relatedTarget }: FocusEvent): void {
  const figure = document.querySelector<HTMLElement>('.diagram > :popover-open');
  if (relatedTarget && !figure?.contains(relatedTarget)) figure?.hidePopover();
}

/** The style sheet shows the text after a heading link, and a sign in a copy button. Returns the function that removes the mark. */
function mark(element: HTMLElement, text: string): () => void {
  element.dataset.copied = text;
  return () => {
    delete element.dataset.copied;
  };
}
