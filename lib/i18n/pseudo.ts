/** The parts of a message that are syntax: arguments, the branches of a plural, elements. */
const syntax = /(\{\w+(?:, \w+,)?\}?|(?:=\d+|zero|one|two|few|many|other) \{|[{}]|<\/?\w+>)/;

/**
 * Messages whose words run from right to left, to find untranslated texts and one-sided styles at a glance:
 * `"Copy {name}"` → `"\u202ECopy\u202C {name}"`. Arguments and elements stay unchanged.
 */
export function toPseudoMessages<T>(messages: T): T {
  if (typeof messages !== 'string')
    return Object.fromEntries(
      Object.entries(messages as object).map(([key, value]) => [key, toPseudoMessages<unknown>(value)]),
    ) as T;
  const parts = messages.split(syntax).map((part, index) => (index % 2 === 1 ? part : turnAround(part)));
  return parts.join('') as T;
}

function turnAround(text: string): string {
  return /\p{L}/u.test(text) ? text.replace(/\S(?:.*\S)?/su, (words) => `\u202E${words}\u202C`) : text;
}
