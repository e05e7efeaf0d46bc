import type { Metadata } from 'next';
import { DocPage } from '@/components/doc/DocPage';
import { compilePage } from '@/components/mdx/compile-page';
import { generateParams } from '@/lib/docs/pages';
import { toLocale } from '@/lib/i18n/params';
import { docMetadata, readDoc, type DocParams } from '../read-doc';

type Props = { params: DocParams };

/** The API reference has a route of its own. */
export function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  return generateParams('/v1', toLocale(locale)).filter(({ slug }) => slug[0] !== 'api');
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return docMetadata(params, '/v1');
}

export default async function Page({ params }: Props) {
  const { locale, doc } = await readDoc(params, '/v1');
  const { content, page } = await compilePage(doc.source, locale);
  return <DocPage {...doc} content={content} page={page} />;
}
