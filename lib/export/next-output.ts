/** Everything that depends on the output format of Next. A change of the format stops the build with a message that names it. */

const scriptTag = /<script(?: id="_R_")?(?: src="[^"]*\/_next\/[^"]*")?[^>]*>([\s\S]*?)<\/script>/g;
const scriptHint = /<link rel="preload" as="script"[^>]*\/>/g;
const inlineData = /^\(globalThis\["TURBOPACK"\]|^\(?self\.__next_[fr]/;
/** Next's mark for measurements of fonts; nothing here reads it. */
const fontMark = /<meta name="next-size-adjust"[^>]*>/;
const paintHint = /<link rel="expect"[^>]*>/;
const routerData = /(?:^|\/)(?:__next\.[^/]+|_not-found)(?:\.(?:txt|html))?$/;

function changed(name: string, what: string): Error {
  return new Error(`${name}: ${what}\n  → the output of Next has changed; see lib/export/next-output.ts`);
}

/** Removes from a page Next's scripts, the data they hydrate and its mark for fonts. */
export function removeFrameworkScripts(html: string, name: string): string {
  let found = 0;
  const page = settleHead(html.replace(scriptHint, '').replace(fontMark, '')).replace(
    scriptTag,
    (tag, content: string) => {
      if (!tag.includes(' src="') && !inlineData.test(content)) return tag;
      found += 1;
      return '';
    },
  );
  if (found === 0) throw changed(name, 'the page has none of the known framework scripts');
  const left = /__next_f|TURBOPACK/.exec(page)?.[0];
  if (left) throw changed(name, `"${left}" is left in the page`);
  // After a timeout Next renders a page again, and the rest of the first attempt can be left after the second.
  if (page.split('</html>').length !== 2) throw changed(name, 'the page does not end with one </html>');
  return page;
}

/**
 * Moves the paint hint to the end of the head. React streams it before, between or after the metadata, whichever is ready first, so
 * that an unchanged page would differ between two builds.
 */
function settleHead(html: string): string {
  const [hint = ''] = paintHint.exec(html) ?? [];
  return html.replace(hint, '').replace('</head>', () => `${hint}</head>`);
}

/**
 * Inserts markup before the style sheets: a script after them would wait for them and delay the first paint. A page without
 * style sheets is a redirect and is not changed.
 */
export function insertBeforeStyles(html: string, markup: string, name: string): string {
  const [first] = findStyleSheets(html, name);
  return first ? html.replace(first[0], (sheet) => markup + sheet) : html;
}

/** Replaces each style sheet of a page by what `markup` returns for its address; the gallery of drafts has two. */
export function replaceStyleSheets(html: string, name: string, markup: (href: string) => string): string {
  return findStyleSheets(html, name).reduce(
    (rest, [link, href = '']) => rest.replace(link, () => markup(href)),
    html,
  );
}

function findStyleSheets(html: string, name: string): RegExpMatchArray[] {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
  if (sheets.length === 0 && !html.includes('http-equiv="refresh"'))
    throw changed(name, 'the page has no style sheet (<link rel="stylesheet")');
  return sheets;
}

/** True for data of Next's router and for its own not-found page, by path below the export. `places`: paths of the pages' folders. */
export function isRouterData(file: string, places: readonly string[]): boolean {
  return (
    routerData.test(file) ||
    (file.endsWith('.txt') && places.some((place) => file === `${place}.txt` || file.startsWith(`${place}/`)))
  );
}
