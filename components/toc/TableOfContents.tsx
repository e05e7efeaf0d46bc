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

/**
 * Contents of a page: a column beside the text on wide screens, a foldable panel above it on small ones. It is one list,
 * so that it is in the page once; the style sheet places it. Without script it is always open.
 */
export function TableOfContents({ entries, label, foreign = {} }: Props) {
  return (
    <div className="toc">
      <button type="button" aria-expanded="false">
        {label}
        <Icon name="chevron" />
      </button>
      <nav aria-label={label}>
        <Entries entries={entries} foreign={foreign} />
      </nav>
    </div>
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
