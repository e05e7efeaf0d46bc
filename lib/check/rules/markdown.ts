import type { Nodes, Parent } from 'mdast';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { prepareSource } from '../../mdx/prepare';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';

/** Boxes, tables, lists, definitions and code blocks that are written as such. */
export const markdownRules: Rule[] = [
  {
    id: 'admonition-form',
    message:
      'Un encadré mal écrit : il reste du texte, ou rien ne le ferme. Le lecteur verrait les deux-points, ou la suite de la page dans le cadre.',
    fix: 'Écrivez :::note sans espace sur sa ligne, une ligne vide, le texte, une ligne vide, puis ::: seul.',
    page: (page) =>
      page.findings([...page.nodes('text'), ...page.nodes('containerDirective')], (node) =>
        looksLikeAdmonition(node, page) ? {} : undefined,
      ),
    bad: [
      '::: note\n\nTexte.\n\n:::',
      '::note[Un texte]',
      ':::note\n\nTexte.',
      ':::note\n\n:::astuce\n\nTexte.\n\n:::',
    ],
    good: [':::note\n\nTexte.\n\n:::', '::::note\n\n:::astuce\n\nTexte.\n\n:::\n\n::::'],
  },
  {
    id: 'table-form',
    message:
      'Un tableau mal écrit. Le lecteur verrait des barres verticales, ou une ligne sans toutes ses cellules.',
    fix: 'Écrivez une ligne d’en-tête, une ligne | --- | --- |, puis des lignes de {count} cellules ; \\| est une barre simple.',
    page: (page) => [
      ...page.findings(page.nodes('paragraph'), ({ children: [first], position }) => {
        if (first?.type !== 'text' || !/^\|.*\|\s*$/m.test(first.value)) return undefined;
        const line = page.lines[(position?.start.line ?? 1) - 1] ?? '';
        return { count: Math.max(1, line.split(/(?<!\\)\|/).length - 2) };
      }),
      ...page.nodes('table').flatMap(({ children: rows }) => {
        const count = rows[0]?.children.length ?? 0;
        return page.findings(rows, ({ children }) => (children.length === count ? undefined : { count }));
      }),
    ],
    bad: ['| Nom | Effet |\n| `a` | Texte |', '| Nom | Effet |\n| --- | --- |\n| Un |'],
    good: ['| Nom | Effet |\n| --- | --- |\n| Un | `a \\| b` |'],
  },
  {
    id: 'definition-list',
    message: 'Une liste de définitions. Le lecteur verrait « : texte ».',
    fix: 'Écrivez une liste : - **Terme** : définition.',
    page: (page) => page.findings(page.nodes('text'), ({ value }) => (/\n: \S/.test(value) ? {} : undefined)),
    bad: ['Terme\n: la définition du terme'],
    good: ['- **Terme** : la définition du terme'],
  },
  {
    id: 'definition',
    severity: 'warning',
    message: '{problem} Le texte montrerait des crochets, ou garde une adresse inutile.',
    fix: 'Écrivez [texte](adresse), ou \\[ pour un crochet simple.',
    page: (page) => {
      if (page.kind === 'generated') return [];
      const file = new VFile(prepareSource(page.body));
      linter.runSync(page.syntax.tree, file);
      return file.messages.map(({ line, column, reason, ruleId }) => ({
        ...(line ? page.place(line, column) : {}),
        values: { problem: linted[ruleId ?? ''] ?? reason },
      }));
    },
    bad: [
      'Voyez [le guide][guide].',
      'Texte.\n\n[guide]: https://exemple.fr',
      '[a][un] [b][un]\n\n[un]: https://exemple.fr/a\n[un]: https://exemple.fr/b',
    ],
    good: ['Voyez [le guide][guide].\n\n[guide]: https://exemple.fr', 'Voyez \\[guide].'],
  },
  {
    id: 'no-language',
    message: 'Un bloc de code sans langage. Il n’est ni coloré ni vérifié.',
    fix: 'Nommez le langage après les accents graves : ```rust, ```ts… ou ```text.',
    page: (page) => page.findings(page.nodes('code'), ({ lang }) => (lang ? undefined : {})),
    bad: ['```\nfn main() {}\n```'],
    good: ['```text\nfn main() {}\n```'],
  },
];

const linter = unified()
  .use(noDuplicateDefinitions)
  .use(noEmptyUrl)
  .use(noReferenceLikeUrl)
  .use(noUndefinedReferences, { allow: [/^[ x]$/i, /^!/, '…'] })
  .use(noUnusedDefinitions);

const linted: Record<string, string> = {
  'no-duplicate-definitions': 'Une adresse de lien est définie deux fois.',
  'no-empty-url': 'Un lien ou une image sans adresse.',
  'no-reference-like-url': 'Une adresse de lien qui est le nom d’une définition.',
  'no-undefined-references': 'Un texte entre crochets sans adresse.',
  'no-unused-definitions': 'Une adresse de lien définie qui ne sert pas.',
};

/** `::: note`, `::note` and a superfluous `:::` stay text; a box that nothing closes takes all that follows. */
function looksLikeAdmonition(node: Nodes, page: CheckedPage): boolean {
  if (node.type === 'text') return /(?:^|\n)\s*(?:::\p{L}+[[{]|:::)/u.test(node.value);
  if (node.type !== 'containerDirective' || !node.position) return false;
  const { start, end } = node.position;
  const last = page.lines[end.line - 1] ?? '';
  // The mark that closes an inner box closes nothing else.
  const inner = (node as Parent).children.at(-1);
  const isTaken = inner?.type === 'containerDirective' && inner.position?.end.line === end.line;
  return !/:::\s*$/.test(last) || end.line === start.line || isTaken;
}
