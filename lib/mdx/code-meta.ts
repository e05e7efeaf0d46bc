export type CodeMeta = {
  title?: string;
  /** Marked lines, from 1. */
  marked: Set<number>;
  /** Lines that a change adds and removes. */
  added: Set<number>;
  removed: Set<number>;
  /** Lines in focus; all other lines are dimmed. */
  focused: Set<number>;
  lineNumbers: boolean;
  /** The sample shows a part of its file. */
  fragment: boolean;
  /** Why the sample is not checked by machine. */
  nocheck?: string;
};

/** Reads the words after a code block's language: `title="a.ts" {1,3-4} del={5} ins={6-7} focus={2} showLineNumbers fragment nocheck="…"`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const quoted = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
  const title = quoted('title');
  const nocheck = quoted('nocheck');
  const bare = meta.replace(/\w+="[^"]*"/g, '');
  const lines = (name: string): Set<number> =>
    parseRanges(new RegExp(`(?:^|\\s)${name}\\{([\\d,\\s-]+)\\}`).exec(bare)?.[1] ?? '');
  return {
    ...(title === undefined ? {} : { title }),
    ...(nocheck === undefined ? {} : { nocheck }),
    marked: lines(''),
    added: lines('ins='),
    removed: lines('del='),
    focused: lines('focus='),
    lineNumbers: /\bshowLineNumbers\b/.test(bare),
    fragment: /\bfragment\b/.test(bare),
  };
}

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from = NaN, to = from] = part.split('-').map((n) => parseInt(n, 10));
    for (let line = from; line <= to && line - from < 10_000; line++) lines.add(line);
  }
  return lines;
}

const comment =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|;|--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

export function isHighlightComment(line: string): boolean {
  return comment.test(line);
}

/** Takes the `highlight-…` comment lines out of a sample and adds what they mark; a range in braces wins over comments. */
export function takeHighlightComments(
  code: string,
  marked: Set<number>,
): { code: string; marked: Set<number> } {
  const kept: string[] = [];
  const fromComments = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const kind = comment.exec(line)?.[1];
    if (kind === 'next-line') next = true;
    else if (kind) inside = kind === 'start';
    else {
      kept.push(line);
      if (inside || next) fromComments.add(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), marked: marked.size > 0 ? marked : fromComments };
}
