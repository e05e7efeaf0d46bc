'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ActionButton } from '../ui/ActionButton';
import { printIcon } from '../ui/page-icons';

/** Prints all pages of a section, on its first page. */
export function PrintSection({ addresses }: { addresses: string[] }) {
  const t = useTranslations('doc');
  const frame = useRef<HTMLIFrameElement>(null);
  const print = async (): Promise<void> => {
    const { loadArticles, printArticles } = await import('./print-articles');
    const articles = await loadArticles(addresses);
    // Null if the reader has left the page.
    if (frame.current) await printArticles(frame.current, articles);
  };
  return (
    <>
      <ActionButton icon={printIcon} label={t('printSection')} failed={t('printFailed')} act={print} />
      <iframe ref={frame} className="print-frame" title={t('printSection')} hidden />
    </>
  );
}
