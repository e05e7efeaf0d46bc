import matter from 'gray-matter';
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { didYouMean } from '../text/nearest';
import { own } from '../text/own';
import { conflictFault } from './conflict';
import { explainYaml, type DataFault } from './data-fault';
import { adviceFor, frontMatterFields } from './front-matter-fields';
import { findLostText } from './lost-text';
import { normaliseText } from './read-text';
import { ContentError, type FrontMatter } from './types';

type Kind = 'doc' | 'post' | 'page';

const required: Record<Kind, string[]> = {
  doc: ['title', 'description', 'order'],
  post: ['title', 'description', 'authors'],
  page: ['title', 'description'],
};

/** Keys that place a page in the sidebar, which lists no posts. */
const sidebarKeys = ['order', 'sidebarLabel', 'next', 'previous'];

type Inspected = { frontMatter: FrontMatter; body: string; bodyLine: number; faults: ContentError[] };

/** A line of three dashes; spaces after it cannot be seen. */
const fence = /^---[^\S\n]*$/gm;

/** Splits a content file and returns every fault of its front matter; the text below it is returned in any case. */
export function readFrontMatter(source: string, file: string, kind: Kind): Inspected {
  const text = normaliseText(source);
  // A file with two versions of a passage: neither is read, and rendering the page finds the fault again.
  const conflict = conflictFault(text, file);
  if (conflict) return { frontMatter: withDefaults({}), body: text, bodyLine: 1, faults: [conflict] };
  const above = textAbove(text);
  if (above !== '') return withTextAbove(above, readFrontMatter(text.slice(above.length), file, kind), file);
  const [opening, closing] = [...text.matchAll(fence)];
  if (opening?.index !== 0 || !closing) {
    const fault = new ContentError(file, 1, ...explainMissing(text, opening?.index === 0));
    return { frontMatter: withDefaults({}), ...withoutOpenHead(text), faults: [fault] };
  }
  const { data, raw, body, fault: found } = readYaml(withoutSpaces(text, closing.index));
  const bodyLine = lineOfBody(text, body);
  if (found) {
    const { problem, fix, line, column } = found;
    const fault = new ContentError(file, line, problem, fix, { column });
    return { frontMatter: withDefaults({}), body, bodyLine, faults: [fault] };
  }
  const faults = [...unfitFields(data, raw, file, kind), ...missingFields(data, file, kind)];
  const fit = Object.entries(data).filter(([key, value]) => own(frontMatterFields, key)?.check(value));
  return { frontMatter: withDefaults(Object.fromEntries(fit)), body, bodyLine, faults };
}

/** What precedes a front matter that does not begin its file: spaces, empty lines, or a text above its keys. */
function textAbove(text: string): string {
  const blank = /^\s+(?=---[^\S\n]*\n)/.exec(text)?.[0];
  if (blank !== undefined) return blank;
  const [opening, closing] = [...text.matchAll(fence)];
  const block = opening && closing ? text.slice(opening.index, closing.index) : '';
  return /^title:/m.test(block) ? text.slice(0, opening?.index) : '';
}

/** What was read below the misplaced dashes, with one fault: other faults would be named on wrong lines. */
function withTextAbove(above: string, read: Inspected, file: string): Inspected {
  const fault = new ContentError(
    file,
    1,
    'L’en-tête ne commence pas le fichier',
    'Retirez ce qui le précède : la première ligne est ---, sans espace devant.',
  );
  return { ...read, bodyLine: read.bodyLine + above.split('\n').length - 1, faults: [fault] };
}

/** The text without the spaces after the dashes around the front matter. */
function withoutSpaces(text: string, end: number): string {
  const [head, rest] = [text.slice(0, end), text.slice(end)];
  return head.replace(/^---.*/, '---') + rest.replace(/^---.*/, '---');
}

/** The text below a front matter that nothing closes: its keys would be checked as French text. */
function withoutOpenHead(text: string): Pick<Inspected, 'body' | 'bodyLine'> {
  const isHead = /^---[^\S\n]*\n/.test(text) || otherFence.test(text);
  const head = isHead ? (/^(?:.*\S.*\n)*/.exec(text)?.[0] ?? '') : '';
  return { body: text.slice(head.length), bodyLine: head.split('\n').length };
}

/** Keys below a line of other marks: too many or too few dashes, dashes of a word processor, or the marks of TOML. */
const otherFence = /^(-{2}|-{4,}|[–—]+-*|\+{3})[^\S\n]*\n(?=\w+\s*[:=])/;

