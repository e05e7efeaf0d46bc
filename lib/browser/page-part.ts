/**
 * A finished page consists of a frame and a part. The frame is the set of tags that change with the code: build id, security policy,
 * styles and scripts. The part is everything else. The build writes it to a file of its own: navigation fetches it to show the page
 * in place, and the offline worker, which has the frames of all pages, fetches it to rebuild the page.
 */

/** Ending of the address of a page's part: `/fr/v1/guides.part.txt`. */
export const partEnding = '.part.txt';

/** The tags of the frame: build id, security policy (it hashes the scripts), styles, scripts. */
const frameTags =
  /<html\b[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>|<style>[^]*?<\/style>|<link rel="stylesheet"[^>]*>|<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;

/** The distinct frames of all pages: each lists its tags by their index. */
export type Frames = { tags: string[]; frames: number[][] };

/** Address of the part of a page, given with or without its final slash. */
export function partAddress(page: string): string {
  return page.replace(/\/$/, '') + partEnding;
}

/** Cuts the part from a page: the tags of the frame stay, but empty, except for `<html>`, which says of which build the page is. */
export function cutPart(html: string): string {
  return html.replace(frameTags, (tag) =>
    tag.startsWith('<html')
      ? tag
      : tag.replace(/^(<\w+(?: (?:http-equiv|rel)="[^"]*")?)[^>]*>[^]*?(<\/\w+>)?$/, '$1>$2'),
  );
}

/** Lists the tags of a page's frame, in order. */
export function frameOf(html: string): string[] {
  return html.match(frameTags) ?? [];
}

/**
 * Puts a part, or a page of another build, into a frame. The caller compares the hash of the result with that of the page it wants.
 * Null if the number of tags differs.
 */
export function replaceFrame(html: string, frame: readonly string[]): string | null {
  let index = 0;
  const page = html.replace(frameTags, () => frame[index++] ?? '');
  return index === frame.length ? page : null;
}
