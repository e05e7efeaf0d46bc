import type { Code, Text } from 'mdast';
import { codeElements } from '../../mdx/typography';
import { commandStart, readShell } from '../../mdx/shell';
import { own } from '../../text/own';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

const otherSpaces = '\u00A0\u2000-\u200A\u202F\u205F\u3000';

const otherSpace = new RegExp(`[${otherSpaces}]`, 'g');

const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u200B-\u200F\u202A-\u202E\u2060\u00AD\uFEFF]/g;

/** A mark of Markdown before a space that does not belong there. */
const marks = [
  '#{1,6}',
  '(?:[-*+]|\\d+[.)])(?:[ \\t]+\\[(?:[ xX]\\])?)?',
  '>',
  ':{3,}[\\p{L}-]*',
  '-{3,}|\\*{3,}',
  '(?:`{3,}|~{3,})[\\w-]*',
];
const marked = new RegExp(`^(?:[\\s>]*(?:${marks.join('|')})|\\s*\\|.*)(?=[${otherSpaces}])`, 'u');

const fence = '```';

/** Characters that look like others, and mean something else to the parser or to a terminal. */
export const characterRules: Rule[] = [
  {
    id: 'no-break-space',
    message:
      'Une espace insécable ({code}) après un signe de Markdown, sur une ligne vide ou dans du code. Le signe resterait du texte, et la commande copiée échouerait.',
    fix: 'Remplacez-la par une espace ordinaire (sur un Mac, Option+Espace donne l’insécable).',
    page: (page) =>
      page.kind === 'generated' ? [] : [...spacesAfterMarks(page), ...findInCode(page, otherSpace, ' ')],
    bad: [
      '##\u00A0Titre {#titre}',
      '-\u00A0un',
      '1.\u202Fun',
      '>\u00A0Citation.',
      '- [ ]\u00A0un',
      '- [\u00A0] un',
      'Un texte.\n\n---\u00A0',
      'Un texte.\n\u00A0\nLa suite.',
      `${fence}rust\u00A0title="a.rs"\nfn main() {}\n${fence}`,
      '<kbd>Ctrl\u00A0K</kbd>',
      `${fence}bash\nnpm\u00A0run tauri build\n${fence}`,
      `${fence}ts nocheck="exemple sans contexte"\nconst a\u00A0= 1;\n${fence}`,
      'La commande `npm\u00A0run dev`.',
    ],
    good: ['Le prix\u00A0: 5\u00A0€.', '« Bonjour »', '## Titre\u00A0: la suite {#titre}'],
  },
  {
    id: 'invisible-in-code',
    message: 'Un caractère invisible ({code}) dans du code. La commande copiée échouerait.',
    fix: 'Supprimez-le.',
    page: (page) => (page.kind === 'generated' ? [] : findInCode(page, invisible, '')),
    bad: [
      `${fence}bash\nnpm\u200B ci\n${fence}`,
      `${fence}json\n{ "a\u00AD": 1 }\n${fence}`,
      'La commande `npm\u2060 ci`.',
      '<code>npm\uFEFF ci</code>',
      `${fence}bash\necho \u0007a\n${fence}`,
    ],
    good: [`${fence}bash\nnpm ci\n${fence}`, `${fence}text\na\u200Bb\n${fence}`],
  },
  {
    id: 'typed-character',
    message:
      'La commande contient « {found} », un caractère de traitement de texte. Le terminal ne le comprend pas.',
    fix: 'Écrivez « {text} ».',
    page: (page) => [
      ...page.findings(page.elements, ({ name, values }) => {
        const args = values.get(own(commandAttributes, name) ?? '');
        return typeof args === 'string' ? typedIn(args, 'bash').map(({ values }) => values) : undefined;
      }),
      ...[...page.nodes('inlineCode'), ...textsInCode(page)].flatMap((node) =>
        isCommandText(node.value)
          ? typedIn(node.value, 'bash').map(({ values }) => ({ ...page.find(node, values.found), values }))
          : [],
      ),
      ...page.nodes('code').flatMap((node) => typedInBlock(page, node)),
    ],
    bad: [
      `${fence}bash\nnpm run tauri build –debug\n${fence}`,
      `${fence}bash\nnpm install —save-dev vite\n${fence}`,
      `${fence}bash\nnpm install --save–dev vite\n${fence}`,
      `${fence}bash\nnpm run build – --watch\n${fence}`,
      `${fence}bash\necho “bonjour”\n${fence}`,
      `${fence}powershell\necho ‘bonjour’\n${fence}`,
      `${fence}cmd\necho …\n${fence}`,
      'Lancez `npm run tauri build –debug`.',
      'Lancez <code>wasm-pack –version</code>.',
      '<TauriCommand args="build —debug" />',
    ],
    good: [
      `${fence}bash\n# l’été – déjà…\ngit commit -m "l’été…"\n${fence}`,
      `${fence}bash\ncat <<FIN > a\n“un”\nFIN\n${fence}`,
      'Le texte `…` reste.',
    ],
  },
];

/** Attributes that hold commands. */
const commandAttributes: Record<string, string> = {
  TauriCommand: 'args',
  Install: 'packages',
  RunScript: 'name',
};