function explainMissing(text: string, isOpen: boolean): [problem: string, fix: string] {
  const mark = otherFence.exec(text)?.[1];
  if (mark)
    return [
      `L’en-tête est entre des lignes « ${mark} »`,
      'Écrivez-le en YAML, title: Menu de fenêtre, entre deux lignes de trois traits d’union : ---.',
    ];
  return isOpen
    ? ['L’en-tête n’est pas fermé', 'Ajoutez une ligne --- après sa dernière clé.']
    : [
        'Le fichier n’a pas d’en-tête',
        'Commencez-le par un bloc entre deux lignes ---, avec title et description.',
      ];
}

type Yaml = {
  data: Record<string, unknown>;
  /** The block as it was written. */
  raw: string;
  body: string;
  fault?: DataFault;
};

/** Takes the block apart from the text below it. */
function readYaml(text: string): Yaml {
  let fault: DataFault | undefined;
  const parse = (block: string): object => {
    const lines = new LineCounter();
    const doc = parseDocument(block, { lineCounter: lines });
    const [error] = doc.errors;
    const yamlFault = error && explainYaml(error, block);
    fault = yamlFault
      ? { ...yamlFault, problem: `Ce n’est pas du YAML valide : ${yamlFault.problem}` }
      : (withoutKeys(doc) ?? findLostText(doc, block, lines));
    return fault ? {} : ((doc.toJS() ?? {}) as object);
  };
  const file = matter(text, { engines: { yaml: { parse, stringify: () => '' } } });
  return { data: file.data, raw: file.matter, body: file.content, ...(fault ? { fault } : {}) };
}

/** A list, or a text, in place of keys and values. */
function withoutKeys({ contents }: Document): DataFault | undefined {
  if (contents === null || isMap(contents) || (isScalar(contents) && contents.value === null))
    return undefined;
  const problem = 'L’en-tête n’est pas fait de clés et de leurs valeurs';
  // The dashes above are the first line.
  return { problem, fix: 'Écrivez une clé par ligne : title: Menu de fenêtre.', line: 2, column: 1 };
}

function unfitFields(data: Record<string, unknown>, raw: string, file: string, kind: Kind): ContentError[] {
  const lines = new Map(raw.split('\n').map((line, index) => [line.split(':')[0], index + 1]));
  return Object.entries(data).flatMap(([key, value]) => {
    const field = own(frontMatterFields, key);
    const line = lines.get(key) ?? 1;
    const misplaced = explainMisplaced(key, kind);
    if (misplaced) return [new ContentError(file, line, misplaced, 'Retirez-la.')];
    if (field?.check(value)) return [];
    const keys = Object.keys(frontMatterFields);
    const [reason, fix] = field
      ? [
          value === null
            ? `La clé « ${key} » n’a pas de valeur`
            : `La clé « ${key} » a la valeur ${JSON.stringify(value)}`,
          adviceFor(field, value, raw.split('\n')[(lines.get(key) ?? 0) - 1] ?? ''),
        ]
      : [`Clé inconnue « ${key} »`, didYouMean(key, keys, `Clés connues : ${keys.join(', ')}.`)];
    return [new ContentError(file, line, reason, fix)];
  });
}

/** Why a key has no effect in a file of this kind, or undefined if it has one. */
function explainMisplaced(key: string, kind: Kind): string | undefined {
  if (key === 'authors' && kind !== 'post') return 'La clé « authors » ne sert que dans un billet';
  return sidebarKeys.includes(key) && kind === 'post'
    ? `La clé « ${key} » ne sert pas dans un billet`
    : undefined;
}

function missingFields(data: Record<string, unknown>, file: string, kind: Kind): ContentError[] {
  const missing = required[kind].filter((key) => !(key in data));
  return missing.map((key) => {
    const fix = `Ajoutez « ${key}: », avec ${frontMatterFields[key]?.want}.`;
    return new ContentError(file, 1, `Il manque la clé « ${key} »`, fix);
  });
}

function withDefaults(known: Partial<FrontMatter>): FrontMatter {
  return {
    ...known,
    toc: known.toc ?? [2, 3],
    draft: known.draft ?? false,
    authors: known.authors ?? [],
  } as FrontMatter;
}

function lineOfBody(text: string, body: string): number {
  return text.slice(0, text.length - body.length).split('\n').length;
}
