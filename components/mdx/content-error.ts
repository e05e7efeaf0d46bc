import { quoteParser } from '@/lib/content/data-fault';
import { ContentError, type PageSource } from '@/lib/content/types';

/** MDX syntax errors name a line of the text; readers of the message need the line of the file. */
export function toContentError(error: unknown, source: PageSource): Error {
  const cause = findContentError(error);
  if (cause) return cause;
  const message = error instanceof Error ? error.message : String(error);
  const place = error as { line?: number | null; place?: { line?: number; start?: { line: number } } };
  const line =
    place.line ??
    place.place?.start?.line ??
    place.place?.line ??
    Number(/(?:\bline |\()(\d+)/.exec(message)?.[1] ?? NaN);
  const [problem = message, fix] = message.replace(/^\[next-mdx-remote\][^\n]*\n?/, '').split('\n  → ');
  const inFile = Number.isFinite(line)
    ? (source.lineMap?.[(line as number) - 1] ?? (line as number) + source.bodyLine - 1)
    : undefined;
  return new ContentError(
    source.file,
    inFile,
    fix === undefined ? quoteParser(problem) : problem,
    fix ?? 'Corrigez la syntaxe : fermez chaque balise ; écrivez \\{ et \\< pour les caractères simples.',
  );
}

function findContentError(error: unknown): ContentError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof ContentError) return current;
  }
  const message = error instanceof Error ? error.message : '';
  const found = /(content\/[^\s:]+)(?::(\d+))?: ([\s\S]*?)\n {2}→ (.*)/.exec(message);
  const [, file = '', line, problem = '', fix = ''] = found ?? [];
  return found ? new ContentError(file, line ? Number(line) : undefined, problem, fix) : undefined;
}
