/** @jest-environment node */
import { pageWith } from '@/lib/check/example';
import { CheckedPage } from '@/lib/check/page';
import type { Site } from '@/lib/check/rule';
import { searchPhraseRules } from '@/lib/check/rules/search-phrases';
import { readFrontMatter } from '@/lib/content/front-matter';
import type { PageSource, ParsedPage } from '@/lib/content/types';
import { scratchFolder } from '../../support/scratch';

const rule = searchPhraseRules.find(({ id }) => id === 'search-error-text');
const file = 'content/fr/v1/guides/notes.mdx';

function faultsOf(text: string, sectionText: string) {
  const { frontMatter, body, bodyLine } = readFrontMatter(text, file, 'doc');
  const source = { route: '/v1/guides/notes', file, locale: 'fr', frontMatter, body, bodyLine };
  const page = new CheckedPage(source as PageSource, 'page', text);
  const heading = { depth: 2, text: 'Notes', id: 'notes', aliases: [] };
  page.parsed = {
    headings: [heading],
    sections: [{ heading, text: sectionText, code: 'note := read' }],
  } as unknown as ParsedPage;
  const site = { root: scratchFolder('check-'), locale: 'fr', pages: [page], routes: new Map() };
  return [...(rule?.site?.(site as unknown as Site) ?? [])];
}

it.each([
  ['note not found', 'Le message « Note not found » : créez la note.'],
  ['cannot find note `…` in folder `…`', 'Le terminal affiche `cannot find note `.'],
  ['no note', 'Sans note : No note.'],
])('accepts the message %j in its section', (message, text) => {
  expect(faultsOf(pageWith({ errors: `{ notes: ["${message}"] }` }), text)).toEqual([]);
});

it('refuses a message whose section shares fewer than three of its words in a row', () => {
  const text = pageWith({ errors: '{ notes: [note not found here] }' });
  expect(faultsOf(text, 'Créez une note ; found est un mot.')).toMatchObject([
    { values: { phrase: 'note not found here', anchor: 'notes' } },
  ]);
});

it('names the place of a phrase, whatever the order of the keys and whatever contains the same words', () => {
  const keys = { errors: '\n  notes:\n    - note not found, not at all\n    - note not found' };
  const text = pageWith({ ...keys, questions: '{ top: [why is my note not found] }' });
  expect(faultsOf(text, 'Le message « not found, not at all » est rare.')).toMatchObject([
    { line: 8, column: 7, values: { phrase: 'note not found' } },
  ]);
});
