/** The parts of a message that are syntax: arguments, the branches of a plural, elements. */
const syntax = /(\{\w+(?:, \w+,)?\}?|(?:=\d+|zero|one|two|few|many|other) \{|[{}]|<\/?\w+>)/;

/**
 * Messages whose words run from right to left, to find untranslated texts and one-sided styles at a glance:
 * `"Copy {name}"` → `"\u202ECopy\u202C {name}"`. Arguments and elements stay unchanged. During the build of the site, next-intl has
 * compiled messages with arguments to arrays of nodes.
 */
export function toPseudoMessages<T>(messages: T): T {
  if (Array.isArray(messages)) return messages.map(turnNode) as T;
  if (typeof messages !== 'string')
    return Object.fromEntries(
      Object.entries(messages as object).map(([key, value]) => [key, toPseudoMessages<unknown>(value)]),
    ) as T;
  const parts = messages.split(syntax).map((part, index) => (index % 2 === 1 ? part : turnAround(part)));
  return parts.join('') as T;
}

/** Types of arguments with branches in compiled messages: select, plural and ordinal; 4 to 6 have a format. */
const LAST_BRANCHED = 3;

/** Turns a node of a compiled message: a text, `[name]`, `[name, type, branches or format]`, or an element `[name, ...children]`. */
function turnNode(node: unknown): unknown {
  if (typeof node === 'string') return turnAround(node);
  if (!Array.isArray(node)) return node; // the number of a plural
  const [name, type, branches] = node as unknown[];
  if (typeof type !== 'number' || type === 0) return [name, ...node.slice(1).map(turnNode)];
  if (type > LAST_BRANCHED) return node;
  const turned = Object.entries(branches as object).map(([key, branch]) => [
    key,
    Array.isArray(branch) ? branch.map(turnNode) : turnNode(branch),
  ]);
  return [name, type, Object.fromEntries(turned)];
}

function turnAround(text: string): string {
  return /\p{L}/u.test(text) ? text.replace(/\S(?:.*\S)?/su, (words) => `\u202E${words}\u202C`) : text;
}
