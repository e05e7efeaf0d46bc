import { quoteParser } from '@/lib/content/data-fault';
import { ContentError, type PageSource } from '@/lib/content/types';

/** MDX syntax errors name a line of the text; readers of the message need the line of the file. */
export function toContentError(error: unknown, source: PageSource): Error {
  if (error instanceof ContentError) return error;
  const quoted = findQuotedFault(error);
  if (quoted) return quoted;
  const message = error instanceof Error ? error.message : String(error);
  const line = Number(/(?:\bline |\()(\d+)/.exec(message)?.[1] ?? NaN);
  // next-mdx-remote puts an English line before the message and one after it.
  const [problem = message, fix] = message
    .replace(/^\[next-mdx-remote\][^\n]*\n?/, '')
    .replace(/\s*More information: \S+\s*$/, '')
    .split('\n  → ');
  const inFile = Number.isFinite(line)
    ? (source.lineMap?.[line - 1] ?? line + source.bodyLine - 1)
    : undefined;
  return new ContentError(
    source.file,
    inFile,
    fix === undefined ? quoteParser(problem) : problem,
    fix ?? 'Corrigez la syntaxe : fermez chaque balise ; écrivez \\{ et \\< pour les caractères simples.',
  );
}

/** next-mdx-remote puts the message of an error into an error of its own. */
function findQuotedFault(error: unknown): ContentError | undefined {
  const message = error instanceof Error ? error.message : '';
  const found = /(content\/[^\s:]+)(?::(\d+))?: ([\s\S]*?)\n {2}→ (.*)/.exec(message);
  const [, file = '', line, problem = '', fix = ''] = found ?? [];
  return found ? new ContentError(file, line ? Number(line) : undefined, problem, fix) : undefined;
}
