/** The parts of an error of the MDX parser that do not depend on its wording. */
type ParserError = { message: string; ruleId?: string | undefined; source?: string | undefined };

/** What is wrong and what to do. */
export type Explanation = { problem: string; fix: string };

/** A syntax error with its explanation. */
export type SyntaxFault = Explanation & { line: number; column?: number };

const closeTags = 'Fermez chaque balise ; écrivez \\{ et \\< pour les caractères simples.';
const plainValues =
  'Seuls les commentaires {/* … */} et les valeurs simples vont entre accolades ; écrivez \\{ pour une accolade.';

type Thrown = ParserError & { reason?: string; line?: number; column?: number };

/** Explains an error of the MDX parser by the kind it names and by the line of the text on which it is. */
export function explainSyntax(error: unknown, lines: readonly string[]): SyntaxFault {
  const { reason, message, ruleId, source, line, column } = error as Thrown;
  const text = (reason ?? message).split('\n')[0] ?? '';
  // The parser appends the range of an unclosed element: `<Tabs>` (3:1-3:7).
  const opening = /\((\d+):(\d+)-\d+:\d+\)/.exec(text);
  const isUnclosed = opening && (line === undefined || text.startsWith('Expected a closing tag'));
  const start = isUnclosed
    ? { line: Number(opening[1]), column: Number(opening[2]) }
    : { line: line ?? 1, ...(typeof column === 'number' ? { column } : {}) };
  const bare = { message: text.replace(/ \(\d+:\d+-\d+:\d+\)/g, ''), ruleId, source };
  return { problem: problemOf(bare), fix: fixFor(bare, lines[start.line - 1] ?? ''), ...start };
}

function problemOf({ message, ruleId, source = '' }: ParserError): string {
  const [first = '', second = ''] = [...message.matchAll(/`(<[^`]*>)`/g)].map(([, tag = '']) => tag);
  const character = /`(.*?)` \(U\+/u.exec(message)?.[1] ?? '';
  switch (ruleId) {
    case 'end-tag-mismatch':
      if (message.startsWith('Expected a closing tag')) return `La balise ${first} n’est pas fermée`;
      return first.startsWith('</') && second && !message.startsWith('Expected')
        ? `La balise ${first} ne ferme pas ${second}, qui est encore ouverte`
        : `La balise fermante ${first} est mal placée par rapport au paragraphe ou à la liste`;
    case 'unexpected-closing-slash':
      return 'Une balise fermante sans balise ouvrante';
    case 'unexpected-eof':
      if (source.includes('expression')) return 'Une accolade n’est pas fermée';
      return message.includes('attribute value')
        ? 'Un guillemet n’est pas fermé dans une balise'
        : 'Une balise n’est pas fermée';
    case 'unexpected-character':
      return character === '!'
        ? 'Un commentaire HTML, ou un point d’exclamation après <'
        : `Caractère inattendu « ${character} » dans une balise`;
    case 'unexpected-lazy':
      return 'La suite d’une balise ou d’une accolade sort de la liste ou de la citation';
    case 'acorn':
    case 'non-esm':
      return source.includes('esm')
        ? 'Un paragraphe commence par « import » ou « export »'
        : 'Ce qui est entre accolades n’est pas une valeur';
    default:
      return source.includes('expression')
        ? 'Ce qui est entre accolades n’est pas une valeur'
        : `L’analyseur dit « ${message} »`;
  }
}

function fixFor({ message, ruleId, source = '' }: ParserError, line: string): string {
  if (message.startsWith('Unexpected character `!`'))
    return 'Un commentaire s’écrit {/* … */} ; écrivez \\< pour le caractère seul.';
  if (/^Unexpected character `[“”„‘’«»]`/.test(message))
    return 'Écrivez la valeur entre guillemets droits : class="exemple".';
  if (/<(?:https?:|mailto:|[^\s<>@]+@)/.test(line)) return 'Écrivez l’adresse seule, ou [texte](adresse).';
  const empty = /<(br|hr|img|wbr|source|input)\b[^>/]*>/.exec(line)?.[1];
  if (empty) return `Écrivez <${empty} /> : un élément sans contenu se ferme lui-même.`;
  if (source.includes('esm'))
    return 'Commencez la phrase autrement, ou écrivez ces mots en code : `import`. Une page n’importe rien.';
  if (line.trim().startsWith('|') && ruleId === 'unexpected-eof')
    return 'Dans un tableau, | sépare les cellules, aussi entre accolades : écrivez \\|, ou retirez-le.';
  if (message.includes('before the end of `paragraph`'))
    return 'Fermez-la sur la même ligne, ou mettez chaque balise du bloc sur une ligne à elle ; écrivez \\< pour un caractère simple.';
  if (/\{[:\s]*#/.test(line) || /^\s*#{2,6}\s.*\{[^{}]*\}\s*$/.test(line))
    return 'Écrivez l’identifiant à la fin de la ligne du titre : ## Titre {#identifiant}.';
  if (source.includes('expression') && ruleId !== 'unexpected-eof') return plainValues;
  return closeTags;
}
