import { componentNames } from '../../components/mdx/mdx-components';
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

  /**
   * Reads a page, and says whether that is possible. The tree of a page without a fault of its own is given to the parse
   * that comes next, which renders it.
   */
  read(page: CheckedPage): boolean {
    const known = this.kept.targetsOf(page);
    if (known) this.sound.set(page, known);
    else this.parse(page);
    return page.tree !== undefined || this.sound.has(page);
  }

  private parse(page: CheckedPage): void {
    const { tree } = readPage(page.source, page.kind, this.faults);
    if (!tree) return;
    page.tree = tree;
    const targets = targetsOfSoundPage(page, componentNames);
    if (!targets) return;
    delete page.tree;
    giveTree(prepareSource(page.source.body), tree);
    this.sound.set(page, this.kept.keep(page, targets));
  }

  /** Once all routes are known: pages that lead nowhere get their tree back, for the place of the fault. */
  settle(content: Site): void {
    for (const [page, targets] of this.sound)
      if (!reachesAll(page, targets, content)) page.tree = readTree(page.source.body);
    this.kept.write();
  }
}
