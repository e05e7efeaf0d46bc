import type { Piece } from '@/lib/api-reference/entry-view';
import { toHref, type Locale } from '@/lib/site/config';

type Props = { pieces: Piece[]; locale: Locale };

/** Text whose names link to their definitions. */
export function Pieces({ pieces, locale }: Props) {
  return pieces.map(({ text, href }, index) => {
    if (!href) return text;
    if (/^https?:/.test(href)) {
      return (
        <a key={index} href={href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    }
    const [route = '', anchor] = href.split('#');
    return (
      <a key={index} href={`${route ? toHref(route, locale) : ''}#${anchor}`}>
        {text}
      </a>
    );
  });
}
