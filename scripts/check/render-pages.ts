import { fork } from 'node:child_process';
import { renderPage } from '../../components/mdx/render-page';
import { toFault } from '../../lib/check/build-fault';
import type { Fault } from '../../lib/check/types';
import { ContentError, type PageSource, type ParsedPage } from '../../lib/content/types';

/** What the one parse gives for a page, or why it gives nothing. */
export type Rendered = { parsed: ParsedPage } | { faults: Fault[] };

/** Renders pages, whatever their faults; answers in their order. */
export async function renderPages(sources: PageSource[]): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (const source of sources) rendered.push(await render(source));
  return rendered;
}

async function render(source: PageSource): Promise<Rendered> {
  try {
    return { parsed: await renderPage(source) };
  } catch (error) {
    return { faults: buildFaults(error, source) };
  }
}

/** The same in a process of its own, so that the words can be checked meanwhile. */
export function renderPagesApart(sources: PageSource[]): Promise<Rendered[]> {
  return new Promise((resolve, reject) => {
    const child = fork('scripts/run.mjs', ['check/render-apart'], { serialization: 'advanced' });
    child.once('message', (rendered) => resolve(rendered as Rendered[]));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that renders the pages ended with ${code}.`)));
    child.send(sources);
  });
}

/** A fault from whatever was thrown while a page was rendered. */
export function buildFault(error: unknown, source?: PageSource): Fault {
  if (error instanceof ContentError) return toFault(error);
  const [problem = '', fix = 'correct it there'] = messageOf(error).split('\n  → ');
  return toFault(new ContentError(source?.file ?? 'content', undefined, problem, fix));
}

/** The faults in whatever was thrown while files were read: some readers tell several at once, each with its place. */
export function buildFaults(error: unknown, source?: PageSource): Fault[] {
  if (error instanceof ContentError) return [toFault(error)];
  const told = [...messageOf(error).matchAll(/^(content\/[^\s:]+):(\d+): (.*)\n {2}→ (.*)$/gm)];
  return told.length === 0
    ? [buildFault(error, source)]
    : told.map(([, file = '', line, problem = '', fix = '']) =>
        toFault(new ContentError(file, Number(line), problem, fix)),
      );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
