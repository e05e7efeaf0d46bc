import '@/components/styles/text-pages.css';
import '@/components/api-reference/reference-pages.css';
import '@/components/dev/gallery.css';
import { setRequestLocale } from 'next-intl/server';
import { Gallery } from '@/components/dev/Gallery';
import { compilePage } from '@/components/mdx/compile-page';
import { readGallery } from '@/lib/authoring/gallery';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

/** Gallery of tokens and components in both colour modes; part of `npm run dev` and of previews (`SITE_DRAFTS`). */
export default async function Page({ params }: { params: LocaleParams }) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { content } = await compilePage(readGallery(locale));
  return <Gallery content={content} />;
}
