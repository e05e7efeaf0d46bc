/** How a pseudo-language looks: longer and with accents, or written from right to left. */
export type PseudoStyle = 'accented' | 'mirrored';

/** What of a message is syntax: arguments, the branches of a plural, elements. */
const syntax = /(\{\w+(?:, \w+,)?\}?|(?:=\d+|zero|one|two|few|many|other) \{|[{}]|<\/?\w+>)/;

const plain = 'abcdeghilnorstuyACDEGILNOSTUZ';
const accented = 'àƀçďéğĥîļñöŕšţûýÀÇĎÉĞÎĻÑÖŠŢÛŽ';

/**
 * Messages made from others, to see untranslated texts and tight places at a glance. Arguments and elements stay as they are.
 * `"Copy {name}"` → `"Çöpý~ {name}"`, or the same words between marks that turn their direction.
 */
export function toPseudoMessages<T>(messages: T, style: PseudoStyle): T {
  if (typeof messages === 'string') return toPseudo(messages, style) as T;
  return Object.fromEntries(
    Object.entries(messages as Record<string, unknown>).map(([key, value]) => [
      key,
      toPseudoMessages(value, style),
    ]),
  ) as T;
}

function toPseudo(message: string, style: PseudoStyle): string {
  return message
    .split(syntax)
    .map((part, index) => (index % 2 === 1 || !/\p{L}/u.test(part) ? part : dress(part, style)))
    .join('');
}

function dress(text: string, style: PseudoStyle): string {
  if (style === 'mirrored') return text.replace(/\S(?:.*\S)?/su, (words) => `\u202E${words}\u202C`);
  const letters = [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('');
  return letters.replace(/\p{L}{4,}/gu, (word) => word + '~'.repeat(Math.ceil(word.length / 4)));
}