/** True for a command, and for a text with an option that begins with a dash of a word processor. */
function isCommandText(text: string): boolean {
  return commandStart.test(text) || new RegExp(`\\s${dash}+[a-z]`).test(text);
}

/** What a terminal needs in place of a typed character. */
const plain: Record<string, string> = {
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
};

const dash = '[–—−‐‑]';

/** Dashes at the beginning of an option or inside of it, quotation marks and ellipses. */
const typed = new RegExp(
  `(?<=^|\\s)${dash}+(?=[\\p{L}\\s-]|$)|(?<=(?:^|\\s)--?[\\w-]*)${dash}|[“”‘’«»…]`,
  'gu',
);

function typedIn(code: string, lang: string) {
  return readShell(code, lang).flatMap(({ code: read }, index) =>
    [...read.matchAll(typed)].map(({ 0: found, index: at }) => {
      const text = plain[found] ?? hyphens(found, read.slice(0, at), read.slice(at + found.length));
      return { line: index + 1, column: at + 1, values: { found, text } };
    }),
  );
}

const unsure = '-- » ou « -';

/** The hyphens in place of dashes. Word processors make an em dash of two; other dashes may stand for one or two. */
function hyphens(found: string, before: string, after: string): string {
  if (/\S$/.test(before) || /^\p{L}(?!\p{L})/u.test(after)) return '-';
  return found.length > 1 || found === '—' ? '--' : unsure;
}

/** Blocks of shells; of a terminal session, the lines after a prompt. */
function typedInBlock(page: CheckedPage, node: Code): Finding[] {
  const lang = own(shells, node.lang ?? '');
  if (!lang) return [];
  const code = node.lang === 'console' ? node.value.replace(/^(?!\$ ).*$/gm, '') : node.value;
  return typedIn(code, lang).map(({ line, column, values }) => {
    const { line: start = 1, column: indent = 1 } = node.position?.start ?? {};
    const place = page.place(start + line, column + indent - 1);
    const isThere = page.lines[start + line - 1]?.startsWith(values.found, column + indent - 2);
    const { length } = values.found;
    const edit =
      isThere && place.line && place.column && values.text !== unsure
        ? { line: place.line, column: place.column, length, text: values.text }
        : undefined;
    return { ...place, values, edit };
  });
}

const shells: Record<string, string> = {
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  powershell: 'powershell',
  ps1: 'powershell',
  cmd: 'cmd',
};

/** The lines of the text that are not the content of a code block, by their number. */
function linesOutsideCode(page: CheckedPage): [line: string, number: number][] {
  const inCode = new Set(
    page.nodes('code').flatMap(({ position }) => {
      const { start, end } = position ?? { start: { line: 0 }, end: { line: -1 } };
      return Array.from({ length: end.line - start.line }, (_, index) => start.line + index + 1);
    }),
  );
  return page.body
    .split('\n')
    .map((line, index): [string, number] => [line, index + 1])
    .filter(([, number]) => !inCode.has(number));
}

function spacesAfterMarks(page: CheckedPage): Finding[] {
  return linesOutsideCode(page).flatMap(([line, number]) => {
    // A line that only looks empty separates no paragraphs.
    const mark = (line.trim() === '' ? /^[ \t]*(?=[^ \t])/ : marked).exec(line)?.[0];
    const isRow = mark?.trimStart().startsWith('|');
    // In a row of a table, only the line of dashes must be exact.
    if (mark === undefined || (isRow && /[^\s|:-]/.test(line))) return [];
    return [spaceAt(page, line, number, mark.length)];
  });
}

function findInCode(page: CheckedPage, pattern: RegExp, replacement: string): Finding[] {
  const blocks = page.nodes('code').flatMap(({ lang, position, value }) => {
    const { line: start = 0 } = position?.start ?? {};
    // `tree` prints them.
    const isOutput = !lang || lang === 'text' || lang === 'txt';
    const isTyped = (line: string): boolean => lang !== 'console' || line.startsWith('$ ');
    const lines = value.split('\n').map((line, index) => (isTyped(line) ? start + index + 1 : 0));
    return isOutput || !position ? [] : lines.filter((number) => number > 0);
  });
  return [
    ...blocks.flatMap((number) => {
      const line = page.lines[number - 1] ?? '';
      return [...line.matchAll(pattern)].map(({ index }) => spaceAt(page, line, number, index, replacement));
    }),
    ...[...page.nodes('inlineCode'), ...textsInCode(page)].flatMap((node) => {
      const [found] = node.value.match(pattern) ?? [];
      const { line, column } = found ? page.find(node, found) : {};
      if (!line || !column) return [];
      return [spaceAt(page, page.lines[line - 1] ?? '', line, column - 1, replacement)];
    }),
  ];
}

/** Texts of `<code>`, `<kbd>`… */
function textsInCode(page: CheckedPage): Text[] {
  return page
    .nodes('text')
    .filter((node) =>
      page.parentsOf(node).some((one) => 'name' in one && codeElements.has(String(one.name))),
    );
}

function spaceAt(page: CheckedPage, line: string, number: number, index: number, text = ' '): Finding {
  const code = `U+${(line.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const place = page.place(number, index + 1);
  const edit = place.line ? { line: place.line, column: index + 1, length: 1, text } : undefined;
  return { ...place, values: { code }, edit };
}
