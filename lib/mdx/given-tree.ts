import type { Root } from 'mdast';
import type { Processor } from 'unified';

let given: { text: string; tree: Root } | undefined;

/** Gives away the tree of a text, for the next parse of just that text: the giver must not use it any more. */
export function giveTree(text: string, tree: Root): void {
  given = { text, tree };
}

/**
 * Takes the tree that was given for a text instead of making it again: the check of a build has parsed each page before
 * it is rendered, with the same syntax, and a parse is a third of a page's time. Stands first in the plugin list.
 */
export function takeGivenTree(this: Processor): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (text, file) => {
    const tree = given?.text === text ? given.tree : undefined;
    given = undefined;
    return tree ?? parser(text, file);
  };
}
