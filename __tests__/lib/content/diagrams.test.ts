/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readDiagram, translateDrawing } from '@/lib/content/diagrams';
import { listContentFiles } from '@/lib/content/files';
import { localeNames } from '@/lib/site/config';

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map((match) => match[1] ?? '');

describe('drawings', () => {
  it('have the words of the page’s language', () => {
    expect(textsOf(readDiagram('feat-commands-events'))).toContain('processus principal');
    expect(textsOf(readDiagram('feat-commands-events', 'en'))).toContain('main process');
    expect(textsOf(readDiagram('feat-commands-events', 'en'))).not.toContain('processus principal');
  });

  it.each(localeNames.filter((locale) => locale !== 'fr'))('on pages in %s hold no French word', (locale) => {
    const names = listContentFiles(locale).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<Diagram name="([^"]+)"/g)].map((match) => match[1] ?? ''),
    );
    for (const name of names) {
      const french = textsOf(readDiagram(name)).filter((text) =>
        /[à-ÿœ’]|\b(?:nom|de|en|du|par|et|externes|commande)\b/i.test(text),
      );
      const kept = textsOf(readDiagram(name, locale)).filter((text) => french.includes(text));
      expect([name, kept]).toEqual([name, []]);
    }
  });

  it('stop at a text that the drawing does not hold, and escape what they get', () => {
    expect(() => translateDrawing('<text>oui</text>', { non: 'no' }, 'content/en/diagrams.yaml')).toThrow(
      /content\/en\/diagrams\.yaml: no drawing text "non"/,
    );
    expect(translateDrawing('<text>oui</text>', { oui: '<b>' }, '')).toBe('<text>&lt;b&gt;</text>');
  });
});
