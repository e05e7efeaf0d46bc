/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { readDiagram, translateDrawing } from '@/lib/content/diagrams';
import { findDiagramFault } from '@/lib/content/drawing-fault';
import { listContentFiles } from '@/lib/content/files';
import { localeNames } from '@/lib/site/config';
import { inProject } from '../../support/project';

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map((match) => match[1] ?? '');

describe('drawings', () => {
  it('have the words of the page’s language', () => {
    expect(textsOf(readDiagram('feat-commands-events', 'fr'))).toContain('processus principal');
    expect(textsOf(readDiagram('feat-commands-events', 'en'))).toContain('main process');
    expect(textsOf(readDiagram('feat-commands-events', 'en'))).not.toContain('processus principal');
  });

  it('on pages in other languages hold no French word', () => {
    const others = localeNames.filter((locale) => locale !== 'fr');
    const shown = others.flatMap((locale) =>
      listContentFiles(locale).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/<Diagram name="([^"]+)"/g)].map(
          ([, name = '']) => [locale, name] as const,
        ),
      ),
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const [locale, name] of shown) {
      const french = textsOf(readDiagram(name, 'fr')).filter((text) =>
        /[à-ÿœ’]|\b(?:nom|de|en|du|par|et|externes|commande)\b/i.test(text),
      );
      const kept = textsOf(readDiagram(name, locale)).filter((text) => french.includes(text));
      expect([locale, name, kept]).toEqual([locale, name, []]);
    }
  });

  it('stop at a text that the drawing does not hold, and escape what they get', () => {
    expect(() => translateDrawing('<text>oui</text>', { non: 'no' }, 'content/en/diagrams.yaml')).toThrow(
      /content\/en\/diagrams\.yaml: le schéma n’a pas le texte « non »/,
    );
    expect(translateDrawing('<text>oui</text>', { oui: '<b>' }, '')).toBe('<text>&lt;b&gt;</text>');
    expect(translateDrawing('<text>prix</text>', { prix: "price $' $` $1" }, '')).toBe(
      "<text>price $' $` $1</text>",
    );
  });

  it.each([
    [
      'feat-comands-events: { Commande: Command }',
      /:1: Il n’existe pas de schéma « feat-comands-events »\n.*feat-commands-events/,
    ],
    ['feat-commands-events:\n  Commandes: Commands', /: le schéma n’a pas le texte « Commandes »/],
    ['feat-commands-events:\n  Commande: 1', /:2: La clé « feat-commands-events › Commande » a la valeur 1/],
    ['# rien', /:1: Le fichier ne contient rien/],
  ])('are not translated by %j', async (text, fault) => {
    const drawing = 'content/diagrams/feat-commands-events.svg';
    const files = { 'content/it/diagrams.yaml': text, [drawing]: readFileSync(drawing, 'utf8') };
    const check = async () => (await import('@/lib/content/diagrams')).checkDrawingTranslations('it');
    await expect(inProject(files, check)).rejects.toThrow(fault);
  });

  it('are sound and at most 680 units wide: their smallest words have 11 px in the narrowest column that shows them', () => {
    const style = readFileSync('components/diagram/diagram.css', 'utf8');
    const [, narrowest] = /@container \(inline-size < (\d+)rem\)/.exec(style) ?? [];
    const smallest = Math.min(...[...style.matchAll(/font-size: (\d+)px/g)].map(([, size]) => Number(size)));
    const files = readdirSync('content/diagrams');
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const svg = readFileSync(`content/diagrams/${file}`, 'utf8');
      expect([file, findDiagramFault(svg)]).toEqual([file, undefined]);
      const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      expect([file, (smallest * Number(narrowest) * 16) / width >= 11]).toEqual([file, true]);
    }
  });
});

describe('what a drawing must not hold', () => {
  const svg = (inner: string, head = 'viewBox="0 0 10 10"'): string =>
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>\n`;

  it.each([
    ['shapes and words', svg('<!-- a --><g class="d-box"><circle r="1"/></g><text x="1">A &amp; B</text>')],
    ['a line without fill', svg('<path fill="none" d="M0 0"/>')],
    ['a head of its own', svg('<path d="M0 0" marker-end="url(#d-head)"/>')],
  ])('are not %s', (_, text) => expect(findDiagramFault(text)).toBeUndefined());

  it.each([
    [
      'a script around a comment',
      svg('<scr<!-- -->ipt>alert(1)</scr<!-- -->ipt>'),
      /^autre chose que des formes/,
    ],
    ['a comment around a comment', svg('<!-<!-- -->- --><script>alert(1)</script>'), /^du balisage/],
    ['an event after an attribute', svg('', 'viewBox="0 0 1 1"/onload="alert(1)"'), /^du balisage/],
    ['an event glued to an attribute', svg('<rect class="x"onclick="alert(1)"/>'), /^du balisage/],
    ['an event around a comment', svg('<rect o<!---->nclick="alert(1)"/>'), /^un attribut d’évènement/],
    ['an event without quotes', svg('<rect onclick=alert(1) />'), /^du balisage/],
    ['an event on another line', svg('<rect\nonclick="alert(1)"/>'), /^un attribut d’évènement/],
    ['a link', svg('<a href="java&#10;script:alert(1)"><text>a</text></a>'), /^du balisage/],
    ['a link without reference', svg('<a href="#a"><text>a</text></a>'), /^autre chose que des formes/],
    ['a reference with entities', svg('<use xlink:href="&#104;ttps://exemple.fr#a"/>'), /^du balisage/],
    [
      'an address that moves',
      svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
      /^autre chose que des formes/,
    ],
    [
      'an event that is set',
      svg('<set attributeName="onclick" to="alert(1)"/>'),
      /^autre chose que des formes/,
    ],
    ['an outside head', svg('<path marker-end="url(https://exemple.fr/a.svg#a)"/>'), /^une référence/],
    ['an unknown attribute', svg('<rect tabindex="1"/>'), /^un attribut qui/],
    ['an element in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), /^autre chose que des formes/],
    ['an element every object has', svg('<constructor/>'), /^autre chose que des formes/],
    ['an element that is left open', svg('<g>'), /^du balisage/],
    ['markup after its end', `${svg('')}<p>a</p>`, /^du balisage/],
    ['a section of data', svg('<![CDATA[<script>]]>'), /^du balisage/],
  ])('is %s', (_, text, fault) => expect(findDiagramFault(text)).toMatch(fault));
});
