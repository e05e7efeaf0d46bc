import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { readIds } from '../../mdx/headings';
import { plainLetters } from '../../text/plain-letters';
import type { CheckedPage, HeadingEntry } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

/** Ids of the layout, and properties of `window` that scripts test: an element with that id would shadow them. */
const reservedIds = new Set(
  (
    'banner footer main navbar page sidebar search search-results sponsors offline-title ' +
    'offline-remove trustedTypes navigation scheduler cookieStore firstPaint __proto__'
  ).split(' '),
);

/** An id with spaces at the end of a heading. */
const spacedId = /\{#([^{}#]*[^\s{}#]\s+[^\s{}#][^{}#]*)\}\s*$/;

/** Order, ids and texts of a page's headings. */
export const headingRules: Rule[] = [
  {
    id: 'heading-level-1',
    message:
      'Un titre de niveau 1 dans le texte. Le titre de niveau 1 est celui de l’en-tête ; une page n’en a qu’un.',
    fix: 'Commencez par ##.',
    page: (page) => page.findings(written(page), ({ node }) => (node.depth === 1 ? {} : undefined)),
    bad: ['# Titre {#titre}'],
    good: ['## Titre {#titre}'],
  },
  {
    id: 'heading-space',
    message: 'Des « # » qui ne font pas un titre. Le lecteur les verrait.',
    fix: 'Écrivez deux à six #, une espace, puis le titre ; \\# est un signe simple.',
    page: (page) =>
      page.findings(page.nodes('paragraph'), ({ children: [first], position }) => {
        const source = page.body.slice(position?.start.offset, position?.end.offset);
        return first?.type === 'text' && /^(?:#{2,6}[^\s#]|#\p{L}|#{7,})/u.test(source) ? {} : undefined;
      }),
    bad: ['##Titre', '#Titre', '####### Titre', '- ###Titre'],
    good: ['## Titre {#titre}', '\\#tauri est un mot-dièse.', 'Le point #1.', '#1 est fermé.'],
  },
  {
    id: 'heading-order',
    message:
      'Un titre de niveau {depth} suit un titre de niveau {previous}. Les lecteurs d’écran et la table des matières perdent le fil.',
    fix: 'N’augmentez le niveau que de un : écrivez {marks}.',
    page: (page) =>
      page.findings(written(page), ({ node: { depth } }, index) => {
        const previous = page.headings[index - 1]?.node.depth ?? (page.kind === 'partial' ? 6 : 1);
        return depth > previous + 1 ? { depth, previous, marks: '#'.repeat(previous + 1) } : undefined;
      }),
    bad: ['## Un {#un}\n\n> #### Deux {#deux}', '## Un {#un}\n\n#### Deux {#deux}', '### Un {#un}'],
    good: ['## Un {#un}\n\n### Deux {#deux}\n\n## Trois {#trois}'],
  },
  {
    id: 'heading-id',
    message:
      'Le titre « {text} » n’a pas d’identifiant explicite. Sans lui, l’adresse change dès que le titre est retouché.',
    page: (page) => {
      const slugger = new GithubSlugger();
      return written(page)
        .filter(({ ids, text, node }) => ids.length === 0 && text !== '' && !hasMisplacedId(node))
        .map((heading) =>
          missingId(page, heading, commentId(heading) ?? slugger.slug(plainLetters(heading.text))),
        );
    },
    bad: [
      '## Retourner une erreur',
      '## Titre \\{#a}',
      'Titre\n-----',
      '## Titre {/* à revoir */}',
      '## Titre {/* #titre */}',
    ],
    good: ['## Retourner une erreur {#return-error}'],
  },
  {
    id: 'heading-id-form',
    message:
      'L’identifiant « {id} » contient des espaces ou des caractères imprévus. Il fait partie d’une adresse que l’on recopie.',
    fix: 'Écrivez {suggestion} : lettres minuscules, chiffres, traits d’union.',
    page: (page) =>
      page.findings(written(page), ({ ids: [id], node }) => {
        const last = node.children.at(-1);
        const spaced =
          last?.type === 'text' && last.data?.headingId ? spacedId.exec(last.value)?.[1] : undefined;
        if (spaced !== undefined) return { id: spaced, suggestion: `{#${plainLetters(slug(spaced))}}` };
        return id !== undefined && !/^[a-z0-9][a-z0-9_-]*$/.test(id) && !reservedIds.has(id)
          ? { id, suggestion: plainLetters(slug(id)) }
          : undefined;
      }),
    bad: ['## Titre {#mon titre}', '## Titre {#créer}', '## Titre {#tauri:dev}', '## Titre {#a.b}'],
    good: ['## Titre {#mon-titre}', '## Titre {#titre #MonAncienTitre}'],
  },
  {
    id: 'heading-id-place',
    message:
      'L’identifiant « {found} » n’est pas à la fin d’un titre. Il resterait du texte, et le lien ne mènerait nulle part.',
    fix: 'Écrivez-le à la fin de la ligne du titre, après son texte : ## Titre {#identifiant}. Dans un texte, écrivez \\{.',
    page: (page) =>
      page.nodes('text').flatMap((node) => {
        if (!node.data?.headingId) return [];
        const heading = page.parentsOf(node).findLast(({ type }) => type === 'heading');
        const isEnd = heading?.type === 'heading' && heading.children.at(-1) === node;
        const rest = isEnd ? readIds(heading as Heading, node.value).text : node.value;
        const found = /\{#[^{}]*\}/.exec(rest)?.[0];
        if (!found || (isEnd && spacedId.test(rest))) return [];
        const place = page.find(node, found);
        const before = page.lines[(place.line ?? 1) - 1]?.slice(0, (place.column ?? 1) - 1) ?? '';
        // A backslash makes it text; a no-break space after # is a fault of another rule.
        return /\\$|^\s*#+[\u00A0\u202F]/.test(before) ? [] : [{ ...place, values: { found } }];
      }),
    bad: ['Un texte {#titre}', '## {#titre} Titre {#autre}', '- Un point {#point}', '## Titre {#a} \\{#b}'],
    good: [
      '## Titre {#titre}',
      'Le bloc `{#if}`.',
      'Titre {#titre}\n---',
      '## Titre {#titre} ##',
      'Un texte \\{#titre}.',
      '## Le bloc \\{#if} {#bloc}',
    ],
  },
  {
    id: 'heading-id-twice',
    message: 'L’identifiant « {id} » sert deux fois dans cette page. Un lien ne peut mener qu’au premier.',
    fix: 'Donnez-en un autre à ce titre ou à cet élément.',
    page: (page) => {
      const seen = new Set<string>();
      const elements = page.elements
        .filter(({ values }) => values.has('id'))
        .map(({ node, values }) => ({ node, ids: [String(values.get('id'))] }));
      return page.findings([...written(page), ...elements], ({ ids }) =>
        ids.filter((id) => seen.size === seen.add(id).size).map((id) => ({ id })),
      );
    },
    bad: [
      '## Un {#a}\n\n### Deux {#b}\n\n## Trois {#b}',
      '## Un {#a}\n\n## Deux {#a}',
      '## Un {#a}\n\n## Deux {#b #a}',
      '## Un {#a}\n\n<div id="a">Texte.</div>',
    ],
    good: ['## Un {#a #b}\n\n## Deux {#c}', '## Un {#a}\n\n<div id="b">Texte.</div>'],
  },
  {
    id: 'reserved-id',
    message:
      'L’identifiant « {id} » sert au site lui-même. Ses scripts et ses liens trouveraient cet élément à sa place.',
    fix: 'Choisissez un autre identifiant.',
    page: (page) => {
      const elements = page.elements.map(({ node, values }) => ({ node, ids: [String(values.get('id'))] }));
      return page.findings([...written(page), ...elements], ({ ids }) =>
        ids.filter((id) => reservedIds.has(id)).map((id) => ({ id })),
      );
    },
    bad: ['## Titre {#a #footer}', '## Types {#trustedTypes}', '<div id="navbar">Texte.</div>'],
    good: ['## Bas de page {#page-end}', '<div id="exemple">Texte.</div>'],
  },
  {
    id: 'heading-empty',
    message: 'Un titre vide. Il laisse une ligne vide dans la table des matières.',
    fix: 'Donnez-lui un texte, ou retirez-le.',
    page: (page) => page.findings(written(page), ({ text }) => (text === '' ? {} : undefined)),
    bad: ['## {/* à écrire */}', '## {#a}', 'Texte.\n\n##'],
    good: ['## Titre {#titre}'],
  },
  {
    id: 'heading-punctuation',
    severity: 'warning',
    message: 'Le titre « {text} » se termine par « {mark} ». Un titre n’est pas une phrase.',
    fix: 'Retirez le signe.',
    page: (page) =>
      page.findings(written(page), ({ text }) => {
        const mark = /[.:;,!。：；，！]$/.exec(text)?.[0];
        return mark ? { text, mark } : undefined;
      }),
    bad: ['## Les étapes. {#steps}', '## Les étapes, {#steps}', '## Les étapes : {#steps}'],
    good: ['## Quelles étapes ? {#steps}'],
  },
];

/** Headings that an author wrote: those of generated pages are names of symbols. */
function written(page: CheckedPage): HeadingEntry[] {
  return page.kind === 'generated' ? [] : page.headings;
}

/** True for a heading with an id that another rule reports. */
function hasMisplacedId(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasMisplacedId);
  return node.type === 'text' && node.data?.headingId !== undefined;
}

/** The id that a comment holds, as some sites write it: `## Titre {/* #titre *\/}`. */
function commentId({ node }: HeadingEntry): string | undefined {
  const comments = node.children.flatMap((child) =>
    child.type === 'mdxTextExpression' ? [child.value] : [],
  );
  return comments.flatMap((comment) => /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment)?.[1] ?? [])[0];
}

function missingId(page: CheckedPage, { node, text }: HeadingEntry, id: string): Finding {
  const place = page.at(node);
  const { start, end } = node.position ?? {};
  // A line of dashes that was meant as a rule makes a heading of the text above it.
  const fix =
    end && end.line !== start?.line
      ? `Écrivez ${'#'.repeat(node.depth)} ${text} {#${id}} sur une ligne. Si les tirets séparent deux passages, laissez une ligne vide au-dessus d’eux.`
      : `Ajoutez {#${id}} à la fin de la ligne.`;
  const finding = { ...place, values: { text, fix } };
  // No automatic fix for headings that are underlined, inside other blocks, or hold braces.
  const hasBraces = node.children.some(({ type }) => type === 'mdxTextExpression');
  if (!id || hasBraces || !place.line || place.column !== 1 || !end || end.line !== start?.line)
    return finding;
  return { ...finding, edit: { line: place.line, column: end.column, length: 0, text: ` {#${id}}` } };
}
