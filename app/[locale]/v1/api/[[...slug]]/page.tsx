import type { Metadata } from 'next';
import { DocPage } from '@/components/doc/DocPage';
import { compilePage } from '@/components/mdx/compile-page';
import { EntryTree } from '@/components/toc/EntryTree';
import { generateParams } from '@/lib/docs/pages';
import { toLocale } from '@/lib/i18n/params';
import { docMetadata, readDoc, type DocParams } from '../../read-doc';

type Props = { params: DocParams };

export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  return generateParams('/v1/api', toLocale(locale));
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return docMetadata(params, '/v1/api');
}

/** A page of the API reference: its contents list is the tree of its entries. */
export default async function Page({ params }: Props) {
  const { locale, doc } = await readDoc(params, '/v1/api');
  const { content, page } = await compilePage(doc.source, locale);
  const { entries } = doc;
  return (
    <DocPage
      {...doc}
      content={content}
      page={page}
      contents={entries ? <EntryTree entries={entries} /> : undefined}
    />
  );
}
