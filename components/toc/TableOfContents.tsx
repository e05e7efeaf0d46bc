import type { TocEntry } from '@/lib/navigation/toc';
import { Icon } from '../ui/Icon';

type Props = {
  entries: TocEntry[];
  label: string;
  /** `lang` and `dir` of headings in another language than the page. */ foreign?: {
    lang?: string;
    dir?: 'ltr' | 'rtl';
  };
};

/** Contents of a page: a column beside the text on wide screens, a sheet that the section bar opens on narrow ones. */
export function TableOfContents({ entries, label, foreign = {} }: Props) {
  return (
    <div className="toc">
      <SectionBar label={label} sheet="page-contents" />
      <nav id="page-contents" className="sheet" popover="auto" aria-label={label}>
        <Entries entries={entries} foreign={foreign} />
      </nav>
    </div>
  );
}

/**
 * The bar at the bottom of narrow screens. It opens the popover with the id `sheet` (class `sheet`), also without script;
 * `enhanceToc` keeps the name of the current section in it.
 */
export function SectionBar({ label, sheet }: { label: string; sheet: string }) {
  return (
    <button type="button" className="section-bar" popoverTarget={sheet}>
      <span>{label}</span>
      <Icon name="up" />
    </button>
  );
}

function Entries({ entries, foreign = {} }: Pick<Props, 'entries' | 'foreign'>) {
  return (
    <ul {...foreign}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.text}</a>
          {entry.children.length > 0 ? <Entries entries={entry.children} /> : null}
        </li>
      ))}
    </ul>
  );
}
