/** @jest-environment node */
import { readFrontMatter } from '@/lib/content/front-matter';

const file = 'content/fr/v1/guides/a.mdx';
const page = (front: string, body = 'Texte') => `---\n${front}\n---\n${body}\n`;
const valid = 'title: Titre\ndescription: Une phrase.\norder: 1';

describe('readFrontMatter', () => {
  it('reads the fields, the text and the line on which the text begins', () => {
    const { frontMatter, body, bodyLine } = readFrontMatter(
      page(`${valid}\nsidebarLabel: Court`, 'Un\nDeux'),
      file,
      'doc',
    );
    expect(frontMatter).toMatchObject({
      title: 'Titre',
      order: 1,
      sidebarLabel: 'Court',
      toc: [2, 3],
      draft: false,
      authors: [],
    });
    expect(body.trim()).toBe('Un\nDeux');
    expect(bodyLine).toBe(7);
  });

  it('reads files with a byte order mark and Windows line ends', () => {
    expect(
      readFrontMatter(`\uFEFF${page(valid).replace(/\n/g, '\r\n')}`, file, 'doc').frontMatter.title,
    ).toBe('Titre');
  });

  it.each([
    ['title: "Titre\ndescription: b', /a\.mdx:\d+: Ce n’est pas du YAML valide/],
    [`${valid}\na: &a [x]\nb: [${'*a, '.repeat(200)}]`, /:5: La valeur commence par « &a »/],
    [`${valid}\nauthors: *a`, /:5: La valeur commence par « \*a »/],
    [`${valid}\ntitel: x`, /a\.mdx:5: Clé inconnue « titel »[^]*Vouliez-vous dire title/],
    [`${valid}\nconstructor: x`, /:5: Clé inconnue « constructor »/], // every object has it
    [valid.replace('order: 1', 'order: premier'), /:4: La clé « order » a la valeur "premier"[^]*un nombre/],
    ['title: Titre\norder: 1', /Il manque la clé « description »/],
    [`${valid}\ntoc: [1, 9]`, /La clé « toc »[^]*\[2, 3\], ou false/],
    [`${valid}\nnext: https://example.org`, /La clé « next »[^]*une adresse comme/],
  ])('refuses %j with file, line, reason and fix', (front, message) => {
    const [fault] = readFrontMatter(page(front), file, 'doc').faults;
    expect(fault?.message).toMatch(message);
    expect(fault?.message).toMatch(/\n {2}→ /);
  });

  it('refuses a file without front matter', () =>
    expect(readFrontMatter('Texte', file, 'doc').faults[0]?.message).toMatch(
      /a\.mdx:1: Le fichier n’a pas d’en-tête\n {2}→ /,
    ));

  it('asks a post for its authors, and a page for no order', () => {
    expect(readFrontMatter(page(valid), file, 'post').faults[0]?.problem).toMatch(
      /Il manque la clé « authors »/,
    );
    expect(readFrontMatter(page('title: a\ndescription: b'), file, 'page').faults).toEqual([]);
  });
});
