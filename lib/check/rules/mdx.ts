import type { Nodes, Root } from 'mdast';
import { ContentError } from '../../content/types';
import { remarkAdmonitions } from '../../mdx/admonitions';
import type { MdxContext } from '../../mdx/context';
import { codeLanguages } from '../../mdx/highlight';
import { remarkSafety } from '../../mdx/safety';
import { nearest } from '../../text/nearest';
import { buildWords } from '../build-words';
import type { CheckedPage } from '../page';
import { tooDeep, tooSlow, type SyntaxFault } from '../parse';
import type { Rule, Site } from '../rule';
import type { Finding, Values } from '../types';
import { shorten } from '../words';

/** Syntax of a page, names of components and languages, and what no page may hold. */
export const mdxRules: Rule[] = [
  {
    id: 'syntax',
    severity: 'error',
    message: {
      fr: '{problem} La page ne peut pas être construite.',
      en: '{problem} The page cannot be built.',
    },
    fix: '{fix}',
    page: (page) =>
      page.syntaxFaults.map((fault) => ({
        ...page.place(fault.line, fault.column),
        values: buildWords(fault.message, adviceFor(fault, page)),
      })),
    bad: [
      'Texte.\n\n<Tabs>\n\nTexte.',
      '<Tabs>\n\nTexte.\n\n</Tab>',
      'La taille est <5 Mo.',
      'Texte {ouvert.',
      'Texte {a b}.',
      '<Diagram name="a />',
      '<!-- note -->',
      'Texte<br>suite.',
      'Voyez <https://exemple.fr>.',
      `${'> '.repeat(100)}Texte.`,
    ],
    good: ['La taille est \\<5 Mo.', 'Texte \\{ouvert.', '{/* note */}', 'Texte<br />suite.'],
  },
  {
    id: 'forbidden',
    severity: 'error',
    message: {
      fr: '{problem} Une page ne contient ni script ni style : la politique de sécurité du site les bloque.',
      en: '{problem} Pages hold no script and no style: the security policy of the site blocks them.',
    },
    fix: '{fix}',
    page: byKind('forbidden'),
    bad: [
      '<script>\n\n</script>',
      '<iframe src="https://exemple.fr"></iframe>',
      '<div onclick="alerte()">Texte.</div>',
      '<span style="color: red">Texte.</span>',
      '[le guide](javascript:alert(1))',
      'Texte {process.exit(1)}.',
      "import fs from 'node:fs'\n\nTexte.",
      '<RunScript name={process.env.HOME} />',
      '<div dangerouslySetInnerHTML="x">Texte.</div>',
    ],
    good: ['<div className="exemple">Texte.</div>', 'Texte {12}.'],
  },
  {
    id: 'unknown-name',
    severity: 'error',
    message: {
      fr: '{problem} Ce nom n’existe pas dans le site : la page ne peut pas être construite.',
      en: '{problem} The site knows no such name: the page cannot be built.',
    },
    fix: '{fix}',
    page: (page, site) => [
      ...byKind('unknown-name')(page, site),
      ...page.nodes('code').flatMap((node) => {
        if (!node.lang || codeLanguages.has(node.lang)) return [];
        const near = nearest(node.lang, codeLanguages);
        return [
          {
            ...page.at(node),
            values: buildWords(
              `unknown code language "${shorten(node.lang)}"`,
              near ? `did you mean "${near}"?` : 'use one of the languages of lib/mdx/highlight.ts, or text',
            ),
          },
        ];
      }),
    ],
    bad: [
      '<Video />',
      '<tabs>\n\nTexte.\n\n</tabs>',
      ':::atention\n\nTexte.\n\n:::',
      '```rsut\nfn main() {}\n```',
    ],
    good: [':::attention\n\nTexte.\n\n:::', '```rust\nfn main() {}\n```', '```cpp\nint main() {}\n```'],
  },
];

/** What to write instead of what the parser stopped at. */
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

/** Elements that no page may hold, whatever components there are. */
const forbiddenElements =
  /<(?:script|style|iframe|object|embed|applet|link|meta|base|form|template|svg|math)>/i;

function byKind(kind: 'forbidden' | 'unknown-name') {
  return (page: CheckedPage, site: Site): Finding[] =>
    refused(page, site).flatMap((one) => (one.kind === kind ? [one.finding] : []));
}

/** What the build itself refuses in a page: its own plugins run on each node alone, since they stop at the first fault. */
function refused(page: CheckedPage, site: Site): { kind: string; finding: Finding }[] {
  if (page.kind === 'generated') return [];
  return page.once('refused', () => {
    const context = {
      file: page.file,
      locale: page.source.locale,
      lineOffset: 0,
      components: site.components,
    } as MdxContext;
    return checkedTypes.flatMap((type) =>
      page.nodes(type).flatMap((node) => {
        const error = firstError(node, context);
        // An element without a required attribute has a rule of its own.
        if (!error || / has no /.test(error.problem)) return [];
        const { kind, values } = judge(error);
        return [{ kind, finding: { ...page.at(node), values } }];
      }),
    );
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

function judge({ problem, fix }: ContentError): { kind: string; values: Values } {
  const element = forbiddenElements.exec(problem)?.[0];
  if (element && problem.startsWith('unknown component'))
    return {
      kind: 'forbidden',
      values: buildWords(
        `the element ${element} is not allowed`,
        'remove it: pages hold text and components',
      ),
    };
  return {
    kind: problem.startsWith('unknown ') ? 'unknown-name' : 'forbidden',
    values: buildWords(problem, fix),
  };
}

function firstError(node: Nodes, context: MdxContext): ContentError | undefined {
  const alone = {
    type: 'root',
    children: [{ ...node, ...('children' in node ? { children: [] } : {}) }],
  } as unknown as Root;
  try {
    remarkAdmonitions(context)(alone);
    remarkSafety(context)(alone);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}
