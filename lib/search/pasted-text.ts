/** A text on one line and no longer than this is a query already. */
const MAX_QUERY_LENGTH = 120;
const MAX_WORDS = 14;

/** Lines that never name a cause: stack frames, sources with line numbers, progress, hints. */
const noise = [
  /^at\s/,
  /^\d+:\s+(?:0x|\w+::)/,
  /^-->/,
  /^\d*\s*[|=](?!\s*(?:note|help: message):)/,
  // PowerShell: where a command failed.
  /^\+\s|^(?:at line|au caractère ligne):\d/i,
  // Newer compilers write the message of a panic on the next line.
  /^thread '.*panicked at [^']+:\d+:$/,
  /^[\^~\s-]+$/,
  /^(?:\$|>)\s/,
  /^(?:compiling|checking|downloaded|downloading|finished|running|updating|fresh|warning|help|info)\b/i,
  /RUST_BACKTRACE|complete log|for more information|^node:internal|^process\b/i,
  /^(?:[A-Z]:)?[\\/.~][^\s:]*(?::\d+)*$/i,
];

/** Words that say what is wrong, from the most to the least telling. */
const causes: [score: number, words: RegExp][] = [
  [
    4,
    /not found|no such|cannot find|can[’']t find|could not find|missing|unresolved|undeclared|not allowed|denied|refused|not defined|not a function|unknown|invalid|unsupported|not supported|already in use|mismatched|n[’']t exist|not recognized|no installation candidate|unable to locate|introuvable|refusé|impossible d|pas reconnu|est désactivée/i,
  ],
  [2, /^(?:\w*error\b|fatal\b|uncaught\b|panicked\b)/i],
  [2, /\berror\[E\d+\]|\bE\d{4}\b/],
  [1, /error|erreur|failed|failure|panicked|cannot|could not|unable|unexpected|exception|échec/i],
  // What a failure led to.
  [
    -4,
    /could not compile|aborting due|exit(?:ed|s)? (?:with|code|status)|exit code|build failed|beforeBuildCommand|process didn[’']t exit|lifecycle|errno|custom build command|linking with/i,
  ],
];

/**
 * Returns what to search for in a pasted text. Of an error over several lines, only the line that names the cause counts, without paths,
 * positions and versions: `error: port 1420 is already in use\n  at Server…` → `port 1420 is already in use`.
 */
export function reducePastedText(text: string): string {
  const lines = text.split(/\r?\n/).map(toMessage).filter(Boolean);
  if (lines.length <= 1 && text.trim().length <= MAX_QUERY_LENGTH) return text;
  const messages = lines.filter((line) => !noise.some((pattern) => pattern.test(line)));
  const cause = findCause(messages.length > 0 ? messages : lines);
  return withoutDetails(cause).split(/\s+/).slice(0, MAX_WORDS).join(' ');
}

/** The line with the highest score. Each further "Caused by" is nearer to the cause, so of those the last one counts. */
function findCause(lines: string[]): string {
  let best = { line: lines[0] ?? '', score: -Infinity };
  let isCausedBy = false;
  for (const line of lines) {
    isCausedBy ||= /^caused by:?/i.test(line);
    const score = causes.reduce((sum, [points, words]) => sum + (words.test(line) ? points : 0), 0);
    if (score > best.score || (isCausedBy && score === best.score)) best = { line, score };
  }
  return best.line;
}

/** A line without its margin and the prefix of the program that wrote it. */
function toMessage(line: string): string {
  return line
    .replace(/^\s*(?:\[[^\]]*\]\s*)*/, '')
    .replace(/^npm (?:ERR!|error)\s*/i, '')
    .replace(/^\d+:\s+(?=[A-Za-z])(?!\w+::)/, '')
    .replace(/^= (?:note|help: message):\s*/, 'note: ')
    .trim();
}

/** A message without what differs on every machine: paths, positions, versions, addresses. */
function withoutDetails(message: string): string {
  const rest = message
    // What kind of message it is; the code of an error of Rust stays.
    .replace(/^uncaught (?:\(in promise\) )?/i, '')
    .replace(/^(?:\w*error|fatal|note|caused by)(?:\[(E\d+)\])?:\s*/i, '$1 ')
    .replace(/^thread '[^']*' panicked at '?/, '')
    // Addresses, paths of Windows, other paths, and places in source files.
    .replace(/\bhttps?:\/\/[^\s"'`)]+/gi, ' ')
    .replace(/[A-Z]:\\(?:[^\\/:*?"'`<>|]+\\)+[\w@.+-]+(?::\d+)*:?/gi, ' ')
    .replace(/(?:[A-Z]:|\.{0,2}|~)?(?:[\\/][\w@.+-]+){2,}(?::\d+)*:?/gi, ' ')
    .replace(/\b(?:[\w-]+\/)*[\w-]+\.(?:rs|[cm]?[jt]sx?|vue|svelte|html)(?::\d+)+/g, ' ')
    // Versions and hexadecimal numbers, then punctuation.
    .replace(/\bv?\d+\.\d+\.\d+[\w.+-]*|\b0x[\da-f]+\b/gi, ' ')
    .replace(/[`'"“”«»()[\]{},;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return rest || message;
}
