/** Ending of the address of a page's part, which stands where the page's own address has none: `/fr/v1/guides.part.txt`. */
export const partEnding = '.part.txt';

/** The tags that another page takes over when this one is put in its place: of the head, and of the links in the bars. */
const taken =
  /<html\b[^>]*>|<title>[^<]*<\/title>|<meta (?:name|property)=[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>|<\/?(?:header|a|li)\b[^>]*>/g;

/** Cuts from a finished page what another page needs to show it in place: a page without styles, scripts and bars. */
export function cutPart(html: string): string {
  const start = html.indexOf('<div id="page">');
  const end = html.lastIndexOf('<div id="footer">');
  if (start < 0 || end < start) throw new Error('a page lacks the element that other pages replace');
  const text = html.slice(start, end).replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
  return (html.slice(0, start).match(taken) ?? []).join('') + text;
}
