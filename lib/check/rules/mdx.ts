import type { Nodes, Root } from 'mdast';
import { ContentError } from '../../content/types';
import { remarkAdmonitions } from '../../mdx/admonitions';
import type { MdxContext } from '../../mdx/context';
import { codeLanguages } from '../../mdx/highlight';
import { remarkSafety } from '../../mdx/safety';
import { didYouMean } from '../../text/nearest';
import { buildWords } from '../build-words';
import type { CheckedPage } from '../page';
import { tooDeep, tooSlow, type SyntaxFault } from '../parse';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';
import { shorten } from '../words';

/** Syntax of a page, names of components and languages, and forbidden content. */
export const mdxRules: Rule[] = [
  {
    id: 'syntax',
    fr: '{problem} La page ne peut pas être construite.',
    en: '{problem} The page cannot be built.',
    page: (page) =>
      page.syntaxFaults.map((fault) => ({
        ...page.place(fault.line, fault.column),
        values: buildWords(fault.message, adviceFor(fault, page)),
      })),
    bad: [
      '<Tabs>\n\nTexte.\n\n</Tab>',
      'La taille est <5 Mo.',
      'Texte {ouvert.',
      'Texte {a b}.',
      '<!-- note -->',
      'Texte<br>suite.',
      'Voyez <https://exemple.fr>.',
      `${'> '.repeat(100)}Texte.`,
    ],
    good: ['La taille est \\<5 Mo.', 'Texte \\{ouvert.', '{/* note */}', 'Texte<br />suite.'],
  },
  {
    id: 'forbidden',
    fr: '{problem} Une page ne contient ni script ni style : la politique de sécurité du site les bloque.',
    en: '{problem} Pages hold no script and no style: the security policy of the site blocks them.',
    page: (page, site) => refused(page, site, 'forbidden'),
    bad: [
      '<script>\n\n</script>',
      '<div onclick="alerte()">Texte.</div>',
      '[le guide](javascript:alert(1))',
      'Texte {process.exit(1)}.',
      "import fs from 'node:fs'\n\nTexte.",
      '<RunScript name={process.env.HOME} />',
    ],
    good: ['<div className="exemple">Texte.</div>', 'Texte {12}.'],
  },
  {
    id: 'unknown-name',
    fr: '{problem} Ce nom n’existe pas dans le site : la page ne peut pas être construite.',
    en: '{problem} The site knows no such name: the page cannot be built.',
    page: (page, site) => [
      ...refused(page, site, 'unknown-name'),
      ...page.findings(page.nodes('code'), ({ lang }) => {
        if (!lang || codeLanguages.has(lang)) return undefined;
        const list = 'use one of the languages of lib/mdx/highlight.ts, or text';
        const fix = didYouMean(lang, codeLanguages, list);
        return buildWords(`unknown code language "${shorten(lang)}"`, fix);
      }),
    ],
    bad: ['<Video />', ':::atention\n\nTexte.\n\n:::', '```rsut\nfn main() {}\n```'],
    good: [':::attention\n\nTexte.\n\n:::', '```rust\nfn main() {}\n```', '```cpp\nint main() {}\n```'],
  },
];

/** Advice for a syntax error. */
function adviceFor({ message, line }: SyntaxFault, page: CheckedPage): string {
  const text = page.lines[line - 1] ?? '';
  if (message === tooDeep) return 'take some of the blocks out of the others';
  if (message === tooSlow) return 'split the text into several pages';
  if (message.startsWith('Unexpected character `!`'))
    return 'a comment is written {/* … */}; write \\< for the character alone';
  if (/<(?:https?:|mailto:)/.test(text)) return 'write the address alone, or [text](address)';
  const empty = /<(br|hr|img|wbr|source|input)\b[^>/]*>/.exec(text)?.[1];
  if (empty) return `write <${empty} />: an element without content closes itself`;
  return 'correct the MDX syntax there: close every tag, and write \\{ and \\< for plain characters';
}

/** What the build refuses in a page. Its plugins throw at the first fault, so they run on each node alone. */
function refused(page: CheckedPage, { components }: Site, kind: 'forbidden' | 'unknown-name'): Finding[] {
  if (page.kind === 'generated') return [];
  const context = { file: page.file, locale: page.source.locale, lineOffset: 0, components } as MdxContext;
  const nodes = page.once('refused', () =>
    checkedTypes
      .flatMap((type) => page.nodes(type) as Nodes[])
      .map((node) => ({ node, error: firstError(node, context) })),
  );
  return page.findings(nodes, ({ error }) => {
    // The rule `missing-attribute` reports these.
    if (!error || / has no /.test(error.problem)) return undefined;
    const isUnknown = error.problem.startsWith('unknown ');
    return isUnknown === (kind === 'unknown-name') ? buildWords(error.problem, error.fix) : undefined;
  });
}

const checkedTypes = [
  'containerDirective',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'link',
  'image',
  'definition',
] as const;

function firstError(node: Nodes, context: MdxContext): ContentError | undefined {
  const alone = { ...node, ...('children' in node ? { children: [] } : {}) };
  const tree = { type: 'root', children: [alone] } as Root;
  try {
    remarkAdmonitions(context)(tree);
    remarkSafety(context)(tree);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}
