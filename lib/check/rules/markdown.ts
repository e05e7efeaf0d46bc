import type { Nodes, Parent } from 'mdast';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { own } from '../../text/own';
import { plainText } from '../../mdx/expressions';
import { prepareSource } from '../../mdx/prepare';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Values } from '../types';

/** Boxes, tables, lists, notes and definitions whose syntax is wrong, so that they stay text. */
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
      ':::note{#id}\n\nTexte.\n\n:::',
      ':::note[]\n\nTexte.\n\n:::',
      ':::note[{/* un titre */}]\n\nTexte.\n\n:::',
    ],
    good: [':::note\n\nTexte.\n\n:::', '::::note\n\n:::astuce\n\nTexte.\n\n:::\n\n::::'],
  },
  {
    id: 'alert',
    message: 'Un encadré d’un autre site. Le lecteur verrait « {found} ».',
    fix: 'Écrivez :::{kind} sur sa ligne, une ligne vide, le texte, une ligne vide, puis ::: seul.',
    page: (page) =>
      page.findings(page.nodes('paragraph'), (node) => {
        const [first, second] = node.children;
        const [found, github, other] =
          (first?.type === 'text' && /^(?:\[!(\w+)\]|(?:!!!|\?\?\?\+?)\s+(\w+))/.exec(first.value)) || [];
        const isQuoted = page.parentsOf(node).at(-1)?.type === 'blockquote';
        const isAlone = second?.type === 'text' && /^\s*\n/.test(second.value);
        const bold = isQuoted && isAlone && first?.type === 'strong' ? plainText(first).trim() : '';
        const old = own(alertKinds, bold.toLowerCase()) ? bold : undefined;
        const kind = own(alertKinds, (github ?? other ?? old ?? '').toLowerCase()) ?? 'note';
        return (found ?? old) ? { found: found ?? `**${bold}**`, kind } : undefined;
      }),
    bad: [
      '> [!WARNING]\n> Texte.',
      '> [!NOTE] Texte.',
      '> [!TIP]\n> - un',
      '> **Note**\n> Texte.',
      '!!! info\n\nTexte.',
      '??? note\n\nTexte.',
    ],
    good: ['> Une citation \\[!].', '> **Note** : le texte\n> continue.', '> **Un mot**\n> et la suite.'],
  },
  {
    id: 'table-form',
    message:
      'Un tableau mal écrit. Le lecteur verrait des barres verticales, ou une ligne sans toutes ses cellules.',
    fix: 'Écrivez une ligne d’en-tête, une ligne | --- | --- |, puis des lignes de {count} cellules ; \\| est une barre simple, aussi dans du code.',
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
    page: (page) =>
      page.findings(page.nodes('text'), (node) => {
        const isFirst = page.parentsOf(node).at(-1)?.children[0] === node;
        return /\n: \S/.test(node.value) || (isFirst && /^: \S/.test(node.value)) ? {} : undefined;
      }),
    bad: ['**Terme**\n: la définition', 'Terme\n\n: la définition', 'Terme\n: la définition du terme'],
    good: ['- **Terme** : la définition du terme'],
  },
  {
    id: 'definition',
    severity: 'warning',
    message: '{problem} Le texte montrerait des crochets, ou garde une adresse inutile.',
    page: (page) => {
      if (page.kind === 'generated') return [];
      const file = new VFile(prepareSource(page.body));
      linter.runSync(page.syntax.tree, file);
      return file.messages
        .filter(({ line, column }) => !isOther(page, line, column))
        .map(({ line, column, reason, ruleId }) => ({
          ...(line ? page.place(line, column) : {}),
          values: {
            problem: linted[ruleId ?? ''] ?? reason,
            fix: adviceForBrackets(page.lines[(line ?? 0) - 1] ?? '', (column ?? 1) - 1),
          },
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
          const [, label, colon] = /\[\^([^\]\n]+)\](\s+:)?/.exec(value) ?? [];
          if (!label) return undefined;
          const short = label.trim().replace(/\s+/g, '-');
          if (short !== label)
            return { label, problem: 'a un nom avec des espaces', fix: `Écrivez [^${short}].` };
          const fix = colon
            ? `Retirez l’espace avant « : » : [^${label}]: son texte.`
            : `Ajoutez-la après une ligne vide : [^${label}]: son texte.`;
          return { label, problem: 'n’est écrite nulle part', fix };
        }),
      ];
    },
    bad: [
      'Texte[^1].',
      'Texte.\n\n[^1]: Une note.',
      'Texte[^1].\n\n[^1]: Une note.\n\n[^1]: Une autre.',
      'Texte[^1].\n\n[^1] : Une note.',
      'Texte[^une note].\n\n[^une note]: Une note.',
      'Texte[^ 1].',
    ],
    good: ['Texte[^1].\n\n[^1]: Une note.'],
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

const alertKinds: Record<string, string> = {
  note: 'note',
  tip: 'astuce',
  important: 'info',
  info: 'info',
  warning: 'attention',
  caution: 'danger',
  danger: 'danger',
};

const boxForm =
  'Écrivez :::note sans espace sur sa ligne, une ligne vide, le texte, une ligne vide, puis ::: seul ; autour d’un autre encadré, ::::note et ::::.';

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
  const [label] = node.children;
  if (label?.data && 'directiveLabel' in label.data && plainText(label).trim() === '')
    return { problem: 'son titre est vide', fix: 'Écrivez un titre entre les crochets, ou retirez-les.' };
  const { start, end } = node.position;
  const last = page.lines[end.line - 1] ?? '';
  // The mark that closes an inner box closes nothing else.
  const inner = (node as Parent).children.at(-1);
  const isTaken = inner?.type === 'containerDirective' && inner.position?.end.line === end.line;
  const isOpen = !/:::\s*$/.test(last) || end.line === start.line || isTaken;
  return isOpen ? { problem: 'rien ne le ferme', fix: boxForm } : undefined;
}

/** What to write in place of brackets without an address, by what is around them. */
function adviceForBrackets(line: string, at: number): string {
  const rest = line.slice(at);
  if (/^!?\[[^\]]*\]\([^()<>\s]+\s+[^()<>"']+\)/.test(rest))
    return 'L’adresse contient une espace : mettez-la entre chevrons, <…>, ou écrivez %20.';
  if (/^\[[^\]]*\]\s+\((?:\/|#|https?:)[^()\s]*\)/.test(rest))
    return 'Retirez l’espace entre le crochet et la parenthèse : [texte](adresse).';
  if (/\([^()]*\)$/.test(line.slice(0, at)))
    return 'Le texte va entre crochets, l’adresse entre parenthèses : [texte](adresse).';
  return 'Écrivez [texte](adresse), ou \\[ pour un crochet simple.';
}

/** True for brackets of a note or a task, and for those in a word, which no one takes for a link: `tauri:dev[windows]`. */
function isOther(page: CheckedPage, line = 0, column = 0): boolean {
  const text = page.lines[line - 1] ?? '';
  return /^\[(?:\^|[ x]\])/i.test(text.slice(column - 1)) || /[\p{L}\p{N}]/u.test(text.charAt(column - 2));
}
