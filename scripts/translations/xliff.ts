import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';
import { escapeXml } from '../../lib/text/escape';
import type { Part, Unit } from './units';

/** Namespace of XLIFF 2.0 and 2.1. */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** The texts of a source file and the hash of the version they are from; `known` holds existing translations by unit. */
type Exported = { file: string; hash: string; units: Unit[]; known: ReadonlyMap<string, Part[]> };

/** A file of an XLIFF document and its translated units; the segments of a unit are in reading order. */
export type Imported = {
  file: string;
  hash: string;
  line: number;
  units: { id: string; line: number; segments: Element[] }[];
};

export class XliffFault extends Error {
  constructor(
    readonly line: number,
    problem: string,
    fix: string,
  ) {
    super(`${problem}\n  → ${fix}`);
  }
}

/** XLIFF 2.1: a unit per text; code and links are placeholders that a translation keeps. */
export function toXliff(source: string, target: string, files: Exported[]): string {
  const all = files.map(({ file, hash, units, known }, index) => {
    const notes = element('notes', {}, element('note', { category: 'source-hash' }, hash));
    const texts = units.map(({ id, line, parts }) => {
      const said = known.get(id);
      const preserve = { 'xml:space': 'preserve' };
      const pair =
        element('source', preserve, toMarkup(parts, parts)) +
        (said ? element('target', preserve, toMarkup(said, parts)) : '');
      const segment = element('segment', { state: said ? 'translated' : 'initial' }, pair);
      return element('unit', { id, name: `${file}:${line}` }, segment);
    });
    return element('file', { id: `f${index + 1}`, original: file }, notes + texts.join(''));
  });
  const root = { xmlns: namespace, version: '2.1', srcLang: source, trgLang: target };
  const lines = element('xliff', root, all.join('')).replace(
    /<(?=\/?(?:file|notes|unit|segment)\b|source|target|\/xliff)/g,
    '\n<',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines}\n`;
}

function element(name: string, attributes: Record<string, string>, content: string): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(value).replaceAll('\n', '&#10;')}"`,
  );
  return content ? `<${name}${written.join('')}>${content}</${name}>` : `<${name}${written.join('')}/>`;
}

/** Parts as text and placeholders, numbered by their places in the source. */
function toMarkup(parts: Part[], source: Part[]): string {
  const codes = codesOf(source);
  const left = [...codes];
  const write = (part: Part): string => {
    if (typeof part === 'string') return escapeXml(part);
    const at = left.findIndex(({ open, close }) => open === part.open && close === part.close);
    const id = String(codes.indexOf(left.splice(at, 1)[0] as Code) + 1);
    const protect = { id, canCopy: 'no', canDelete: 'no' };
    if (!part.parts) return element('ph', { ...protect, disp: part.open }, '');
    const ends = { dispStart: part.open, dispEnd: part.close ?? '' };
    return element('pc', { ...protect, ...ends }, part.parts.map(write).join(''));
  };
  return parts.map(write).join('');
}

type Code = Exclude<Part, string>;

/** The protected parts of a text in reading order: their numbers are their ids. */
export function codesOf(parts: Part[]): Code[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...codesOf(part.parts ?? [])]));
}

function parseXml(text: string): Document {
  let fault: XliffFault | undefined;
  const onError = (level: string, message: string, handler: { locator?: { lineNumber?: number } }): void => {
    if (level === 'warning') return;
    fault ??= new XliffFault(
      handler.locator?.lineNumber || 1,
      `ce n’est pas du XML correct (${message})`,
      'enregistrez de nouveau le fichier depuis l’outil de traduction',
    );
  };
  try {
    const document = new DOMParser({ onError }).parseFromString(text, 'text/xml');
    if (!fault) return document;
  } catch (error) {
    throw fault ?? error;
  }
  throw fault;
}

/** Reads an XLIFF document; throws an `XliffFault`. */
export function readXliff(text: string): Imported[] {
  const root = parseXml(text).documentElement as Element;
  if (root.namespaceURI !== namespace || root.localName !== 'xliff')
    throw new XliffFault(
      root.lineNumber ?? 1,
      `le document est <${root.tagName}>, non de l’XLIFF 2`,
      'enregistrez-le en XLIFF 2.0 ou 2.1',
    );
  const all = (parent: Element, name: string): Element[] => [
    ...parent.getElementsByTagNameNS(namespace, name),
  ];
  const readUnit = (unit: Element): Imported['units'] => {
    if (!all(unit, 'target').some(({ textContent }) => textContent?.trim())) return [];
    // Tools may split a unit into segments, with text between them that has no target.
    const segments = all(unit, '*').flatMap((one) =>
      one.localName === 'segment' || one.localName === 'ignorable'
        ? (all(one, 'target')[0] ?? all(one, 'source')[0] ?? [])
        : [],
    );
    return [{ id: unit.getAttribute('id') ?? '', line: unit.lineNumber ?? 1, segments }];
  };
  return all(root, 'file').map((file) => {
    const hash = all(file, 'note').find((note) => note.getAttribute('category') === 'source-hash');
    return {
      file: file.getAttribute('original') ?? '',
      hash: hash?.textContent?.trim() ?? '',
      line: file.lineNumber ?? 1,
      units: all(file, 'unit').flatMap(readUnit),
    };
  });
}

/** The parts of a translation, with the codes of its source; throws an `XliffFault` if it lacks or doubles one. */
export function readTranslation({ id, segments, line }: Imported['units'][number], source?: Part[]): Part[] {
  if (!source)
    throw new XliffFault(
      line,
      `le texte « ${id} » n’est pas dans la source`,
      'exportez de nouveau, et gardez les identifiants',
    );
  const codes = codesOf(source);
  const left = new Set(codes.keys());
  const read = (parent: Node): Part[] =>
    [...parent.childNodes].flatMap((node): Part[] => {
      if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
        return [(node.nodeValue ?? '').replace(/\s+/g, ' ')];
      if (node.nodeType !== node.ELEMENT_NODE) return [];
      const { localName } = node as Element;
      if (localName === 'mrk') return read(node);
      const id = (node as Element).getAttribute('id') ?? '';
      const code = codes[Number(id) - 1];
      if (!code || (localName !== 'pc' && localName !== 'ph') || !left.delete(Number(id) - 1))
        throw new XliffFault(
          node.lineNumber ?? line,
          `<${localName} id="${id}"> n’est pas dans le texte source, ou une seconde fois ici`,
          'gardez chaque balise de la source une fois',
        );
      return [{ ...code, ...(code.parts ? { parts: read(node) } : {}) }];
    });
  const parts = segments.flatMap(read);
  const missing = [...left].map((index) => codes[index]?.open ?? '');
  if (missing.length > 0)
    throw new XliffFault(
      line,
      `la traduction a perdu ${missing.join(' ')}`,
      'gardez chaque balise de la source une fois',
    );
  return parts;
}
