import type { Nodes } from 'mdast';
import { linesBeyond, takeHighlightComments } from '../../mdx/code-meta';
import { findMisplaced, findWrongHolder } from '../../mdx/nesting';
import { commandStart } from '../../mdx/shell';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';

const block = (info: string): string => `\`\`\`rust ${info}\nfn main() {}\n\`\`\``;

/** Code blocks: their fences and the words after their language. Elements: which ones may contain which. */
export const blockRules: Rule[] = [
  {
    id: 'no-language',
    message: 'Un bloc de code sans langage. Il n’est ni coloré ni vérifié.',
    fix: 'Nommez le langage après les accents graves : ```rust, ```ts… ou ```text.',
    page: (page) => page.findings(page.nodes('code'), ({ lang }) => (lang ? undefined : {})),
    bad: ['~~~\na\n~~~', '- Un\n\n  ```\n  a\n  ```', '```\nfn main() {}\n```'],
    good: ['```text\nfn main() {}\n```'],
  },
  {
    id: 'open-code',
    message: 'Rien ne ferme ce bloc de code. La suite de la page, ou de la liste, en ferait partie.',
    fix: 'Ajoutez {fence} seul sur une ligne, avec le même retrait, après la dernière ligne du code.',
    page: (page) =>
      page.findings(page.nodes('code'), (node) => {
        const fence = page.openFence(node);
        return fence === undefined ? undefined : { fence };
      }),
    bad: [
      '```text\na\n\n## Titre {#titre}',
      '~~~text\na\n```',
      '````text\na\n```',
      '- Un\n\n  ```text\n  a\n\nDeux',
      '> ```text\n> a\n\nDeux',
      ':::note\n\n```text\na\n\n:::',
    ],
    good: ['```text\na\n````', '- Un\n\n  ```text\n  a\n  ```', '> ```text\n> a\n> ```', '~~~text\n```\n~~~'],
  },
  {
    id: 'code-words',
    message: 'Après le langage du bloc, {problem}. Le bloc s’afficherait sans ce qui est demandé.',
    code: ({ meta, node }) => {
      const { code } = takeHighlightComments(node.value, new Set());
      const count = code.split('\n').length;
      return [
        ...meta.faults,
        ...linesBeyond(meta, code)
          .slice(0, 1)
          .map((line) => ({
            problem: `la ligne ${line} n’existe pas`,
            fix: `Le bloc a ${count} ligne${count > 1 ? 's' : ''} : corrigez les numéros.`,
          })),
      ].map((values) => ({ values }));
    },
    bad: [
      block('Title="src/main.rs"'),
      block('title=“src/main.rs”'),
      block('title="Un "deux""'),
      block('{99}'),
      block('{1-0}'),
      block('{a}'),
      block('focus=1'),
      block('src/main.rs'),
      block('title="a.rs" title="b.rs"'),
      block('showLineNumbers=5'),
    ],
    good: [
      block('title="src/main.rs" {1}'),
      block('title=\'Un "deux"\''),
      block('title=src/main.rs showLineNumbers'),
      block('title = "a" fragment noconvert'),
    ],
  },
  {
    id: 'indented-code',
    message:
      'Un paragraphe en retrait. Le retrait ne fait pas un bloc de code : les lignes se suivraient dans un paragraphe.',
    fix: 'Entourez le code de trois accents graves avec son langage (```bash), ou retirez le retrait.',
    page: (page) =>
      page.findings(page.nodes('paragraph'), (node) => (isIndented(node, page) ? {} : undefined)),
    bad: [
      'Texte :\n\n    un fichier\n    un dossier',
      'Texte :\n\n\tun fichier',
      'Texte :\n    un fichier',
      '- Un point :\n\n      un fichier',
      '> Un texte :\n>\n>     un fichier',
      '<div>\n\n    cargo build\n\n</div>',
      'Texte[^1].\n\n[^1]: Une note :\n\n        cargo build',
      'Texte[^1].\n\n[^1]:\n        cargo build',
      'Texte[^1].\n\n[^1]: Une note :\n\n\t\tcargo build',
      'Texte[^1].\n\n[^1]: Une note :\n        cargo build',
    ],
    good: [
      '- Un point :\n\n  La suite.',
      '- [ ] Un\n  - [x] Deux',
      '1.  Un point :\n\n    La suite.',
      '<div>\n    Texte.\n</div>',
      '<div>\n\n    Texte.\n\n</div>',
      '```text\n    a\n```',
      'Texte[^1].\n\n[^1]: Une note.\n\n    La suite de la note,\n    sur deux lignes.',
      'Texte[^1].\n\n[^1]: Une note.\n\n\tLa suite de la note.',
      'Texte[^1].\n\n[^1]:\n    Une note.\n\n    La suite.',
    ],
  },
  {
    id: 'pre-element',
    message: 'Un <pre> de plusieurs lignes. Markdown en retire les retraits et les lignes vides.',
    fix: 'Écrivez un bloc de code entre trois accents graves : ```text.',
    page: (page) =>
      page.findings(page.elements, ({ name, node: { position } }) =>
        name === 'pre' && position && position.end.line > position.start.line ? {} : undefined,
      ),
    bad: ['<div>\n\n<pre>\na\n</pre>\n\n</div>', '<pre>un\n  deux</pre>', '<pre>\n\nun\n\n</pre>'],
    good: ['<pre>un</pre>'],
  },
  {
    id: 'html-nesting',
    message: '{outer} contient {inner}. Le navigateur les séparerait, et le texte perdrait sa forme.',
    page: (page) =>
      page.findings(
        [
          ...page.nodes('paragraph'),
          ...page.nodes('link'),
          ...page.elements.map(({ node }) => node as Nodes),
        ],
        (node) => {
          const inner = findMisplaced(node);
          // Without its tag, an element that nothing closes does not hold what is in it.
          const isBroken = page.syntax.faults.length > 0;
          const holder = isBroken ? undefined : findWrongHolder(node, page.parentsOf(node));
          const fix = 'Sortez-le de là, ou changez l’élément qui l’entoure.';
          if (inner) return { outer: named(node), inner: named(inner), fix };
          if (!holder) return undefined;
          const isTight = named(node) === '<summary>' && holder.type === 'paragraph';
          return { outer: named(holder), inner: named(node), fix: isTight ? summaryFix : fix };
        },
      ),
    bad: [
      '<p>\n\n- un\n- deux\n\n</p>',
      '<p>\n\nUn.\n\nDeux.\n\n</p>',
      'Un texte <div>Deux.</div> et la suite.',
      '<span>\n\n```text\na\n```\n\n</span>',
      '<ul>\n- un\n</ul>',
      '<p>\n<p>Un</p>\n</p>',
      '<table>\n\n| Un |\n| --- |\n| Deux |\n\n</table>',
      'Un *texte <div>Deux.</div>*.',
      '<a href="/v1/guides/faq">Un [deux](/v1/guides)</a>',
      '<td>Un</td>',
      '<li>Un</li>',
      '<summary>Un</summary>',
      '<a href="/v1/guides/faq">\n\n## Titre {#titre}\n\n</a>',
      '<table>\nUn.\n<tr><td>Deux</td></tr>\n</table>',
    ],
    good: [
      '<ol>\n  <li>Un <b>deux</b></li>\n  <li>\n    Trois\n  </li>\n</ol>',
      '<p>\nTexte.\n</p>',
      '<p>Texte.</p>',
      '<details>\n<summary>Un</summary>\n\nDeux\n\n</details>',
      '<dl>\n<dt>Un</dt>\n<dd>Deux</dd>\n</dl>',
      '<ul>\n<li>\n<i>\nTexte.\n</i>\n</li>\n</ul>',
      '<table>\n<tr>\n<td>Un</td>\n<td>\n\nDeux\n\n</td>\n</tr>\n</table>',
    ],
  },
];

