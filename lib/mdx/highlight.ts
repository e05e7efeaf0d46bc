import { codeToTokensBase, createCssVariablesTheme, type BundledLanguage } from 'shiki';
import { own } from '../text/own';

const grammars = (
  'bash cpp css diff html ini javascript json json5 jsx nix powershell rust svelte toml tsx typescript vue xml ' +
  'yaml'
).split(' ');

const aliases: Record<string, string> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  ps1: 'powershell',
  yml: 'yaml',
  rs: 'rust',
  scheme: 'text',
  cmd: 'text',
  txt: 'text',
  '': 'text',
};

/** Languages a code block may name, aliases included. */
export const codeLanguages: ReadonlySet<string> = new Set([
  'text',
  'console',
  ...grammars,
  ...Object.keys(aliases),
]);

/** `"ts"` → `"typescript"`; unknown names come back as they are. */
export function canonicalLanguage(lang: string): string {
  return own(aliases, lang) ?? lang;
}

/** One-letter classes of the token kinds, which keep pages small; other tokens are plain text. `code.css` has the colours. */
const classes: Record<string, string> = {
  constant: 'c',
  string: 's',
  comment: 'm',
  keyword: 'k',
  parameter: 'p',
  function: 'f',
  'string-expression': 's',
  link: 'l',
  inserted: 'i',
  deleted: 'd',
};

export type Token = { text: string; className?: string };

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--s-' });
theme.tokenColors?.push(
  // What the theme leaves plain: keys of TOML, table headers, dates.
  {
    scope: ['variable.other.key.toml', 'punctuation.separator.variable.toml'],
    settings: { foreground: 'var(--s-token-keyword)' },
  },
  { scope: ['meta.group', 'entity.name.section'], settings: { foreground: 'var(--s-token-function)' } },
  {
    scope: ['constant.other.date', 'constant.other.time', 'constant.other.timestamp'],
    settings: { foreground: 'var(--s-token-constant)' },
  },
  // Commands are plain, however they are written: the grammars would colour each of their words.
  {
    scope: [
      'string.unquoted.argument',
      'constant.other.option',
      'entity.name.command.shell',
      'support.function.builtin.shell',
      'support.function.powershell',
      'keyword.operator.assignment.powershell',
    ],
    settings: { foreground: 'var(--s-foreground)' },
  },
);

/** Lines of tokens with their classes. No time limit: it would make the colours depend on the load of the machine. */
export async function highlight(code: string, lang: string): Promise<Token[][]> {
  const name = canonicalLanguage(lang);
  const lines = await codeToTokensBase(code, {
    lang: (grammars.includes(name) ? name : 'text') as BundledLanguage,
    theme,
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: 0,
  });
  return lines.map((line) => mergeTokens(line.map((token) => toToken(token.content, token.color))));
}

function toToken(text: string, color: string | undefined): Token {
  const className = classes[/--s-token-([\w-]+)/.exec(color ?? '')?.[1] ?? ''];
  return className && text.trim() ? { text, className } : { text };
}

/** Joins adjacent tokens of the same class, to have fewer elements. */
function mergeTokens(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.className === token.className || (!token.text.trim() && !token.className)))
      last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}
