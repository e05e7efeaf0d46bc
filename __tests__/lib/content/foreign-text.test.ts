/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';

/** Words that a French sentence does not contain, and words that only a French one does. */
const english = new Set(
  'the is of to not and for with was you this that it be are your from by an if at will'.split(' '),
);
const french = new Set(
  'le la les de des du un une et est en dans pour que qui se sur avec au aux par ne pas ou à'.split(' '),
);
const WINDOW = 5;

/** Runs of words of a page, without its code and without what is marked as another language. */
function proseOf(source: string): string[] {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm, '\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '\n')
    .replace(/(`+)[^`][\s\S]*?\1/g, '\n')
    .replace(/<(\w+)[^>]*\blang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '\n')
    .replace(/<(code|kbd|samp|var|pre)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(/<[^>]*>|\]\([^)]*\)/g, '\n')
    .split(/[\n|]+/);
}

function findEnglish(source: string): string[] {
  return proseOf(source).flatMap((text) => {
    const words = text.trim().split(/\s+/);
    const plain = words.map((word) => word.toLowerCase().replace(/[^a-zà-ÿ]/g, ''));
    return words.flatMap((_, at) => {
      const part = plain.slice(at, at + WINDOW);
      const isEnglish =
        part.filter((word) => english.has(word)).length > 1 && !part.some((word) => french.has(word));
      return isEnglish ? [words.slice(at, at + WINDOW).join(' ')] : [];
    });
  });
}

test('an English sentence in a French text is found unless it is marked as English', () => {
  const sentence = 'Une boîte annonce « A new version of Herbier is available », avec un numéro.';
  expect(findEnglish(sentence)).not.toEqual([]);
  expect(findEnglish(sentence.replace(/A new.*available/, '<span lang="en">$&</span>'))).toEqual([]);
  expect(findEnglish(sentence.replace(/A new.*available/, '`$&`'))).toEqual([]);
});

test('English sentences carry their language, so that a screen reader pronounces them (WCAG 3.1.2)', () => {
  const pages = readdirSync('content/fr', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  );
  expect(pages.length).toBeGreaterThan(80);
  const found = pages.flatMap((name) =>
    findEnglish(readFileSync(`content/fr/${name}`, 'utf8')).map((words) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
});
