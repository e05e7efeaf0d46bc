'use client';

import { useTranslations } from 'next-intl';
import { load } from '@/lib/browser/load';
import { ActionButton } from '../ui/ActionButton';
import { copyIcon } from '../ui/icons';

/** Copies the Markdown file of the page. */
export function CopyMarkdown({ href }: { href: string }) {
  const t = useTranslations('doc');
  const copy = async (): Promise<void> => {
    const response = await load(href);
    await navigator.clipboard.writeText(await response.text());
  };
  return (
    <ActionButton
      icon={copyIcon}
      label={t('copyMarkdown')}
      done={t('markdownCopied')}
      failed={t('markdownFailed')}
      act={copy}
    />
  );
}
