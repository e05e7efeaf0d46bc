import type { Nodes, Root } from 'mdast';
import { ContentError } from '../../content/types';
import { remarkAdmonitions } from '../../mdx/admonitions';
import type { MdxContext } from '../../mdx/context';
import { codeLanguages } from '../../mdx/highlight';
import { remarkSafety } from '../../mdx/safety';
import { didYouMean } from '../../text/nearest';
import { shorten } from '../../text/shorten';
import type { CheckedPage } from '../page';
import { findAll } from '../prose';
import { pageWith } from '../example';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';

/** Syntax of a page, names of components and languages, and forbidden content. */
export const mdxRules: Rule[] = [
  {
    id: 'syntax',
    message: '{problem} La page ne peut pas être construite.',
    page: (page) =>
      page.syntax.faults.map(({ line, column, problem, fix }) => ({
        ...page.place(line, column),
        values: { problem, fix },
      })),
    bad: [
      '<Tabs>\n\nTexte.\n\n</Tab>',
      'La taille est <5 Mo.',
      'Texte {ouvert.',
      'Texte {a b}.',
      '<!-- note -->',
      'Texte<br>suite.',
      'Voyez <https://exemple.fr>.',
      'Écrivez à <a@exemple.fr>.',
      `${'> '.repeat(100)}Texte.`,
      'export est un mot-clé.',
      'import les fichiers.',
      'Un texte.\n\nexport la fenêtre.',
      '## Titre {#a}\n{#titre}',
      '<p class=“x”>Texte.</p>',
      '## Titre {.grand #titre}',
    ],
    good: ['La taille est \\<5 Mo.', 'Texte \\{ouvert.', 'Texte.\n\n{/* note */}', 'Texte<br />suite.'],
  },
  {
    id: 'forbidden',
    message:
      '{problem} Une page ne contient ni script ni style : la politique de sécurité du site les bloque.',
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
    message: '{problem} Ce nom n’existe pas dans le site : la page ne peut pas être construite.',
    page: (page, site) => [
      ...refused(page, site, 'unknown-name'),
      ...page.findings(page.nodes('code'), ({ lang }) => {
        // A no-break space after the language has its own rule.
        if (!lang || codeLanguages.has(lang) || /\s/.test(lang)) return undefined;
        const languages = 'Utilisez un langage de lib/mdx/highlight.ts, ou text.';
        const problem = `Langage de code inconnu « ${shorten(lang, 60)} »`;
        const [start = '', rest] = lang.split(/(?=[,:{])/);
        const isGlued = rest !== undefined && codeLanguages.has(start);
        const separate = start
          ? `Séparez le langage de la suite par une espace : ${start} {2,4-6}.`
          : 'Nommez d’abord le langage : rust {2,4-6}.';
        return { problem, fix: isGlued ? separate : didYouMean(lang, codeLanguages, languages) };
      }),
    ],
    bad: [
      '<Video />',
      '<figure src="/favicon.svg" alt="Le signe du site" />',
      '```rust{1}\nfn main() {}\n```',
      ':::atention\n\nTexte.\n\n:::',
      '```rsut\nfn main() {}\n```',
    ],
    good: [':::attention\n\nTexte.\n\n:::', '```rust\nfn main() {}\n```', '```cpp\nint main() {}\n```'],
  },
  {
    id: 'empty-braces',
    message: 'Des accolades vides. Le lecteur ne les verrait pas.',
    fix: 'Écrivez \\{\\}, ou `{}` en code ; un commentaire s’écrit {/* … */}.',
    page: (page) =>
      page.findings([...page.nodes('mdxTextExpression'), ...page.nodes('mdxFlowExpression')], ({ value }) =>
        value.trim() === '' ? {} : undefined,
      ),
    bad: [
      'L’objet {} est vide.',
      '{ }',
      '- {}',
      '## Titre {} {#titre}',
      '| Nom | {} |\n| --- | --- |\n| Un | Deux |',
    ],
    good: ['L’objet \\{\\} et `{}`.', 'Un texte {/* à revoir */} et la suite.'],
  },
  {
    id: 'comment-place',
    message: 'Un commentaire « {found} » dans un texte qui ne peut pas en avoir. Le lecteur le verrait.',
    fix: 'Retirez-le, ou placez-le dans le texte de la page : {/* … */}.',
    prose: findAll(/\{\/\*|<!--/g, ([found]) => ({ values: { found } })),
    bad: [
      '<Figure src="/favicon.svg" alt="Le signe du site {/* à revoir */}" width="32" height="32" />',
      '<Tabs>\n<Tab value="a" label="Un {/* deux */}">\n\nTexte.\n\n</Tab>\n</Tabs>',
      pageWith({ title: 'Carnet {/* à revoir */}' }),
    ],
    good: ['Un texte {/* à revoir */} et la suite.'],
  },
  {
    id: 'ignore-comment',
    severity: 'warning',
    // Found by lib/check/silences.ts, which needs the names of all rules.
    message: 'Un commentaire check-ignore {problem}. Une exception nomme une règle et dit sa raison.',
    bad: [
      '{/* check-ignore ellipsis */}\n\nIl attend...',
      '{/* check-ignore ellipsis: */}\n\nIl attend...',
      '{/* check-ignore elipsis: le texte est cité */}\n\nIl attend.',
      '{/* check-ignore */}\n\nIl attend.',
      '{/* check-ignore: le texte est cité */}\n\nIl attend.',
      'Il attend. {/* check-ignore ellipsis: le texte est cité */}',
      'Il attend.\n\n{/* check-ignore ellipsis: le texte est cité */}',
    ],
    good: ['{/* check-ignore ellipsis, spelling: le texte est cité */}\n\nIl attend...'],
  },
];

/** What the build refuses in a page. Its plugins throw at the first fault, so they run on each node alone. */
function refused(page: CheckedPage, { components }: Site, rule: 'forbidden' | 'unknown-name'): Finding[] {
  if (page.kind === 'generated') return [];
  const context = { file: page.file, locale: page.source.locale, lineOffset: 0, components } as MdxContext;
  const nodes = page.once('refused', () =>
    checkedTypes
      .flatMap((type) => page.nodes(type) as Nodes[])
      .map((node) => ({ node, error: firstError(node, context) })),
  );
  return page.findings(nodes, ({ error }) => {
    if (!error || (error.rule ?? 'forbidden') !== rule) return undefined;
    return { problem: error.problem, fix: error.fix };
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
