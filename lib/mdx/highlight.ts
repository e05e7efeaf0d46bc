import { codeToTokensBase, createCssVariablesTheme, type BundledLanguage } from 'shiki';

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
  return aliases[lang] ?? lang;
}

/** Class letters of the token kinds; what has none is plain text. One letter keeps pages small; `code.css` gives the colours. */
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
  changed: 'g',
};

export type Token = { text: string; className?: string };

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--s-' });

// Shiki calls this method, which Node.js has since 20.16.
Response.prototype.bytes ??= async function (this: Response) {
  return new Uint8Array(await this.arrayBuffer());
};

/** Lines of tokens with class letters. Without a time limit, so that builds under load give the same colours. */
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

/** Joins neighbours of the same class: fewer elements, same look. */
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
