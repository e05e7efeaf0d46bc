/**
 * Postings as text: small once compressed, quick to read, and safe inside JSON. A number is written in base 44, all digits
 * but the last from the upper half of the alphabet; a class digit may follow a number; `~` ends a list.
 */
const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (char) => !' !"\\~'.includes(char),
);
const base = 44;
const classMarks = ['', ' ', '!'] as const;
const marks = classMarks.map((mark) => mark.charCodeAt(0));
const endOfList = '~'.charCodeAt(0);
const values = new Uint8Array(128);
alphabet.forEach((char, index) => (values[char.charCodeAt(0)] = index));

/** A document and how its word stands there: 0, 1 or 2; what that means is the caller's. */
export type Posting = { doc: number; kind: 0 | 1 | 2 };

/** Lists of postings one behind the other: list `n` stands from `starts[n]` to before `starts[n + 1]`. */
export type PostingLists = { starts: number[]; docs: Uint32Array; kinds: Uint8Array };

/** Words in order, each as the number of letters shared with the one before and its own rest. */
export function packWords(sorted: readonly string[]): string {
  let previous = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < 9 && shared < word.length && word[shared] === previous[shared]) shared++;
      previous = word;
      return shared + word.slice(shared);
    })
    .join(' ');
}

/** The words packed by `packWords`. */
export function unpackWords(packed: string): string[] {
  let previous = '';
  if (!packed) return [];
  return packed.split(' ').map((piece) => (previous = previous.slice(0, Number(piece[0])) + piece.slice(1)));
}

/** Lists of postings, each sorted by document. */
export function packPostings(lists: readonly (readonly Posting[])[]): string {
  return lists
    .map(
      (list) =>
        list
          .map(({ doc, kind }, index) => digits(doc - (list[index - 1]?.doc ?? -1)) + classMarks[kind])
          .join('') + '~',
    )
    .join('');
}

/** The lists packed by `packPostings`; their documents count from `first`. */
export function unpackPostings(packed: string, first = 0): PostingLists {
  const starts = [0];
  const docs = new Uint32Array(packed.length);
  const kinds = new Uint8Array(packed.length);
  let count = 0;
  let doc = first - 1;
  let value = 0;
  for (let place = 0; place < packed.length; place++) {
    const code = packed.charCodeAt(place);
    if (code === endOfList) {
      starts.push(count);
      doc = first - 1;
      continue;
    }
    const digit = values[code] ?? 0;
    if (digit >= base) {
      value = value * base + digit - base;
      continue;
    }
    doc += value * base + digit;
    value = 0;
    docs[count] = doc;
    const next = packed.charCodeAt(place + 1);
    const kind = next === marks[1] ? 1 : next === marks[2] ? 2 : 0;
    if (kind > 0) place += 1;
    kinds[count] = kind;
    count += 1;
  }
  return { starts, docs, kinds };
}

function digits(value: number): string {
  let text = alphabet[value % base] ?? '';
  for (let rest = Math.floor(value / base); rest > 0; rest = Math.floor(rest / base))
    text = (alphabet[(rest % base) + base] ?? '') + text;
  return text;
}
