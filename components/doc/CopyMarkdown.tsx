'use client';

import { useTranslations } from 'next-intl';
import { load } from '@/lib/browser/load';
import { ActionButton } from '../ui/ActionButton';
import { copyIcon } from '../ui/icons';

/** Copies a text that is still loading. Safari allows it only within the press: the clipboard gets a promise there. */
async function copyLoading(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text); // Firefox before 127
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies the Markdown file of the page. */
export function CopyMarkdown({ href }: { href: string }) {
  const t = useTranslations();
  const copy = (): Promise<void> => copyLoading(load(href).then((response) => response.text()));
  return (
    <ActionButton
      icon={copyIcon}
      label={t('doc.copyMarkdown')}
      done={t('doc.markdownCopied')}
      failed={t('code.failed')}
      act={copy}
    />
  );
}
