/** @jest-environment node */
import { CheckedPage } from '@/lib/check/page';
import type { Site } from '@/lib/check/rule';
import { searchPhraseRules } from '@/lib/check/rules/search-phrases';
import type { PageSource, ParsedPage } from '@/lib/content/types';
import { scratchFolder } from '../../support/scratch';

const rule = searchPhraseRules.find(({ id }) => id === 'search-error-text');

function faultsOf(message: string, sectionText: string) {
  const frontMatter = { errors: { notes: [message] } };
  const page = new CheckedPage({
    route: '/v1/guides/notes',
    file: 'content/fr/v1/guides/notes.mdx',
    frontMatter,
    body: '',
    bodyLine: 1,
  } as unknown as PageSource);
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
  expect(faultsOf(message, text)).toEqual([]);
});

it('refuses a message whose section shares fewer than three of its words in a row', () => {
  expect(faultsOf('note not found here', 'Créez une note ; found est un mot.')).toMatchObject([
    { values: { phrase: 'note not found here', anchor: 'notes' } },
  ]);
});
