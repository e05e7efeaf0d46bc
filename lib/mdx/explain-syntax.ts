import { linesWithoutCode } from '../text/without-code';

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
    : (findOpening({ message: text, ruleId, source }, lines, line ?? 1) ?? {
        line: line ?? 1,
        ...(typeof column === 'number' ? { column } : {}),
      });
  const bare = { message: text.replace(/ \(\d+:\d+-\d+:\d+\)/g, ''), ruleId, source };
  const openTag = writtenTag(text, lines);
  return { problem: problemOf(bare, openTag), fix: fixFor(bare, lines[start.line - 1] ?? ''), ...start };
}

/** An unclosed tag with its attributes, by which the author finds it among others of its name; undefined if it spans lines. */
function writtenTag(text: string, lines: readonly string[]): string | undefined {
  const range = /\((\d+):(\d+)-\1:(\d+)\)/.exec(text);
  if (!range) return undefined;
  const [line = 0, start = 0, end = 0] = range.slice(1).map(Number);
  return lines[line - 1]?.slice(start - 1, end - 1);
}

/** Where an unclosed tag or brace begins: the parser names the end of the text, which may be far below. */
function findOpening(
  { ruleId, source = '' }: ParserError,
  lines: readonly string[],
  end: number,
): { line: number } | undefined {
  if (ruleId !== 'unexpected-eof') return undefined;
  const before = linesWithoutCode(lines.slice(0, end).join('\n'));
  const opening = source.includes('expression') ? findOpenBrace(before) : before.findLastIndex(isOpenTag);
  return opening < 0 ? undefined : { line: opening + 1 };
}

/** True if the line opens a tag, or a quotation mark inside a tag, and does not close it. */
function isOpenTag(line: string): boolean {
  const quotes = line.split('"').length - 1;
  return /<[A-Za-z][^<>]*$/.test(line) || (quotes % 2 === 1 && /<[A-Za-z]/.test(line));
}

/** Index of the line with the first brace that no later one closes. */
function findOpenBrace(lines: readonly string[]): number {
  let depth = 0;
  let opening = -1;
  for (const [index, line] of lines.entries()) {
    for (const [brace] of line.replace(/`[^`]*`|\\./g, '').matchAll(/[{}]/g)) {
      if (brace === '{' && depth === 0) opening = index;
      depth = Math.max(0, depth + (brace === '{' ? 1 : -1));
    }
  }
  return depth > 0 ? opening : -1;
}

function problemOf({ message, ruleId, source = '' }: ParserError, openTag?: string): string {
  const [first = '', second = ''] = [...message.matchAll(/`(<[^`]*>)`/g)].map(([, tag = '']) => tag);
  const character = /`(.*?)` \(U\+/u.exec(message)?.[1] ?? '';
  switch (ruleId) {
    case 'end-tag-mismatch':
      if (message.startsWith('Expected a closing tag')) return `La balise ${first} n’est pas fermée`;
      return first.startsWith('</') && second && !message.startsWith('Expected')
        ? `La balise ${first} ne ferme pas ${openTag ?? second}, qui est encore ouverte`
        : `La balise fermante ${first} est mal placée par rapport au paragraphe ou à la liste`;
    case 'unexpected-closing-slash':
      return 'Une balise fermante sans balise ouvrante';
    case 'unexpected-eof':
      if (source.includes('expression')) return 'Une accolade n’est pas fermée';
      return message.includes('attribute value')
        ? 'Un guillemet n’est pas fermé dans une balise'
        : 'Une balise n’est pas fermée';
    case 'unexpected-character':
      if (message.includes('before attribute value'))
        return 'La valeur d’un attribut n’est pas entre guillemets droits';
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

/** A value without quotation marks, or between those of a word processor. */
const bareValue = /(?<![\w-])([\w-]+)=[“”„‘’«»]?\s?([^\s"'“”„‘’«»{}<>]+)/;

function fixFor({ message, ruleId, source = '' }: ParserError, line: string): string {
  if (message.startsWith('Unexpected character `!`'))
    return 'Un commentaire s’écrit {/* … */} ; écrivez \\< pour le caractère seul.';
  if (/^Unexpected character `[\d\s=-]` \(.* before name/.test(message))
    return 'Écrivez \\< : le signe < commence une balise.';
  if (/^Unexpected character `[&,]` /.test(message))
    return 'Mettez le code entre accents graves : `Vec<T>`. Le signe < commence une balise ; \\< est un signe simple.';
  // A quotation mark inside a value ends it.
  if (/^Unexpected character `["']` /.test(message) && /=["']/.test(line))
    return 'Retirez ce guillemet de la valeur, ou entourez-la de l’autre sorte : alt="L’été", alt=\'Le "menu"\'.';
  if (message.includes('before attribute value')) {
    const [, key = 'class', value = 'exemple'] = bareValue.exec(line) ?? [];
    return `Écrivez la valeur entre guillemets droits : ${key}="${value}".`;
  }
  if (/<(?:https?:|mailto:|[^\s<>@]+@)/.test(line)) return 'Écrivez l’adresse seule, ou [texte](adresse).';
  const named = /`<(br|hr|img|wbr|source|input)>`/.exec(message)?.[1];
  const empty = named ?? /<(br|hr|img|wbr|source|input)\b[^>/]*>/.exec(line)?.[1];
  if (empty) return `Écrivez <${empty} /> : un élément sans contenu se ferme lui-même.`;
  if (source.includes('esm'))
    return 'Commencez la phrase autrement, ou écrivez ces mots en code : `import`. Une page n’importe rien.';
  if (line.trim().startsWith('|') && ruleId === 'unexpected-eof')
    return 'Dans un tableau, | sépare les cellules, aussi entre accolades : écrivez \\|, ou retirez-le.';
  if (message.includes('before the end of `paragraph`'))
    return 'Fermez-la sur la même ligne, ou mettez chaque balise du bloc sur une ligne à elle ; écrivez \\< pour un caractère simple.';
  if (/\{[:\s]*#/.test(line) || /^\s*#{2,6}\s.*\{[^{}]*\}\s*$/.test(line))
    return 'Écrivez l’identifiant à la fin de la ligne du titre : ## Titre {#identifiant}.';
  if (source.includes('expression'))
    return ruleId === 'unexpected-eof' ? 'Fermez-la ; écrivez \\{ pour une accolade simple.' : plainValues;
  if (message.includes('in attribute value')) return 'Ajoutez le guillemet fermant à la fin de la valeur.';
  return closeTags;
}
