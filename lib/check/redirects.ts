import { readFileSync } from 'node:fs';
import path from 'node:path';
import { redirectRules, type RedirectRule } from '../redirects/rules';
import { lineAndColumn } from './place';
import { isUnread, type Fault, type Site } from './types';

const file = 'lib/redirects/rules.ts';

/** Redirect rules: each target exists, no rule is unreachable, repeated, circular, or hides a page. */
export function checkRedirects(content: Site, list: RedirectRule[] = redirectRules): Fault[] {
  return list.flatMap((rule, index) => {
    const problem = problemOf(rule, list.slice(0, index), list, content);
    return problem
      ? [
          {
            file,
            ...placeOfRule(rule, content.root),
            rule: 'redirect',
            values: { from: rule.from, to: rule.to, 'problem.fr': problem.fr, 'problem.en': problem.en },
          } satisfies Fault,
        ]
      : [];
  });
}

/** Where a rule stands in the file of rules; nothing for one that is not written there as it is. */
function placeOfRule({ from, to }: RedirectRule, root: string): { line?: number; column?: number } {
  try {
    const text = readFileSync(path.join(root, file), 'utf8');
    const at = text.indexOf(`{ from: '${from}', to: '${to}' }`);
    return at < 0 ? {} : lineAndColumn(text, at);
  } catch {
    return {}; // a site of a test without that file
  }
}

type Problem = { fr: string; en: string };

function problemOf(
  rule: RedirectRule,
  earlier: RedirectRule[],
  list: RedirectRule[],
  content: Site,
): Problem | undefined {
  const { from, to } = rule;
  if (!from.startsWith('/') || from !== from.toLowerCase())
    return {
      fr: 'l’origine doit commencer par / et être en minuscules',
      en: 'the origin must begin with / and be in lower case',
    };
  if (from.includes('*') && !from.endsWith('/*'))
    return { fr: '* ne peut être qu’à la fin', en: '* can only stand at the end' };
  if (to.includes('*') && !from.endsWith('/*'))
    return { fr: 'la cible a un * que l’origine n’a pas', en: 'the target has a * which the origin has not' };
  if (earlier.some((other) => other.from === from))
    return { fr: 'cette origine a déjà une règle', en: 'this origin already has a rule' };
  if (earlier.some((other) => other.from.endsWith('/*') && covers(other.from, from)))
    return {
      fr: 'une règle plus haut prend déjà cette adresse',
      en: 'a rule above already takes this address',
    };
  if (content.routes.has(from))
    return { fr: 'une page existe à cette adresse', en: 'a page exists at this address' };
  return problemOfTarget(to, list, content);
}

function problemOfTarget(to: string, list: RedirectRule[], content: Site): Problem | undefined {
  if (/^https:\/\//.test(to))
    return URL.canParse(to)
      ? undefined
      : { fr: 'la cible n’est pas une adresse', en: 'the target is not an address' };
  const [path = '', id] = to.split('#');
  if (isUnread(path.replace(/\/\*$/, ''), content)) return undefined;
  if (path.endsWith('/*')) {
    const base = path.slice(0, -2);
    const known = [...content.routes.keys(), ...list.map((rule) => rule.from.replace(/\/\*$/, ''))].some(
      (route) => route === base || route.startsWith(`${base}/`),
    );
    return known ? undefined : { fr: 'rien n’existe sous la cible', en: 'nothing exists below the target' };
  }
  if (!content.routes.has(path)) return { fr: 'la cible n’existe pas', en: 'the target does not exist' };
  const ids = content.routes.get(path);
  return id && ids && !ids.has(id)
    ? { fr: 'la cible n’a pas cette ancre', en: 'the target has no such anchor' }
    : undefined;
}

function covers(pattern: string, from: string): boolean {
  const base = pattern.slice(0, -2);
  return from === base || from.startsWith(`${base}/`);
}
