import type { Section } from '../content/types';

/** Fills the window of a desktop computer, with the lines of the interface above the text. */
const FIRST_SCREEN_CHARACTERS = 1000;

/** Returns the anchor of the first heading below the first screen of a text; undefined if none follows. */
export function findAnchorBelowFirstScreen(sections: readonly Section[]): string | undefined {
  let characters = 0;
  for (const { heading, text, code } of sections) {
    if (heading && characters >= FIRST_SCREEN_CHARACTERS) return heading.id;
    characters += text.length + code.length;
  }
  return undefined;
}
