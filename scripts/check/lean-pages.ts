import { knownComponents } from '../../components/mdx/mdx-components';
import { readPage } from '../../lib/check/read-page';
import { readTree } from '../../lib/check/read-tree';
import { reachesAll, targetsOfSoundPage } from '../../lib/check/sound-pages';
import type { CheckedPage, Fault, Site } from '../../lib/check/types';
import { giveTree } from '../../lib/mdx/given-tree';
import { prepareSource } from '../../lib/mdx/prepare';
import type { KeptPages } from './kept-pages';

/**
 * Reads pages for a build, which may have thousands: only those keep their tree that the checks of the structure have
 * something to say about.
 */
export class LeanPages {
  readonly faults: Fault[] = [];
  private readonly sound = new Map<CheckedPage, string[]>();

  constructor(private readonly kept: KeptPages) {}

  /** Reads a page, and says whether that is possible. */
  read(page: CheckedPage): boolean {
    const known = this.kept.targetsOf(page);
    if (known) this.sound.set(page, known);
    else {
      const targets = readSound(page, this.faults);
      if (targets) this.sound.set(page, this.kept.keep(page, targets));
    }
    return page.tree !== undefined || this.sound.has(page);
  }

  /** Once all routes are known: pages that lead nowhere get their tree back, for the place of the fault. */
  settle(content: Site): void {
    for (const [page, targets] of this.sound)
      if (!reachesAll(page, targets, content)) page.tree = readTree(page.source.body);
    this.kept.write();
  }
}

/**
 * Reads a page and answers the addresses it leads to when it has no fault of its own. Another page keeps its tree, for the checks
 * to come. The tree, or a copy, is given to the parse that comes next, which renders the page and changes it.
 */
export function readSound(page: CheckedPage, faults: Fault[]): string[] | undefined {
  const { tree } = readPage(page.source, page.kind, faults);
  if (!tree) return undefined;
  page.tree = tree;
  const targets = targetsOfSoundPage(page, knownComponents);
  if (targets) delete page.tree;
  giveTree(prepareSource(page.source.body), targets ? tree : structuredClone(tree));
  return targets;
}
