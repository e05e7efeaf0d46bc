import type { Segment } from '@/lib/search/types';

/** A text with the matches of the query marked. Its parts are keyed by their text, because translators may replace text nodes. */
export function Segments({ segments }: { segments: Segment[] }) {
  const key = segments.map(({ text, mark }) => `${mark}${text}`).join('|');
  return (
    <bdi key={key}>
      {segments.map(({ text, mark }, index) => (mark ? <mark key={index}>{text}</mark> : text))}
    </bdi>
  );
}
