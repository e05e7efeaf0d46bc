import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { templateDescription, templates, templateSentences } from '../../content/templates';
import { plainText } from '../../mdx/expressions';
import { isInside } from '../../site/is-inside';
import { isUnread } from '../addresses';
import { pageWith } from '../example';
import type { Rule, Site } from '../rule';
import { isEmpty } from './lists';
import { sidebarRoots } from './places';

/** What an author has begun and not filled: pages and blocks without text, and the sentences of a template. */
export const unfinishedRules: Rule[] = [
  {
    id: 'empty-page',
    message: 'La page n’a pas de texte sous son en-tête. Le lecteur n’y verrait que le titre.',
    fix: 'Écrivez son texte, ou supprimez le fichier.',
    page: ({ kind, source, syntax: { tree, faults } }) =>
      kind === 'page' && faults.length === 0 && tree.children.every(isComment)
        ? [{ line: source.bodyLine, column: 1 }]
        : [],
    bad: [pageWith({}, ''), pageWith({}, '{/* à écrire */}'), pageWith({}, '').trimEnd()],
    good: ['<VersionDate />', '![Le signe du site](/favicon.svg)'],
  },
  {
    id: 'empty-block',
    message: '{name} est vide. Le lecteur verrait un onglet, un cadre ou un blanc sans texte.',
    fix: 'Écrivez son texte, ou retirez-le.',
    page: (page) => [
      ...page.findings(page.elements, ({ name, node }) =>
        filledElements.has(name) && node.children.every(isEmptyOrSummary) ? { name: `<${name}>` } : undefined,
      ),
      ...page.findings(page.nodes('containerDirective'), (node) =>
        textOf(node).every(isEmpty) ? { name: `L’encadré :::${node.name}` } : undefined,
      ),
    ],
    bad: [
      '<Tabs>\n<Tab value="a" label="A">\n\n</Tab>\n</Tabs>',
      '<Tabs>\n<Tab value="a" label="A">\n\n{/* à écrire */}\n\n</Tab>\n</Tabs>',
      '<Etapes />',
      '<Arbre>\n\n</Arbre>',
      '<details>\n<summary>Un</summary>\n</details>',
      ':::note\n\n:::',
      ':::note[Un titre]\n\n:::',
    ],
    good: [
      '<Tabs>\n<Tab value="a" label="A">\n\n<TauriCommand args="build" />\n\n</Tab>\n</Tabs>',
      '<details>\n<summary>Un</summary>\n\nDeux\n\n</details>',
      ':::note[Un titre]\n\nTexte.\n\n:::',
    ],
  },
  {
    id: 'empty-cards',
    message: '<Cards> ne montre rien : aucune page du sommaire n’est rangée sous {route}.',
    fix: 'Nommez un dossier qui a des pages : <Cards of="/v1/guides/features" />, ou retirez l’élément.',
    page: (page, site) =>
      page.findings(page.elements, ({ name, values }) => {
        const route = values.get('of') ?? (page.kind === 'partial' ? undefined : page.source.route);
        if (name !== 'Cards' || typeof route !== 'string' || hasCards(route, site)) return undefined;
        return { route };
      }),
    bad: ['<Cards />', '<Cards of="/v1/guides/faq" />'],
    good: ['<Cards of="/v1/guides" />'],
  },
  {
    id: 'empty-chart',
    message: '<Chart> n’a pas de nombres. La page ne peut pas être construite.',
    fix: 'Placez-y un tableau avec une colonne de nombres.',
    page: (page) =>
      page.findings(page.elements, ({ name, node }) => {
        const isBegun = name === 'Chart' && !node.children.every(isEmptyOrSummary);
        return isBegun && !node.children.some(hasNumbers) ? {} : undefined;
      }),
    bad: [
      '<Chart caption="Le poids">\n\nTexte.\n\n</Chart>',
      '<Chart caption="Le poids">\n\n| Cadre | Poids |\n| --- | --- |\n| Un | petit |\n\n</Chart>',
    ],
    good: ['<Chart caption="Le poids">\n\n| Cadre | Poids |\n| --- | --- |\n| Un | 3,5 Mo |\n\n</Chart>'],
  },
  {
    id: 'author-note',
    severity: 'warning',
    message: '« {found} » est une note de l’auteur. Le lecteur la verrait.',
    fix: 'Écrivez ce qui manque, ou mettez la note entre {/* et */}.',
    page: (page) =>
      page.findings(page.nodes('text'), ({ value }) => {
        const [found] = /\b(?:TODO|FIXME)\b/.exec(value) ?? [];
        return found ? { found } : undefined;
      }),
    bad: ['TODO : décrire la suite.'],
    good: ['{/* TODO : décrire la suite */}\n\nTexte.', 'La macro `todo!()`, ou `TODO`.'],
  },
  {
    id: 'template-text',
    severity: 'warning',
    message: '« {text} » est une phrase du modèle de npm run new. Elle s’adresse à l’auteur, non au lecteur.',
    fix: 'Remplacez-la par votre texte, ou retirez-la.',
    page: (page) => [
      ...(page.source.frontMatter.description === templateDescription
        ? [{ ...page.key('description'), values: { text: templateDescription } }]
        : []),
      ...page.findings(page.nodes('paragraph'), (node) => {
        const text = plainText(node);
        return templateSentences.has(text) ? { text } : undefined;
      }),
    ],
    bad: [pageWith({ description: templateDescription }), templates.guide, templates.about],
    good: [pageWith({ description: templateDescription.replace('cette page', 'ce guide') })],
  },
];

/** Elements that show nothing of their own. */
const filledElements = new Set(['Tab', 'Etapes', 'Arbre', 'Chart', 'details']);

/** True for a comment between braces. Headings, lists and boxes without text have rules of their own. */
function isComment(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression' && isEmpty(node);
}

/** True for nothing, and for the button of a folded block, which is not what the block folds. */
function isEmptyOrSummary(node: Nodes): boolean {
  if (node.type === 'paragraph') return node.children.every(isEmptyOrSummary);
  return isEmpty(node) || ('name' in node && node.name === 'summary');
}

/** True for a table with a column whose cells, below its name, hold digits. */
function hasNumbers(node: Nodes): boolean {
  if (node.type !== 'table') return false;
  const [head, ...rows] = node.children;
  const isNumber = (column: number) => rows.every(({ children }) => /\d/.test(toString(children[column])));
  return rows.length > 0 && (head?.children ?? []).some((_, column) => isNumber(column));
}

/** The blocks of a box without its title. */
function textOf({ children }: ContainerDirective): Nodes[] {
  return children.filter(({ data }) => !data || !('directiveLabel' in data));
}

/** True for an address with entries below it in a sidebar. Other rules report one that does not exist. */
function hasCards(route: string, site: Site): boolean {
  const isListed = sidebarRoots.some((root) => isInside(route, root));
  const routes = [...site.routes.keys()];
  const isKnown = routes.includes(route) && !isUnread(route, site);
  return !isKnown || (isListed && routes.some((one) => one !== route && isInside(one, route)));
}
