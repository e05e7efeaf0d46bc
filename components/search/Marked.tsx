import type { Segment } from '@/lib/search/types';

/** Text with its matches marked; whatever the text holds, it is only ever text. */
export function Marked({ segments }: { segments: Segment[] }) {
  return segments.map((segment, index) =>
    segment.mark ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
