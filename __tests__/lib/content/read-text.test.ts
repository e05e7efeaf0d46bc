/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/list-files';
import { findEncodingFault, normaliseText, readText } from '@/lib/content/read-text';
import { sourceHashOf } from '@/lib/translations/source';
import { scratchFolder } from '../../support/scratch';

test.each([
  [Buffer.from('été', 'utf8'), undefined],
  [Buffer.from('\uFEFFété 👩‍💻', 'utf8'), undefined],
  [Buffer.from('a\r\nété', 'latin1'), { encoding: /Latin-1/, line: 2 }],
  [Buffer.from('\uFEFFété', 'utf16le'), { encoding: /UTF-16/, line: 1 }],
  [Buffer.from('été', 'utf16le'), { encoding: /octets nuls/, line: 1 }],
  [Buffer.from('a\nb\nun \uFFFDvénement', 'utf8'), { encoding: /lettres perdues/, line: 3 }],
])('the encoding of %p, and the line of the first other byte', (bytes, expected) => {
  const found = findEncodingFault(bytes);
  if (!expected) return expect(found).toBeUndefined();
  expect(found).toEqual({ ...expected, encoding: expect.stringMatching(expected.encoding) });
});

test.each(['a\r\nb\r\n', '\uFEFFa\nb\n', 'a\rb\r'])('%j is read with the line ends of Unix', (text) => {
  expect(normaliseText(text)).toBe('a\nb\n');
});

test('a missing file is named, with what brings it back', () => {
  const missing = () => readText(path.resolve('content/fr/rien.yaml'));
  expect(missing).toThrow(
    'content/fr/rien.yaml: Le fichier manque\n  → Remettez-le : git restore content/fr/rien.yaml.',
  );
});

test('a source has the same hash on every system', () => {
  expect(sourceHashOf(normaliseText('\uFEFFé\r\nb\r\n'))).toBe(sourceHashOf('é\nb\n'));
  expect(sourceHashOf('é\nb\n')).not.toBe(sourceHashOf('é\nc\n'));
});

test('files of editors and of the system are not content', () => {
  const root = scratchFolder('files-');
  mkdirSync(path.join(root, 'content/.git'), { recursive: true });
  for (const name of ['.#a.mdx', '#a.mdx#', 'a.mdx~', '.DS_Store', '.git/a.mdx', 'a.mdx'])
    writeFileSync(path.join(root, 'content', name), '');
  expect(listFiles(root, 'content').files).toEqual(['content/a.mdx']);
});

test.each([
  ['content/fr/v1/guides/faq.mdx', 'text: auto', 'eol: lf'],
  ['messages/fr.json', 'text: auto', 'eol: lf'],
  ['content/fr/glossary.yaml', 'text: auto', 'eol: lf'],
  ['public/images/a.webp', 'text: unset', 'eol: lf'],
  ['public/icons/a.png', 'text: unset', 'eol: lf'],
])('Git checks %s out with the same bytes on every system', (file, ...attributes) => {
  const printed = execFileSync('git', ['check-attr', 'text', 'eol', '--', file], { encoding: 'utf8' });
  expect(printed.trim().split('\n')).toEqual(attributes.map((one) => `${file}: ${one}`));
});
