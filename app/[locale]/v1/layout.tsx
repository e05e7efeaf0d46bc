import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/components/styles/text-pages.css';
import { Sidebar } from '@/components/sidebar/Sidebar';
import { getPageTrees } from '@/lib/docs/pages';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

type Props = { children: ReactNode; params: LocaleParams };

export default async function DocsLayout({ children, params }: Props) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  return (
    <div className="doc-layout">
      <Sidebar trees={getPageTrees(locale)} />
      {children}
    </div>
  );
}
