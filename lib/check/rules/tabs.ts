import type { Nodes } from 'mdast';
import { plainText } from '../../mdx/expressions';
import { unwrapped } from '../../mdx/nesting';
import { sharedGroups, isSharedGroup } from '../../mdx/tab-groups';
import { didYouMean } from '../../text/nearest';
import { plainLetters } from '../../text/plain-letters';
import type { CheckedPage, ElementEntry } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

const tabs = (group: string, ...values: string[]): string =>
  [
    `<Tabs${group}>`,
    ...values.map((value) => `<Tab value="${value}" label="Un">\n\nTexte.\n\n</Tab>`),
    '</Tabs>',
  ].join('\n');

/** Groups of tabs and their values. */
export const tabRules: Rule[] = [
  {
    id: 'tab-group',
    message: 'Le groupe d’onglets « {group} » n’existe pas. Le choix du lecteur ne serait pas partagé.',
    page: (page) =>
      page.findings(page.elements, ({ name, values }) => {
        const group = values.get('group');
        if (name !== 'Tabs' || typeof group !== 'string' || isSharedGroup(group)) return undefined;
        const groups = Object.keys(sharedGroups);
        const otherwise = `Retirez group, ou utilisez l’un de ceux-ci : ${groups.join(', ')}.`;
        return { group, fix: didYouMean(group, groups, otherwise) };
      }),
    bad: [tabs(' group="langage"', 'a'), tabs(' group="OS"', 'windows'), tabs(' group=""', 'a')],
    good: [tabs('', 'a', 'b'), tabs(' group="os"', 'windows', 'macos')],
  },
  {
    id: 'tab-place',
    message: '{problem}. La page ne peut pas être construite, ou le texte resterait sans son bouton.',
    page: (page) =>
      page.findings(hasBrokenTabs(page) ? [] : page.elements, ({ name, node }) => {
        if (name === 'Tab') {
          const parent = page.parentsOf(node as Nodes).findLast(({ type }) => type !== 'paragraph');
          const isInside = parent && 'name' in parent && parent.name === 'Tabs';
          return isInside
            ? undefined
            : { problem: 'Un <Tab> hors de <Tabs>', fix: 'Placez-le directement dans <Tabs>.' };
        }
        if (name !== 'Tabs') return undefined;
        const children = unwrapped(node.children);
        const others = children.filter((child) => !('name' in child && child.name === 'Tab'));
        if (others.length < children.length)
          return others.some(isShown)
            ? {
                problem: '<Tabs> contient autre chose que des <Tab>',
                fix: 'Placez-le dans un <Tab>, ou hors de <Tabs>.',
              }
            : undefined;
        return { problem: '<Tabs> n’a pas de <Tab>', fix: 'Placez-y au moins un <Tab value="…" label="…">.' };
      }),
    bad: [
      '<Tabs>\n\n</Tabs>',
      '<Tab value="a" label="A">\n\nTexte.\n\n</Tab>',
      '<Tabs>\n\nTexte.\n\n<Tab value="a" label="A">\n\nTexte.\n\n</Tab>\n</Tabs>',
      '<Tabs>\n<Tab value="a" label="A">Un.</Tab> et un texte\n</Tabs>',
    ],
    good: [
      '<Tabs>\n\n{/* un */}\n\n<Tab value="a" label="A">\n\nTexte.\n\n</Tab>\n</Tabs>',
      '<Tabs>\n<Tab value="a" label="A">Un.</Tab>\n<Tab value="b" label="B">Deux.</Tab>\n</Tabs>',
    ],
  },
  {
    id: 'tab-value',
    message:
      'La valeur « {value} » d’un onglet ne convient pas : {problem}. Le panneau ne s’afficherait pas.',
    page: (page) =>
      page.elements.filter(({ name }) => name === 'Tabs').flatMap((entry) => tabValueFaults(page, entry)),
    bad: [
      tabs('', 'Ubuntu 22.04'),
      tabs('', 'été'),
      tabs('', ''),
      tabs('', 'a', 'a'),
      tabs(' group="os"', 'Windows', 'macOS', 'Linux'),
      tabs(' group="package-manager"', 'Yarn'),
      tabs(' group="shell"', 'zsh'),
    ],
    good: [tabs('', 'ubuntu-22-04', 'fedora'), tabs(' group="package-manager"', 'npm', 'yarn')],
  },
];

/** True if the tag of a tab or group has a syntax fault: read without that line, the others are out of their place. */
function hasBrokenTabs(page: CheckedPage): boolean {
  return page.syntax.faults.some(({ line }) => /<\/?Tabs?\b/.test(page.lines[line - 1] ?? ''));
}

/** True for all but comments between braces. */
function isShown(node: Nodes): boolean {
  return node.type !== 'mdxFlowExpression' || plainText(node) !== '';
}

/** The `<Tab>` elements that belong to a group, not to one inside of it. */
function tabsOf(page: CheckedPage, { node }: ElementEntry): ElementEntry[] {
  return page.elements.filter(({ node: tab, name }) => {
    const nearest = page.parentsOf(tab).findLast((one) => 'name' in one && one.name === 'Tabs');
    return name === 'Tab' && nearest === node;
  });
}

function tabValueFaults(page: CheckedPage, group: ElementEntry): Finding[] {
  const name = group.values.get('group');
  const known = typeof name === 'string' && isSharedGroup(name) ? Object.keys(sharedGroups[name]) : undefined;
  const seen = new Set<string>();
  return page.findings(tabsOf(page, group), ({ values }) => {
    const value = values.get('value');
    if (typeof value !== 'string') return undefined; // a fault of another rule
    if (value.trim() === '')
      return { value, problem: 'elle est vide', fix: 'Donnez-lui un nom, par exemple celui de label.' };
    const isRepeated = seen.size === seen.add(value).size;
    if (isRepeated)
      return { value, problem: 'un autre onglet du groupe l’a déjà', fix: 'Donnez-lui la sienne.' };
    if (known?.includes(value) ?? /^[a-z0-9][a-z0-9._-]*$/.test(value)) return undefined;
    if (known) {
      const problem = `le groupe ${String(name)} n’a pas cette valeur`;
      return {
        value,
        problem,
        fix: didYouMean(value, known, `Écrivez l’une de celles-ci : ${known.join(', ')}.`),
      };
    }
    const suggestion =
      plainLetters(value)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'nom';
    const problem = 'elle n’est pas faite de minuscules sans accent, de chiffres et de traits d’union';
    return { value, problem, fix: `Écrivez value="${suggestion}" ; label garde le texte affiché.` };
  });
}
