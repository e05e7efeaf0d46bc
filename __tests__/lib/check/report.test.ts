/** @jest-environment node */
import { applyEdits } from '@/lib/check/edits';
import { toGitHub, toJson, toText } from '@/lib/check/report';
import { ruleOf } from '@/lib/check/rules';
import { sortFaults } from '@/lib/check/run-rules';
import type { Fault } from '@/lib/check/types';

const file = 'content/fr/b.mdx';
const values = { href: '/x', fix: 'Corrigez.' };
const link: Fault = { file, line: 4, column: 2, rule: 'dead-link', values };
const edit = { line: 9, column: 3, length: 3, text: '…' };
const dots: Fault = { file: 'content/fr/a.mdx', line: 9, rule: 'ellipsis', values: {}, edit };

test('the report names file, line, column, what, why and what to do, in reading order', () => {
  expect(toText(sortFaults([link, dots]), false)).toBe(
    [
      'content/fr/a.mdx',
      '  content/fr/a.mdx:9  erreur  Trois points au lieu de « … ». Le signe est unique en typographie française.  ellipsis',
      '      À faire\u00a0: Écrivez …',
      '',
      'content/fr/b.mdx',
      '  content/fr/b.mdx:4:2  erreur  Le lien « /x » ne mène à aucune page. Le lecteur arrive sur « Page introuvable ».  dead-link',
      '      À faire\u00a0: Corrigez.',
      '',
      '2 erreurs, 0 remarque',
      '1 se corrige sans risque : npm run check -- --fix',
    ].join('\n'),
  );
  expect(toText([link], true)).toContain('Le lien « /x » ne mène à aucune page.');
});

test('the report gives machines every field', () => {
  const all = { file: dots.file, line: 9, column: null, rule: 'ellipsis', severity: 'error', fixable: true };
  expect(JSON.parse(toJson([dots]))).toEqual([expect.objectContaining(all)]);
});

test('workflow commands are escaped', () => {
  const odd = { ...link, file: 'content/fr/a,b.mdx', values: { ...values, href: '100%\n::error::x' } };
  const lines = toGitHub([odd]).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(
      /^::error file=content\/fr\/a%2Cb\.mdx,line=4,col=2,title=dead-link::Le lien « 100%25%0A::error::x »/,
    ),
  ]);
});

test('each fault is shown once, the precise rule instead of the stop of the build', () => {
  const build: Fault = { file, line: 4, rule: 'build', values: { problem: 'x', fix: 'y' } };
  expect(sortFaults([build, link, { ...link }])).toEqual([link]);
});

test('a remark does not hide what stops the build', () => {
  const build: Fault = { file, line: 9, rule: 'build', values: { problem: 'x', fix: 'y' } };
  const remark: Fault = { file, line: 4, column: 1, rule: 'spelling', values: { word: 'vlopzic' } };
  expect(ruleOf('spelling').severity).toBe('warning');
  expect(sortFaults([build, remark])).toEqual([remark, build]);
});

test('all edits of a text are made, but the second of two that overlap', () => {
  const start = { line: 1, column: 1, length: 3, text: 'Un' };
  const overlapping = { line: 1, column: 2, length: 1, text: 'y' };
  const later = { line: 2, column: 4, length: 3, text: '…' };
  expect(applyEdits('une b\nfin...\n', [later, overlapping, start])).toBe('Un b\nfin…\n');
});

test('a fault that rendering finds again is named once, with its column', () => {
  const found = {
    file: 'content/fr/essais/a.yaml',
    line: 2,
    rule: 'build',
    values: { problem: 'P', fix: 'F' },
  };
  expect(sortFaults([found, { ...found, column: 3 }, { ...found, line: 4 }])).toMatchObject([
    { line: 2, column: 3 },
    { line: 4 },
  ]);
});
