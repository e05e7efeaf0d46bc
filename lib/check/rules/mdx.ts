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
import type { Finding, Words } from '../types';
import { guessAmong, shorten } from '../words';

/** Syntax of a page, names of components and languages, attributes, and forbidden content. */
export const mdxRules: Rule[] = [
  {
    id: 'syntax',
    fr: '{problem} La page ne peut pas être construite.',
    en: '{problem} The page cannot be built.',
    page: (page) =>
      page.syntax.faults.map((fault) => ({
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
  {
    id: 'unknown-partial',
    fr: 'Il n’existe pas de passage commun « {name} ». La page ne peut pas être construite.',
    en: 'There is no partial "{name}". The page cannot be built.',
    page: (page, site) =>
      page.findings(page.elements, ({ name: element, values }) => {
        const name = values.get('name');
        if (element !== 'Partial' || typeof name !== 'string') return undefined;
        const names = site.pages
          .filter(({ kind }) => kind === 'partial')
          .map(({ source }) => source.route.split('/').at(-1) ?? '');
        const file = `content/${site.locale}/_partials/${name}.mdx`;
        const fix = guessAmong(name, names, { fr: `Écrivez-le dans ${file}.`, en: `Write it in ${file}.` });
        return names.includes(name) ? undefined : { name, fix };
      }),
    bad: ['Texte.\n\n<Partial name="rien" />'],
  },
  {
    id: 'attribute-type',
    fr: 'L’attribut « {key} » de <{element}> a une valeur d’un autre type. La page ne peut pas être construite.',
    en: 'The attribute "{key}" of <{element}> has a value of another type. The page cannot be built.',
    fixFr: 'Donnez {type} : {key}="…".',
    fixEn: 'Give {type}: {key}="…".',
    page: (page, site) =>
      page.findings(page.elements, ({ name: element, values }) => {
        const known = site.components.get(element) ?? [];
        return [...values].flatMap(([key, value]) => {
          const type = flags.has(key) ? 'boolean' : 'string';
          const isFit = typeof value === type || (sizes.has(key) && typeof value === 'number');
          return !known.includes(key) || value === undefined || isFit
            ? []
            : [{ key, element, type: typeNames[type] }];
        });
      }),
    bad: ['<TauriCommand args={1} />', '<RunScript name />'],
    good: ['<TauriCommand args="build" />', '<Install packages="vite" dev />'],
  },
  {
    id: 'missing-attribute',
    fr: '<{element}> n’a pas d’attribut « {key} ». La page ne peut pas être construite.',
    en: '<{element}> has no attribute "{key}". The page cannot be built.',
    fixFr: 'Ajoutez {key}="…".',
    fixEn: 'Add {key}="…".',
    page: (page) =>
      page.findings(page.elements, ({ name: element, values }) =>
        (requiredAttributes[element] ?? [])
          .filter((key) => !values.has(key))
          .map((key) => ({ element, key })),
      ),
    bad: ['<RunScript />', '<Tabs>\n<Tab value="a">\n\nTexte.\n\n</Tab>\n</Tabs>'],
    good: ['<Tabs>\n<Tab value="a" label="Un">\n\nTexte.\n\n</Tab>\n</Tabs>'],
  },
];

/** Attributes that are not only strings. */
const flags = new Set(['dev', 'open']);
const sizes = new Set(['width', 'height']);

const typeNames: Record<'string' | 'boolean', Words> = {
  string: { fr: 'un texte entre guillemets', en: 'a text between quotes' },
  boolean: { fr: 'true ou false', en: 'true or false' },
};

const requiredAttributes: Record<string, string[]> = {
  Admonition: ['kind'],
  Diagram: ['name'],
  Figure: ['src'],
  Install: ['packages'],
  Partial: ['name'],
  RunScript: ['name'],
  Tab: ['value', 'label'],
  TauriCommand: ['args'],
  Version: ['crate'],
};

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
    remarkSafety(context)(tree);
    remarkAdmonitions(context)(tree);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}
