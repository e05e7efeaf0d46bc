/** Rules of feed formats that readers depend on. Each function returns what breaks them. */

const textOf = (parent: Element, name: string): string =>
  [...parent.children].find(({ nodeName }) => nodeName === name)?.textContent?.trim() ?? '';
const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ nodeName }) => nodeName === name);

function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error(`no XML: ${xml.slice(0, 200)}`);
  return document;
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol.startsWith('http');
}

/** Repeated values: ids must be unique within a feed. */
function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index).map((value) => `twice: ${value}`);
}

/** Elements that HTML in a title or a summary would make: the text of readers has none. */
function elementsIn(html: string): string[] {
  const names = [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
  return names.map(({ localName }) => `markup in a text: <${localName}>`);
}

/** RFC 4287, sections 4.1.1 (feed), 4.1.2 (entry), 4.2.2 (category), 3.3 (dates). */
export function listAtomFaults(xml: string): string[] {
  const feed = parseXml(xml).documentElement;
  const entries = childrenOf(feed, 'entry');
  const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text);
  const hasAuthor = (one: Element): boolean =>
    childrenOf(one, 'author').some((author) => textOf(author, 'name') !== '');
  return [
    ...(entries.length > 0 ? [] : ['no entries']),
    ...(hasAuthor(feed) || entries.every(hasAuthor) ? [] : ['entries without an author']),
    ...[feed, ...entries].flatMap((one) => [
      ...['id', 'title', 'updated'].filter((name) => textOf(one, name) === '').map((name) => `no ${name}`),
      ...(isDate(textOf(one, 'updated')) ? [] : [`no date: ${textOf(one, 'updated')}`]),
      ...(isHttp(textOf(one, 'id')) ? [] : [`no address: ${textOf(one, 'id')}`]),
      ...childrenOf(one, 'link').flatMap((link) => (isHttp(link.getAttribute('href') ?? '') ? [] : ['link'])),
      ...childrenOf(one, 'category').flatMap((one) => (one.getAttribute('term') ? [] : ['no term'])),
    ]),
    ...entries.flatMap((entry) => elementsIn(textOf(entry, 'title') + textOf(entry, 'summary'))),
    ...repeated(entries.map((entry) => textOf(entry, 'id'))),
  ];
}

/** RSS 2.0: required elements of the channel, of items, and the form of `author`, `guid` and `pubDate`. */
export function listRssFaults(xml: string): string[] {
  const channel = parseXml(xml).querySelector('channel');
  if (!channel) return ['no channel'];
  const items = childrenOf(channel, 'item');
  const authors = items.flatMap((item) => childrenOf(item, 'author'));
  return [
    ...(items.length > 0 ? [] : ['no items']),
    ...['title', 'link', 'description'].filter((name) => !textOf(channel, name)).map((name) => `no ${name}`),
    ...authors.flatMap(({ textContent }) => (/^\S+@\S+/.test(textContent) ? [] : ['author without a mail'])),
    ...items.flatMap((item) => [
      ...(textOf(item, 'title') || textOf(item, 'description') ? [] : ['item without a text']),
      ...(isHttp(textOf(item, 'link')) ? [] : ['item without an address']),
      ...(Number.isNaN(Date.parse(textOf(item, 'pubDate'))) ? ['item without a date'] : []),
      ...elementsIn(textOf(item, 'title') + textOf(item, 'description')),
    ]),
    ...repeated(items.map((item) => textOf(item, 'guid'))),
  ];
}

/** JSON Feed 1: required keys. */
export function listJsonFeedFaults(text: string): string[] {
  const feed = JSON.parse(text) as { title?: string; version?: string; items?: Record<string, string>[] };
  const items = feed.items ?? [];
  return [
    ...(feed.title && feed.version?.startsWith('https://jsonfeed.org/version/') ? [] : ['no head']),
    ...(items.length > 0 ? [] : ['no items']),
    ...items.flatMap(({ id, url = '', content_html: html }) => (id && isHttp(url) && html ? [] : ['item'])),
    ...repeated(items.map(({ id = '' }) => id)),
  ];
}
