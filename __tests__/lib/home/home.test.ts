/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { localeNames } from '@/lib/site/config';
import { inProject } from '../../support/project';

const file = 'content/fr/home.yaml';
const sound = readFileSync(file, 'utf8');

const read = (text: string) =>
  inProject({ [file]: text }, async () => {
    const { getHome } = await import('@/lib/home/home');
    return getHome('fr');
  });

test.each(localeNames)('the home page in %s has every text', async (locale) => {
  const { getHome } = await import('@/lib/home/home');
  expect(getHome(locale)).toMatchObject({ language: locale, hero: { text: expect.any(String) } });
});

test.each([
  ['  primary: { label:', '  primary: { lable:', 'Clé inconnue « hero › primary › lable »'],
  [/^ {2}text: .*\n/m, '', 'Il manque la clé « hero › text »'],
  [/^tasks:\n(?: .*\n)*/m, 'tasks: non\n', 'La clé « tasks » a la valeur "non"'],
  [/^sponsors:\n(?: .*\n)*/m, '', 'Il manque la clé « sponsors »'],
  [/^/, 'titre: Tauri\n', 'Clé inconnue « titre »'],
  [/[^]*/, '', 'Le fichier ne contient rien'],
])('with %s replaced by %j: %s', async (from, to, problem) => {
  const text = sound.replace(from, to);
  expect(text).not.toBe(sound);
  await expect(read(text)).rejects.toThrow(problem);
});
