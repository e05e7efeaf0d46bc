/** @jest-environment node */
import { applyEdits } from '@/lib/check/edits';
import { buildWords } from '@/lib/check/build-words';
import { toGitHub, toJson, toText } from '@/lib/check/report';
import { sortFaults } from '@/lib/check/run-rules';
import type { Fault } from '@/lib/check/types';
import { languageOf } from '@/lib/check/words';

const link: Fault = {
  file: 'content/fr/b.mdx',
  line: 4,
  column: 2,
  rule: 'dead-link',
  values: { href: '/x', fix: { fr: 'Corrigez.', en: 'Correct it.' } },
};
const dots: Fault = {
  file: 'content/fr/a.mdx',
  line: 9,
  rule: 'ellipsis',
  values: {},
  edit: { line: 9, column: 3, length: 3, text: '…' },
};

describe('the report', () => {
  test('names file, line, column, what, why and what to do', () => {
    const text = toText(sortFaults([link, dots]), 'fr', false);
    expect(text).toContain(
      'content/fr/b.mdx:4:2  erreur  Le lien « /x » ne mène à aucune page. Le lecteur arrive',
    );
    expect(text).toMatch(/introuvable ». {2}dead-link$/m);
    expect(text).toContain('À faire\u00a0: Corrigez.');
    expect(text.indexOf('a.mdx')).toBeLessThan(text.indexOf('b.mdx'));
    expect(text).toContain('2 erreurs, 0 remarque');
    expect(text).not.toContain('\u001b');
  });

  test('speaks English in an English shell', () => {
    expect(toText([link], 'en', true)).toContain('The link "/x" leads to no page.');
  });

  test('gives machines every field', () => {
    expect(JSON.parse(toJson([dots], 'en'))).toEqual([
      expect.objectContaining({
        file: 'content/fr/a.mdx',
        line: 9,
        column: null,
        rule: 'ellipsis',
        severity: 'error',
        fixable: true,
      }),
    ]);
  });

  test('escapes workflow commands', () => {
    const odd: Fault = { ...link, file: 'content/fr/a,b.mdx', values: { href: '100%\n::error::x' } };
    const lines = toGitHub([odd], 'en').split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^::error file=content\/fr\/a%2Cb\.mdx,line=4,col=2,title=dead-link::The link "100%25%0A/,
    );
  });

  test('shows each fault once, the precise rule instead of the stop of the build', () => {
    const build: Fault = { file: link.file, line: 4, rule: 'build', values: { problem: 'x', fix: 'y' } };
    expect(sortFaults([build, link, { ...link }])).toEqual([link]);
  });
});

describe('messages of the build in French', () => {
  test.each([
    ['functions.a: is missing', 'Functions.a: cette partie manque'],
    ['x: '.repeat(20_000), `L’analyseur dit « ${'x: '.repeat(20_000)} »`],
  ])('%j', (problem, expected) => {
    expect(buildWords(problem, 'remove it').problem.fr).toBe(expected);
  });
});

describe('languageOf', () => {
  test.each([
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'en_GB', LC_MESSAGES: 'fr_CA' }, 'fr'],
    [{}, 'en'],
  ])('%j → %s', (env, language) => expect(languageOf(env)).toBe(language));
});

describe('applyEdits', () => {
  test('makes all edits of a text, whatever their order', () => {
    const edits = [
      { line: 2, column: 4, length: 3, text: '…' },
      { line: 1, column: 1, length: 1, text: 'Un' },
    ];
    expect(applyEdits('a b\nfin...\n', edits.slice().reverse())).toBe('Un b\nfin…\n');
  });

  test('leaves the second of two edits that overlap to the next run', () => {
    expect(
      applyEdits('abcd', [
        { line: 1, column: 1, length: 3, text: 'x' },
        { line: 1, column: 2, length: 1, text: 'y' },
      ]),
    ).toBe('xd');
  });
});