/** True for a paragraph that begins four columns or a tab to the right of its place. */
function isIndented(node: Nodes, page: CheckedPage): boolean {
  const parent = page.parentsOf(node).at(-1);
  const { line = 0, column = 1 } = node.position?.start ?? {};
  const isFree = parent?.type === 'root' || parent?.type === 'containerDirective';
  const isText = 'children' in node && node.children.every(({ type }) => !type.startsWith('mdxJsx'));
  const lines = page.lines.slice(line - 1, isText ? node.position?.end.line : line);
  if (isFree) return lines.some((text) => /^(?: {4}|\t)/.test(text));
  // The text of a note is four columns to the right already; its first line begins after the label.
  if (parent?.type === 'footnoteDefinition') {
    const { line: labelLine, column: labelColumn = 1 } = parent.position?.start ?? {};
    const own = lines.slice(line === labelLine ? 1 : 0);
    return own.some((text) => /^(?: {4}| {0,3}\t){2}/.test(text.slice(labelColumn - 1)));
  }
  // The content of an element may be indented as a whole, so only commands are reported.
  if (parent?.type.startsWith('mdx') && commandStart.test(page.lines[line - 1]?.trim() ?? ''))
    return column >= (parent.position?.start.column ?? column) + 4;
  // The text of a task begins after its box.
  if (parent && 'checked' in parent && typeof parent.checked === 'boolean' && parent.children[0] === node)
    return false;
  // Elsewhere the other blocks around it show where text begins.
  const columns = parent?.children.map(({ position }) => position?.start.column ?? column) ?? [];
  return column >= Math.min(...columns) + 4;
}

const summaryFix =
  'Laissez une ligne vide après </summary>, et mettez <details> et </details> sur des lignes à eux.';

const nodeNames: Record<string, string> = {
  root: 'le texte de la page',
  link: 'un lien',
  footnoteReference: 'un appel de note',
  paragraph: 'un paragraphe',
  list: 'une liste',
  code: 'un bloc de code',
  table: 'un tableau',
  blockquote: 'une citation',
  heading: 'un titre',
  containerDirective: 'un encadré',
  listItem: 'un élément de liste',
  tableCell: 'une cellule',
};

function named(node: Nodes): string {
  return 'name' in node && node.name && node.type !== 'containerDirective'
    ? `<${node.name}>`
    : (nodeNames[node.type] ?? node.type);
}
