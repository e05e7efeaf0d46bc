import type { Section } from '../content/types';

/** Characters of text that fill the window of a phone and of a desktop computer, with the lines of the interface above the text. */
const FIRST_SCREEN_CHARACTERS = { phone: 500, desktop: 1000 };

/** Returns the anchor of the first heading below the first screen of a text; undefined if none follows. */
export function findAnchorBelowFirstScreen(
  sections: readonly Section[],
  device: keyof typeof FIRST_SCREEN_CHARACTERS,
): string | undefined {
  let characters = 0;
  for (const { heading, text, code } of sections) {
    if (heading && characters >= FIRST_SCREEN_CHARACTERS[device]) return heading.id;
    characters += text.length + code.length;
  }
  return undefined;
}
