import { parseAllDocuments, visit } from 'yaml';
import { own } from '../../text/own';
import { positionAt } from '../../text/position';
import type { Rule } from '../rule';
import type { Values } from '../types';

const fence = '```';

/** Quotation marks of word processors around values of code. Grammars find them in JSON, TOML, Rust and TypeScript. */
export const typedQuoteRules: Rule[] = [
  {
    id: 'typed-quote',
    message:
      'Le guillemet « {found} » vient d’un traitement de texte. Dans du code {lang}, il ne délimite rien et fait partie de la valeur.',
    fix: 'Écrivez {text}.',
    code: ({ lang, code, meta }) => {
      const find = meta.nocheck === undefined ? own(finders, lang) : undefined;
      return find
        ? find(code).map(({ index, values }) => ({ ...positionAt(code, index), values: { ...values, lang } }))
        : [];
    },
    bad: [
      `${fence}html\n<a href=“x”>a</a>\n${fence}`,
      `${fence}html\n<a href="x” class="y">a</a>\n${fence}`,
      `${fence}html\n<p\n  title=«x»>a</p>\n${fence}`,
      `${fence}vue\n<template>\n  <p class=‘x’>a</p>\n</template>\n${fence}`,
      `${fence}xml\n<a b=”x” />\n${fence}`,
      `${fence}html\n<style>\n  p::before { content: “x”; }\n</style>\n${fence}`,
      `${fence}css\na::before { content: ‘x’; }\n${fence}`,
      `${fence}css\n@import “a.css”;\n${fence}`,
      `${fence}css\na { background: url(’a.png’); }\n${fence}`,
      `${fence}css\na::before { content: "x”; }\n${fence}`,
      `${fence}yaml\nkey: “value”\n${fence}`,
      `${fence}yaml\non:\n  push:\n    branches: [‘main’, ‘l’été’]\n${fence}`,
      `${fence}yaml\n- name: “a, b\n${fence}`,
      `${fence}yml\n“key”: value\n${fence}`,
      `${fence}ini\nName=“Carnet”\n${fence}`,
      `${fence}cpp\nputs(“un”); // l’été\n${fence}`,
      `${fence}nix\n{ a = “x”; } # l’été\n${fence}`,
    ],
    good: [
      `${fence}html\n<!-- l’été “un” <a href=“x”> -->\n<p title="l’été “un” = “deux”" lang='fr'>“Bonjour” = “x”</p>\n${fence}`,
      `${fence}html\n<script>\n  const a = b < c ? '“' : "”";\n</script>\n${fence}`,
      `${fence}css\n/* l’été “un” */\nq { quotes: '“' '”'; content: "l’été"; }\n${fence}`,
      `${fence}yaml\n# l’été “un”\na: "“un”"\nb: l’été “un” et ‘deux’\nc: “un” et la suite\nd: |\n  “un”\n${fence}`,
      `${fence}html nocheck="montre des guillemets mal écrits"\n<a href=“x”>a</a>\n${fence}`,
      `${fence}cpp\nputs("“un” // deux"); // l’été\n${fence}`,
      `${fence}nix\n{ a = "“x”"; b = ''\n  l’été\n''; }\n${fence}`,
      `${fence}ini\n; “un”\nComment=Écrire “un” mot\n${fence}`,
    ],
  },
];

type Found = { index: number; values: Values };

const double = '“”„«»';
const single = '‘’';
const marks = `[${double}${single}]`;

function at(code: string, index: number): Found {
  const found = code.charAt(index);
  return { index, values: { found, text: double.includes(found) ? '"' : "'" } };
}

/** By language, what finds the first such mark of each place. */
const finders: Record<string, (code: string) => Found[]> = {
  html: findInMarkup,
  xml: findInMarkup,
  vue: findInMarkup,
  svelte: findInMarkup,
  css: (code) => findInStyles(code),
  cpp: (code) => findInStyles(code, 'cpp'),
  nix: (code) => findInStyles(code, 'nix'),
  yaml: findInYaml,
  ini: (code) => [...code.matchAll(wholeLine)].map(({ index, 0: { length } }) => at(code, index + length)),
};

/** Before a value of an INI file that is between such marks. */
const wholeLine = new RegExp(
  `(?<=^[\\w.-]+[ \\t]*=[ \\t]*)(?=${marks}[^${double}\\n]*${marks}[ \\t]*$)`,
  'gm',
);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A tag. Values between quotation marks may hold any character; a mark that is not closed ends the tag. */
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*(?:["'][^<>\n]*)?/gi;

function findInMarkup(code: string): Found[] {
  const read = code
    .replace(/<!--[\s\S]*?(?:-->|$)/g, blank)
    .replace(/(?<=<script\b[^>]*>)[\s\S]*?(?=<\/script)/gi, blank);
  const styles = [...read.matchAll(/(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style)/gi)].flatMap(
    ({ 0: css, index: start }) =>
      findInStyles(css).map(({ index, values }) => ({ index: start + index, values })),
  );
  const tags = [...read.matchAll(tag)].flatMap(({ 0: text, index: start }) => {
    // A value that holds the next attribute's name is closed by a mark of another kind: `a="x” b="`.
    const swallowed = new RegExp(`(?<==\\s*["'][^"'<>]*)${marks}(?=\\s+[\\w:-]+\\s*=\\s*["'])`).exec(text);
    const bare = text.replace(/"[^"]*"|'[^']*'/g, blank);
    const unquoted = new RegExp(`(?<==\\s*)${marks}|(?<=["'][^"']*)${marks}`).exec(bare);
    const first = swallowed ?? unquoted;
    return first ? [at(code, start + first.index)] : [];
  });
  return [...styles, ...tags];
}

/** Comments and strings; those of styles and of C++ end on their line. */
const skipped = {
  css: /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
  nix: /\/\*[\s\S]*?(?:\*\/|$)|#.*|''[\s\S]*?''|"(?:\\.|[^"\\])*"/g,
  cpp: /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
};

const outsideStrings = new RegExp(`${marks}[^${double}${single}\\n;]*${marks}?`, 'g');

function findInStyles(code: string, lang: keyof typeof skipped = 'css'): Found[] {
  return [...code.replace(skipped[lang], blank).matchAll(outsideStrings)].map(({ index }) => at(code, index));
}

/** A scalar without quotation marks of YAML that begins with one of another kind, and ends with it or has no other. */
const enclosed = /^(?:[“”„][^“”„]*[“”]?|‘[^‘]*’|‘[^‘’]*)$/;

function findInYaml(code: string): Found[] {
  const found: Found[] = [];
  for (const document of parseAllDocuments(code)) {
    if ('contents' in document)
      visit(document, {
        Scalar(_, { type, source, range }) {
          if (type === 'PLAIN' && range && enclosed.test(source ?? '')) found.push(at(code, range[0]));
        },
      });
  }
  return found;
}
