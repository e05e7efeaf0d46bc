import type { Nodes, Parent, Text } from 'mdast';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { own } from '../../text/own';
import { prepareSource } from '../../mdx/prepare';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Values } from '../types';

/** Boxes, tables, lists, notes, definitions and emphasis that are written as such. */
export const markdownRules: Rule[] = [
  {
    id: 'admonition-form',
    message:
      'Un encadré mal écrit : {problem}. Le lecteur verrait les deux-points, ou la suite de la page dans le cadre.',
    page: (page) =>
      page.findings([...page.nodes('text'), ...page.nodes('containerDirective')], (node) =>
        boxFault(node, page),
      ),
    bad: [
      '::: note\n\nTexte.\n\n:::',
      '::note[Un texte]',
      '::note',
      ':::note\n\nTexte.',
      ':::note\n\n:::astuce\n\nTexte.\n\n:::',
      ':::danger{title="Un titre"}\n\nTexte.\n\n:::',
      ':::note[Un titre]{.large}\n\nTexte.\n\n:::',
    ],
    good: [':::note\n\nTexte.\n\n:::', '::::note\n\n:::astuce\n\nTexte.\n\n:::\n\n::::'],
  },
  {
    id: 'alert',
    message: 'Un encadré d’un autre site. Le lecteur verrait « {found} ».',
    fix: 'Écrivez :::{kind} sur sa ligne, une ligne vide, le texte, une ligne vide, puis ::: seul.',
    page: (page) =>
      page.findings(page.nodes('paragraph'), ({ children: [first] }) => {
        const [found, github, other] =
          (first?.type === 'text' && /^(?:\[!(\w+)\]|(?:!!!|\?\?\?\+?)\s+(\w+))/.exec(first.value)) || [];
        const kind = own(alertKinds, (github ?? other ?? '').toLowerCase()) ?? 'note';
        return found ? { found, kind } : undefined;
      }),
    bad: ['> [!WARNING]\n> Texte.', '> [!NOTE] Texte.', '!!! info\n\nTexte.', '??? note\n\nTexte.'],
    good: ['> Une citation \\[!].'],
  },
  {
    id: 'table-form',
    message:
      'Un tableau mal écrit. Le lecteur verrait des barres verticales, ou une ligne sans toutes ses cellules.',
    fix: 'Écrivez une ligne d’en-tête, une ligne | --- | --- |, puis des lignes de {count} cellules ; \\| est une barre simple.',
    page: (page) => [
      ...page.findings(page.nodes('paragraph'), ({ children: [first], position }) => {
        const lines = page.lines.slice((position?.start.line ?? 1) - 1, position?.end.line);
        const isRow = lines.some((text) => /^[\s>]*\|.*\|\s*$/.test(text));
        if (first?.type !== 'text' || !/^\|/m.test(first.value) || !isRow) return undefined;
        const [line = ''] = lines;
        return { count: Math.max(1, line.split(/(?<!\\)\|/).length - 2) };
      }),
      ...page.nodes('table').flatMap(({ children: rows }) => {
        const count = rows[0]?.children.length ?? 0;
        return page.findings(rows, ({ children }) => (children.length === count ? undefined : { count }));
      }),
    ],
    bad: [
      '| Nom | Effet |\n| `a` | Texte |',
      '| `a | b` | Effet |\n| --- | --- |\n| Un | Deux |',
      '| Nom | Effet |\n| --- | --- |\n| Un |',
    ],
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
      return file.messages
        .filter(({ line, column }) => !isOther(page, line, column))
        .map(({ line, column, reason, ruleId }) => ({
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
    id: 'footnote',
    message: 'La note « {label} » {problem}. Le lecteur ne la verrait pas.',
    page: (page) => {
      const used = new Set(page.nodes('footnoteReference').map(({ identifier }) => identifier));
      const defined = new Set<string>();
      return [
        ...page.findings(page.nodes('footnoteDefinition'), ({ identifier, label }) => {
          const isRepeated = defined.size === defined.add(identifier).size;
          if (isRepeated)
            return { label: label ?? '', problem: 'est écrite deux fois', fix: 'Donnez-lui un autre nom.' };
          const fix = `Appelez-la dans le texte : [^${label}].`;
          return used.has(identifier)
            ? undefined
            : { label: label ?? '', problem: 'n’est appelée nulle part', fix };
        }),
        ...page.findings(page.nodes('text'), ({ value }) => {
          const label = /\[\^([^\]\s]+)\]/.exec(value)?.[1];
          const fix = `Ajoutez-la après une ligne vide : [^${label}]: son texte.`;
          return label ? { label, problem: 'n’est écrite nulle part', fix } : undefined;
        }),
      ];
    },
    bad: ['Texte[^1].', 'Texte.\n\n[^1]: Une note.', 'Texte[^1].\n\n[^1]: Une note.\n\n[^1]: Une autre.'],
    good: ['Texte[^1].\n\n[^1]: Une note.'],
  },
  {
    id: 'emphasis-marks',
    message: 'Des signes « {found} » restent dans le texte. Le lecteur les verrait.',
    fix: 'Placez la ponctuation et les espaces hors du gras (**Texte**.), ou écrivez \\* pour un signe simple.',
    page: (page) =>
      page.kind === 'generated'
        ? []
        : page.nodes('text').flatMap((node) => {
            const { start, end } = node.position ?? {};
            const source = page.body.slice(start?.offset ?? 0, end?.offset ?? 0);
            const found =
              /(?<!\\)(?:\*\*|~~|`|\*\p{L}[^*\n]*[^\s*]\*|(__|==|\|\|)(?=[\p{L}\d])[^\n]*?\S\1)/u.exec(
                source,
              )?.[0] ?? looseStar(node, source, page);
            return found ? [{ ...page.find(node, found), values: { found } }] : [];
          }),
    bad: [
      '**Texte.**Suite',
      '*Texte.*Suite',
      'Un `code sans fin.',
      'Un ** texte** mal écrit.',
      '~~ Texte ~~ barré.',
      '__Texte.__Suite',
      'Un *mot** mal fermé.',
      'Un **mot* mal fermé.',
      'Un mot ==surligné==.',
      'Un mot ||caché||.',
    ],
    good: ['**Texte**. Suite', 'Deux \\*\\* et 2 * 3.', '`**` en code.', 'Deux mots == ou || seuls.'],
  },
];

const linter = unified()
  .use(noDuplicateDefinitions)
  .use(noEmptyUrl)
  .use(noReferenceLikeUrl)
  .use(noUndefinedReferences, { allow: [/^[\sx]$/i, /^!/, '…'] })
  .use(noUnusedDefinitions);

const linted: Record<string, string> = {
  'no-duplicate-definitions': 'Une adresse de lien est définie deux fois.',
  'no-empty-url': 'Un lien ou une image sans adresse.',
  'no-reference-like-url': 'Une adresse de lien qui est le nom d’une définition.',
  'no-undefined-references': 'Un texte entre crochets sans adresse.',
  'no-unused-definitions': 'Une adresse de lien définie qui ne sert pas.',
};

/** A star next to emphasis, of which it was meant to be a part: `*mot**`. */
function looseStar(node: Text, source: string, page: CheckedPage): string | undefined {
  const siblings = page.parentsOf(node).at(-1)?.children ?? [];
  const at = siblings.indexOf(node);
  const isEmphasis = (index: number): boolean => /^(?:emphasis|strong)$/.test(siblings[index]?.type ?? '');
  const isLoose =
    (source.startsWith('*') && isEmphasis(at - 1)) || (/(?<!\\)\*$/.test(source) && isEmphasis(at + 1));
  return isLoose ? '*' : undefined;
}

const alertKinds: Record<string, string> = {
  tip: 'astuce',
  important: 'info',
  info: 'info',
  warning: 'attention',
  caution: 'danger',
  danger: 'danger',
};

const boxForm =
  'Écrivez :::note sans espace sur sa ligne, une ligne vide, le texte, une ligne vide, puis ::: seul.';

/** `::: note`, `::note` and a superfluous `:::` stay text; a box that nothing closes takes all that follows. */
function boxFault(node: Nodes, page: CheckedPage): Values | undefined {
  if (node.type === 'text')
    return /(?:^|\n)\s*(?:::\p{L}+(?:[[{]|\s*(?:\n|$))|:::)/u.test(node.value)
      ? { problem: 'il reste du texte', fix: boxForm }
      : undefined;
  if (node.type !== 'containerDirective' || !node.position) return undefined;
  if (Object.keys(node.attributes ?? {}).length > 0)
    return {
      problem: 'un encadré n’a pas d’attributs',
      fix: `Écrivez le titre entre crochets : :::${node.name}[Un titre].`,
    };
  const { start, end } = node.position;
  const last = page.lines[end.line - 1] ?? '';
  // The mark that closes an inner box closes nothing else.
  const inner = (node as Parent).children.at(-1);
  const isTaken = inner?.type === 'containerDirective' && inner.position?.end.line === end.line;
  const isOpen = !/:::\s*$/.test(last) || end.line === start.line || isTaken;
  return isOpen ? { problem: 'rien ne le ferme', fix: boxForm } : undefined;
}

/** True for brackets of a note or a task, and for those in a word, which no one takes for a link: `tauri:dev[windows]`. */
function isOther(page: CheckedPage, line = 0, column = 0): boolean {
  const text = page.body.split('\n')[line - 1] ?? '';
  return /^\[(?:\^|[ x]\])/i.test(text.slice(column - 1)) || /[\p{L}\p{N}]/u.test(text.charAt(column - 2));
}
