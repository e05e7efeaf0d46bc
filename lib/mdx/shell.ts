/** A line of a shell script. */
type ShellLine = {
  /** True if a reader types it at the prompt: it neither continues a command nor is part of one. */
  isCommand: boolean;
  /** What the shell itself reads: comments, quoted texts and here-documents are blanked. */
  code: string;
};

/** The beginning of a text that is a command. */
export const commandStart =
  /^(?:\$ )?(?:npm|npx|yarn|pnpm|bunx?|node|cargo|rustup|rustc|tauri|git|docker|sudo|apt|brew|winget|curl|cd|ls|mkdir)\s/;

type State = {
  /** The quotation mark that is open; `$'` reads backslashes, `'` does not. */
  quote: string;
  /** The line that ends a here-document. */
  until: string | undefined;
  /** Open loops, conditions and blocks. */
  blocks: number;
  brackets: number;
  isContinued: boolean;
};

const opening = /(?<=^|[;&|)]|\b(?:then|do|else)\s)\s*(?:(?:if|for|while|until|case|select)\b|\{(?=\s|$))/g;
const closing = /(?<=^|[;&|])\s*(?:(?:fi|done|esac)\b|\}(?=[\s;]|$))/g;
const inner = /^(?:(?:then|do|else|elif)\b|;;|[)}\]])/;

/** Reads the lines of a script; `lang` is `bash`, `powershell` or `cmd`. */
export function readShell(source: string, lang: string): ShellLine[] {
  const state: State = { quote: '', until: undefined, blocks: 0, brackets: 0, isContinued: false };
  return source.split('\n').map((line) => {
    if (state.until !== undefined) {
      if (line.trim() === state.until) state.until = undefined;
      return { isCommand: false, code: '' };
    }
    const isInside = state.quote !== '' || state.blocks > 0 || state.brackets > 0 || state.isContinued;
    const code = readLine(line, lang, state);
    countOpen(code, lang, state);
    state.isContinued = (lang === 'bash' ? /(?:\\|\||&&)\s*$/ : /(?:[`^|])\s*$/).test(code);
    const isTyped = /^\S/.test(line) && !isComment(line, '', lang) && !inner.test(code);
    return { isCommand: !isInside && isTyped, code };
  });
}

/** The code of a line, in its columns; opens and closes quotations and here-documents. */
function readLine(line: string, lang: string, state: State): string {
  let code = '';
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    const rest = line.slice(at);
    if (state.quote) {
      const isEscape = character === escapeOf(lang) && state.quote !== "'" && rest.length > 1;
      code += isEscape ? '  ' : ' ';
      if (isEscape) at += 1;
      else if (state.quote.endsWith(character)) state.quote = '';
    } else if (character === escapeOf(lang) && at + 1 < line.length) {
      code += '  ';
      at += 1;
    } else if (isComment(rest, code, lang)) return code;
    else {
      const document = hereDocument(rest, code, lang);
      if (document) state.until = document.until;
      else if (character === '"' || (character === "'" && lang !== 'cmd'))
        state.quote = lang === 'bash' && character === "'" && code.endsWith('$') ? "$'" : character;
      const length = document?.length ?? 1;
      code += document || state.quote ? ' '.repeat(length) : character;
      at += length - 1;
    }
  }
  return code;
}

function escapeOf(lang: string): string {
  return { bash: '\\', powershell: '`' }[lang] ?? '^';
}

function isComment(rest: string, code: string, lang: string): boolean {
  if (lang === 'cmd') return code.trim() === '' && /^(?:rem\b|::)/i.test(rest);
  return rest.startsWith('#') && !/\S$/.test(code);
}

/** True after `((`, where `<<` shifts bits. */
function isArithmetic(code: string): boolean {
  return code.lastIndexOf('((') > code.lastIndexOf('))');
}

/** A text on the following lines: `<<EOF` of Bash, `@"` of PowerShell. */
function hereDocument(
  rest: string,
  code: string,
  lang: string,
): { until: string; length: number } | undefined {
  if (lang === 'powershell') {
    const [found, mark] = /^@(["'])\s*$/.exec(rest) ?? [];
    return found ? { until: `${mark}@`, length: found.length } : undefined;
  }
  const [found, , word] = /^<<-?\s*(["']?)(\w+)\1/.exec(rest) ?? [];
  if (!found || !word || lang !== 'bash' || code.endsWith('<') || isArithmetic(code)) return undefined;
  return { until: word, length: found.length };
}

/** Counts what a line leaves open. The branches of `case` close brackets that nothing has opened. */
function countOpen(code: string, lang: string, state: State): void {
  const count = (pattern: RegExp): number => code.match(pattern)?.length ?? 0;
  const blocks = lang === 'bash' ? count(opening) - count(closing) : count(/\{/g) - count(/\}/g);
  state.blocks = Math.max(0, state.blocks + blocks);
  state.brackets = Math.max(0, state.brackets + count(/\(/g) - count(/\)/g));
}
