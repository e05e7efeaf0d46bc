/** Follows an address the way a click on a link in the page does: in place where it is one of this site's pages. */
export function followHref(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
