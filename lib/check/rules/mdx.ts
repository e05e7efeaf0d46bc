import type { Nodes, Parent, Root } from 'mdast';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { ContentError } from '../../content/types';
import { remarkAdmonitions } from '../../mdx/admonitions';
import type { MdxContext } from '../../mdx/context';
import { codeLanguages } from '../../mdx/highlight';
import { prepareSource } from '../../mdx/prepare';
import { remarkSafety } from '../../mdx/safety';
import { nearest } from '../../text/nearest';
import { buildWords } from '../build-words';
import type { CheckedPage } from '../page';
import { tooDeep, tooSlow, type SyntaxFault } from '../parse';
import type { Rule, Site } from '../rule';
import type { Finding, Values } from '../types';
import { guessAmong, shorten } from '../words';

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
  {
    id: 'unknown-partial',
    severity: 'error',
    message: {
      fr: 'Il n’existe pas de passage commun « {name} ». La page ne peut pas être construite.',
      en: 'There is no partial "{name}". The page cannot be built.',
    },
    fix: '{hint}',
    page: (page, site) =>
      page.elements.flatMap(({ node, name: element, values }) => {
        const name = values.get('name');
        if (element !== 'Partial' || typeof name !== 'string') return [];
        const names = site.pages
          .filter(({ kind }) => kind === 'partial')
          .map(({ source }) => source.route.split('/').at(-1) ?? '');
        const file = `content/${site.locale}/_partials/${name}.mdx`;
        const hint = guessAmong(name, names, { fr: `Écrivez-le dans ${file}.`, en: `Write it in ${file}.` });
        return names.includes(name) ? [] : [{ ...page.at(node), values: { name, hint } }];
      }),
    bad: ['Texte.\n\n<Partial name="rien" />'],
    good: [],
  },
  {
    id: 'attribute-type',
    severity: 'error',
    message: {
      fr: 'L’attribut « {key} » de <{element}> a une valeur d’un autre type. La page ne peut pas être construite.',
      en: 'The attribute "{key}" of <{element}> has a value of another type. The page cannot be built.',
    },
    fix: { fr: 'Donnez {type} : {key}="…".', en: 'Give {type}: {key}="…".' },
    page: (page, site) =>
      page.elements.flatMap(({ node, name: element, values }) => {
        const known = site.components.get(element) ?? [];
        return [...values].flatMap(([key, value]): Finding[] => {
          const types = attributeTypes[key] ?? ['string'];
          if (!known.includes(key) || value === undefined || types.includes(typeof value)) return [];
          const type = typeNames[types[0] ?? ''] ?? '';
          return [{ ...page.at(node), values: { key, element, type } }];
        });
      }),
    bad: [
      '<TauriCommand args={[1]} />',
      '<Cards of={{ a: 1 }} />',
      '<RunScript name />',
      '<RunScript name={12} />',
    ],
    good: ['<TauriCommand args="build" />', '<Install packages="vite" dev />'],
  },
  {
    id: 'missing-attribute',
    severity: 'error',
    message: {
      fr: '<{element}> n’a pas d’attribut « {key} ». La page ne peut pas être construite.',
      en: '<{element}> has no attribute "{key}". The page cannot be built.',
    },
    fix: { fr: 'Ajoutez {key}="…".', en: 'Add {key}="…".' },
    page: (page) =>
      page.elements.flatMap(({ node, name: element, values }) =>
        (requiredAttributes[element] ?? [])
          .filter((key) => !values.has(key))
          .map((key) => ({ ...page.at(node), values: { element, key } })),
      ),
    bad: [
      '<RunScript />',
      '<Tabs>\n<Tab value="a">\n\nTexte.\n\n</Tab>\n</Tabs>',
      '<Admonition>\n\nTexte.\n\n</Admonition>',
    ],
    good: [
      '<Tabs>\n<Tab value="a" label="Un">\n\nTexte.\n\n</Tab>\n</Tabs>',
      '<Admonition kind="note">\n\nTexte.\n\n</Admonition>',
    ],
  },
  {
    id: 'admonition-form',
    severity: 'error',
    message: {
      fr: 'Un encadré mal écrit : il reste du texte, ou rien ne le ferme. Le lecteur verrait les deux-points, ou la suite de la page dans le cadre.',
      en: 'A box that is not written as one: it stays text, or nothing closes it. Readers would see the colons, or the rest of the page in the box.',
    },
    fix: {
      fr: 'Écrivez :::note sans espace sur sa ligne, une ligne vide, le texte, une ligne vide, puis ::: seul.',
      en: 'Write :::note without a space on a line, an empty line, the text, an empty line, then ::: alone.',
    },
    page: (page) =>
      [...page.nodes('leafDirective'), ...page.nodes('text'), ...page.nodes('containerDirective')]
        .filter((node) => looksLikeAdmonition(node, page))
        .map((node) => page.at(node)),
    bad: [
      '::: note\n\nTexte.\n\n:::',
      '::note[Un texte]',
      ':::note\n\nTexte.',
      ':::note\n\nTexte.\n\n:::\n\n:::',
      '- Un point :\n\n  :::astuce\n\n  Texte.',
      'Texte.\n:::',
      ':::note\n\n:::astuce\n\nTexte.\n\n:::',
    ],
    good: [':::note\n\nTexte.\n\n:::', '::::note\n\n:::astuce\n\nTexte.\n\n:::\n\n::::'],
  },
  {
    id: 'table-form',
    severity: 'error',
    message: {
      fr: 'Un tableau mal écrit. Le lecteur verrait des barres verticales, ou une ligne sans toutes ses cellules.',
      en: 'A table that is not written as one. Readers would see vertical bars, or a row without all of its cells.',
    },
    fix: {
      fr: 'Écrivez une ligne d’en-tête, une ligne | --- | --- |, puis des lignes de {count} cellules ; \\| est une barre simple.',
      en: 'Write a header row, a line | --- | --- |, then rows of {count} cells; \\| is a plain bar.',
    },
    page: function* (page) {
      for (const node of page.nodes('paragraph')) {
        const [first] = node.children;
        if (first?.type === 'text' && /^\|.*\|\s*$/m.test(first.value))
          yield {
            ...page.at(node),
            values: { count: String(first.value.split('\n')[0]?.split('|').length ?? 0) },
          };
      }
      for (const {
        children: [head, ...rows],
      } of page.nodes('table'))
        for (const row of rows)
          if (row.children.length !== head?.children.length)
            yield { ...page.at(row), values: { count: String(head?.children.length) } };
    },
    bad: ['| Nom | Effet |\n| `a` | Texte |', '| Nom | Effet |\n| --- | --- |\n| Un |'],
    good: ['| Nom | Effet |\n| --- | --- |\n| Un | `a \\| b` |'],
  },
  {
    id: 'definition-list',
    severity: 'error',
    message: {
      fr: 'Une liste de définitions. Le lecteur verrait « : texte ».',
      en: 'A definition list. Readers would see ": text".',
    },
    fix: {
      fr: 'Écrivez une liste : - **Terme** : définition.',
      en: 'Write a list: - **Term**: definition.',
    },
    page: (page) =>
      page
        .nodes('text')
        .filter(({ value }) => /\n: \S/.test(value))
        .map((node) => page.at(node)),
    bad: ['Terme\n: la définition du terme'],
    good: ['- **Terme** : la définition du terme'],
  },
  {
    id: 'definition',
    severity: 'warning',
    message: {
      fr: '{problem} Le texte montrerait des crochets, ou garde une adresse inutile.',
      en: '{problem} The text would show brackets, or keeps an address for nothing.',
    },
    fix: {
      fr: 'Écrivez [texte](adresse), ou \\[ pour un crochet simple.',
      en: 'Write [text](address), or \\[ for a plain bracket.',
    },
    page: (page) => {
      if (page.kind === 'generated') return [];
      const file = new VFile(prepareSource(page.source.body));
      linter.runSync(page.tree, file);
      return file.messages.map(({ line, column, reason, ruleId }) => ({
        ...(line ? page.place(line, column) : {}),
        values: { problem: { en: reason, fr: linted[ruleId ?? ''] ?? reason } },
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
    severity: 'error',
    message: {
      fr: 'Un bloc de code sans langage. Il n’est ni coloré ni vérifié.',
      en: 'A code block without a language. It is neither coloured nor checked.',
    },
    fix: {
      fr: 'Nommez le langage après les accents graves : ```rust, ```ts… ou ```text.',
      en: 'Name the language after the backticks: ```rust, ```ts… or ```text.',
    },
    page: (page) => page.nodes('code').flatMap((node) => (node.lang ? [] : [page.at(node)])),
    bad: ['```\nfn main() {}\n```'],
    good: ['```text\nfn main() {}\n```'],
  },
];

/** Types of attribute values other than text. */
const attributeTypes: Record<string, string[]> = {
  dev: ['boolean'],
  open: ['boolean'],
  width: ['string', 'number'],
  height: ['string', 'number'],
};

const typeNames: Record<string, { fr: string; en: string }> = {
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

/** `::: note`, `::note` and a superfluous `:::` stay text; a box that nothing closes takes all that follows. */
function looksLikeAdmonition(node: Nodes, page: CheckedPage): boolean {
  if (node.type === 'leafDirective') return true;
  if (node.type === 'text') return /(?:^|\n)\s*:::/.test(node.value);
  if (node.type !== 'containerDirective' || !node.position) return false;
  const { start, end } = node.position;
  const last = page.lines[end.line - 1] ?? '';
  // The mark that closes an inner box closes nothing else.
  const inner = (node as Parent).children.at(-1);
  const isTaken = inner?.type === 'containerDirective' && inner.position?.end.line === end.line;
  return !/:::\s*$/.test(last) || end.line === start.line || isTaken;
}
