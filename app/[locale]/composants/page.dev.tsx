import '@/components/dev/gallery.css';
import { DocPage } from '@/components/doc/DocPage';
import { renderPage } from '@/components/mdx/render-page';
import { Static } from '@/components/static/Static';
import { readGallery, showInBothModes } from '@/lib/authoring/gallery';
import { readLocale, type LocaleParams } from '@/lib/i18n/params';

/** Gallery of tokens and components in both colour modes; part of `npm run dev` and of previews (`SITE_DRAFTS`). */
export default async function Gallery({ params }: { params: LocaleParams }) {
  const locale = await readLocale(params);
  const source = readGallery(locale);
  const page = await renderPage(source);
  return (
    <Static id="page">
      <DocPage view={{ source }} page={{ ...page, html: showInBothModes(page.html) }} locale={locale} />
    </Static>
  );
}
