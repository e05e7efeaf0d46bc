/**
 * Parses the HTML of a page of this site. Its styles are left out: the policy of the shown page forbids those of another one, also in
 * a document that is not shown.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<style>[^]*?<\/style>/, ''), 'text/html');
}
