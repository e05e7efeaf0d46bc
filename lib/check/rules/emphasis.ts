import type { Text } from 'mdast';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';

/** Marks of emphasis that emphasize nothing. */
export const emphasisRules: Rule[] = [
  {
    id: 'emphasis-marks',
    message: 'Des signes « {found} » restent dans le texte. Le lecteur les verrait.',
    page: (page) =>
      // After a tag that nothing closes, all text is plain, and each mark in it would be reported.
      page.kind === 'generated' || page.syntax.faults.length > 0
        ? []
        : page.nodes('text').flatMap((node) => {
            const { start, end } = node.position ?? {};
            const source = page.body.slice(start?.offset ?? 0, end?.offset ?? 0);
            const found =
              /(?<!\\)(?:\*\*|~~|`|\*\p{L}[^*\n]*[^\s*]\*|(__|==|\|\|)(?=[\p{L}\d])[^\n]*?\S\1)/u.exec(
                source,
              )?.[0] ?? looseStar(node, source, page);
            const small = found ? undefined : raised.exec(source)?.[0];
            return [
              ...(found
                ? [
                    {
                      ...page.find(node, found),
                      values: { found, fix: found === '`' ? codeFix : emphasisFix },
                    },
                  ]
                : []),
              ...(small ? [{ ...page.find(node, small), values: { found: small, fix: raisedFix } }] : []),
            ];
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
      'De l’eau, H~2~O.',
      'Le 1^re^ rangée.',
      'Une aire en m^2^.',
    ],
    good: [
      'De 3~5 à 8~10, ~/un et ~/deux.',
      'Deux ^ trois, a^b et ^1.2.',
      '**Texte**. Suite',
      'Deux \\*\\* et 2 * 3.',
      '`**` en code.',
      'Deux mots == ou || seuls.',
    ],
  },
];

/** Raised and lowered letters, as other dialects of Markdown write them. */
const raised = /(?<=[\p{L}\p{N}])(?:\^[\p{L}\p{N}+-]{1,9}\^|~[\p{L}\p{N}+-]{1,9}~)(?!~)/u;

const emphasisFix =
  'Placez la ponctuation et les espaces hors du gras (**Texte**.), ou écrivez \\* pour un signe simple.';
const codeFix =
  'Fermez le code par autant d’accents graves qu’au début, ou écrivez \\` pour un signe simple.';
const raisedFix = 'Écrivez <sup>…</sup> ou <sub>…</sub>, ou \\^ et \\~ pour des signes simples.';

/** A star next to emphasis, of which it was meant to be a part: `*mot**`. */
function looseStar(node: Text, source: string, page: CheckedPage): string | undefined {
  const siblings = page.parentsOf(node).at(-1)?.children ?? [];
  const at = siblings.indexOf(node);
  const isEmphasis = (index: number): boolean => /^(?:emphasis|strong)$/.test(siblings[index]?.type ?? '');
  const isLoose =
    (source.startsWith('*') && isEmphasis(at - 1)) || (/(?<!\\)\*$/.test(source) && isEmphasis(at + 1));
  return isLoose ? '*' : undefined;
}
