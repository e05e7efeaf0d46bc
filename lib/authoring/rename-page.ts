/** Moves of a page: the rules of its links, without the disk. Routes are without locale. */
export type Move = { from: string; to: string };

/** A move for a page, or for a folder with all below it. */
export function moveRoute(route: string, { from, to }: Move): string {
  return route === from || route.startsWith(`${from}/`) ? to + route.slice(from.length) : route;
}

/** A text of the content with every link to the old address rewritten; `#anchor` parts stay. */
export function rewriteLinks(text: string, move: Move, wholeFolder: boolean): string {
  const end = wholeFolder ? '(?=[/#)"\'\\s?]|$)' : '(?=[#)"\'\\s?]|$)';
  const pattern = new RegExp(`((?:\\]\\(|["'\\s]))${escape(move.from)}${end}`, 'gm');
  return text.replace(pattern, (_, before: string) => before + move.to);
}

/** The file of rules with a rule for the old address in front of all patterns, and earlier rules led on to the new one. */
export function addRedirect(rules: string, { from, to }: Move, wholeFolder: boolean): string {
  const led = rules.replace(
    new RegExp(`(to: ')${escape(from)}(?=['#/])`, 'g'),
    (_, before: string) => before + to,
  );
  // A rule that led from the new address away would make a circle.
  const free = led
    .split('\n')
    .filter((line) => !line.includes(`{ from: '${to}', to:`))
    .join('\n');
  const rule = (a: string, b: string): string => `  { from: '${a.toLowerCase()}', to: '${b}' },\n`;
  const start = 'export const redirectRules: RedirectRule[] = [\n';
  return free.replace(start, start + (wholeFolder ? rule(`${from}/*`, `${to}/*`) : rule(from, to)));
}

/** What makes a move impossible, in French, or nothing. */
export function findMoveFault({ from, to }: Move, routes: ReadonlySet<string>): string | undefined {
  if (!/^\/[a-z0-9][\w/-]*$/i.test(to) || to.endsWith('/'))
    return `« ${to} » n’est pas une adresse : écrivez par exemple /v1/guides/features/command.`;
  if (from === to) return 'Les deux adresses sont les mêmes.';
  if (!routes.has(from)) return `Aucune page n’a l’adresse ${from}.`;
  if (routes.has(to)) return `Une page a déjà l’adresse ${to}.`;
  if (`${to}/`.startsWith(`${from}/`)) return 'Une page ne peut pas être déplacée sous elle-même.';
  if (from.startsWith('/v1/api/'))
    return 'Les pages de l’API sont faites par la construction : elles ne se déplacent pas.';
  if (from.startsWith('/blog/') || to.startsWith('/blog/'))
    return 'L’adresse d’un billet vient de sa date : renommez le fichier et ajoutez la règle vous-même.';
  return undefined;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
