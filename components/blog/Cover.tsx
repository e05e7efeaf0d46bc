import { drawCover, pageColours } from '@/lib/social/cover';

/** The drawing of a post, in the colours of the page. */
export function Cover(post: { title: string; html: string }) {
  return (
    <div
      className="cover"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawCover(post, pageColours) }}
    />
  );
}
