import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { CheckedPage } from '../../lib/check/types';
import type { KeptPages } from './kept-pages';

/** Fewer pages than this are read sooner by one process: it takes seconds until the code of another is loaded and fast. */
const worthwhile = 300;

/** What the other process answers: a page without a fault, by its number, and the addresses it leads to. */
export type SoundPage = { index: number; targets: string[] };

/**
 * A second process that reads and renders the pages of a large site from the end, while this one does so from the beginning.
 * It tells what it found sound, and leaves the rendered page in `.cache/pages`; all else, faults too, is left to this one.
 */
export class SecondReader {
  private readonly taken = new Set<CheckedPage>();
  private child: ChildProcess | undefined;

  constructor(all: CheckedPage[], kept: KeptPages, start = startReader) {
    const pages = all.filter((page) => page.kind === 'page' && !kept.targetsOf(page)).reverse();
    if (pages.length < worthwhile || availableParallelism() < 2) return;
    this.child = start();
    this.child.on('error', () => this.stop()); // this process reads all of them then
    this.child.on('message', ({ index, targets }: SoundPage) => {
      const page = pages[index];
      if (!page || this.taken.has(page)) this.stop();
      else kept.keep(page, targets);
    });
    this.child.send(pages);
  }

  /** Says that this process comes to a page now, after it has listened to the other one. */
  async take(page: CheckedPage): Promise<void> {
    if (!this.child) return;
    await new Promise(setImmediate);
    this.taken.add(page);
  }

  stop(): void {
    this.child?.kill();
    this.child = undefined;
  }
}

function startReader(): ChildProcess {
  return fork('scripts/run.mjs', ['check/read-apart'], { serialization: 'advanced' });
}
