import type { PageSource, ParsedPage } from '@/lib/content/types';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Translate } from '@/lib/i18n/translator';
import { buildToc, type TocEntry } from '@/lib/navigation/toc';
import type { Locale } from '@/lib/site/config';
import { SectionBar } from '../ui/SectionBar';

type Props = { source: PageSource; page: ParsedPage; locale: Locale; t: Translate };

/** Contents of a page: a column beside the text on wide screens, a sheet that the section bar opens on narrow ones. */
export function TableOfContents({ source, page, locale, t }: Props) {
  const { toc } = source.frontMatter;
  const entries = toc ? buildToc(page.headings, toc) : [];
  if (entries.length === 0) return null;
  const label = t('toc.label');
  return (
    <div className="toc">
      <SectionBar label={label} />
      <nav id="page-contents" className="sheet" popover="auto" aria-label={label}>
        <ul {...foreignAttributes(source.locale, locale)}>
          <Entries entries={entries} />
        </ul>
      </nav>
    </div>
  );
}

function Entries({ entries }: { entries: TocEntry[] }) {
  return entries.map((entry) => (
    <li key={entry.id}>
      <a href={`#${entry.id}`}>{entry.text}</a>
      {entry.children.length > 0 ? (
        <ul>
          <Entries entries={entry.children} />
        </ul>
      ) : null}
    </li>
  ));
}
