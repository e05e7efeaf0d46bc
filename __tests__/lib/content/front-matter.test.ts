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

  it.each(['----', '--', '—', '+++'])('names the marks %s around a front matter, once', (mark) => {
    const { faults, body, bodyLine } = readFrontMatter(`${mark}\n${valid}\n${mark}\n\nTexte\n`, file, 'doc');
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/a\.mdx:1: L’en-tête est entre des lignes « .* »\n {2}→ Écrivez-le en YAML/),
    ]);
    expect(faults[0]?.problem).toContain(mark);
    expect([body.trim(), bodyLine]).toEqual(['Texte', 6]);
  });

  it.each([
    ['title: "Titre\ndescription: b', /a\.mdx:\d+: Ce n’est pas du YAML valide/],
    [`${valid}\na: &a [x]\nb: [${'*a, '.repeat(200)}]`, /:5: La valeur commence par « &a »/],
    [`${valid}\nauthors: *a`, /:5: La valeur commence par « \*a »/],
    [valid.replace('Une phrase.', ''), /:3: La clé « description » n’a pas de valeur\n.*une phrase/],
    [`${valid}\ntitel: x`, /a\.mdx:5: Clé inconnue « titel »[^]*Vouliez-vous dire title/],
    [`${valid}\nconstructor: x`, /:5: Clé inconnue « constructor »/], // every object has it
    [valid.replace('order: 1', 'order: premier'), /:4: La clé « order » a la valeur "premier"[^]*un nombre/],
    [`${valid}\nquestions: [a]`, /La clé « questions » a la valeur \["a"\][^]*sous l’ancre/],
    [`${valid}\nerrors: { notes: a }`, /La clé « errors »[^]*sous son ancre/],
    [
      `${valid}\nquestions:\n  top:\n    - lire : écrire`,
      /:7: L’entrée « lire : écrire » se lit comme[^]*guillemets/,
    ],
    [`${valid}\nerrors: { notes: [a, "b": c] }`, /:5: L’entrée « .* se lit comme une clé et sa valeur/],
    [`${valid}\nkeywords:\n  top: []`, /:5: La clé « keywords » a la valeur/],
    [valid.replace('title: ', 'title:'), /:2: .*il manque une espace après le « : »/],
    [valid.replace('description: ', 'description:'), /:3: .*il manque une espace après le « : »/],
    ['title: Titre\ndescription:Une phrase.', /:3: .*il manque une espace après le « : »/],
    ['- title: a', /:2: L’en-tête n’est pas fait de clés[^]*une clé par ligne/],
    ['Titre', /:2: L’en-tête n’est pas fait de clés/],
    [valid.replace('1', '"1"'), /:4: La clé « order » a la valeur "1"\n {2}→ Retirez les guillemets : 1\./],
    [`${valid}\ndraft: 'true'`, /:5: .*\n {2}→ Retirez les guillemets : true\./],
    ['title: Titre\norder: 1', /Il manque la clé « description »/],
    [`${valid}\nauthors: [a]`, /:5: La clé « authors » ne sert que dans un billet/],
    [`${valid}\nnext: https://example.org`, /La clé « next »[^]*une adresse comme/],
  ])('refuses %j with file, line, reason and fix', (front, message) => {
    const [fault] = readFrontMatter(page(front), file, 'doc').faults;
    expect(fault?.message).toMatch(message);
    expect(fault?.message).toMatch(/\n {2}→ /);
  });

  it.each(['[1, 3]', '[2, 7]', '[3, 2]', '[2]', '[2, 3, 4]', '["2", 3]', '[2, "3"]', 'true'])(
    'refuses the levels %s of a contents list',
    (levels) => {
      const [fault] = readFrontMatter(page(`${valid}\ntoc: ${levels}`), file, 'doc').faults;
      expect(fault?.message).toMatch(/:5: La clé « toc »[^]*\[2, 3\], ou false/);
    },
  );

  it.each(['order: 1', 'sidebarLabel: a', 'next: /v1/guides/faq', 'previous: false'])(
    'refuses %j in a post, which no sidebar lists',
    (line) => {
      const post = `title: Titre\ndescription: b\nauthors: [a]\n${line}`;
      const [fault, ...others] = readFrontMatter(page(post), file, 'post').faults;
      expect(fault?.message).toMatch(/:5: La clé « \w+ » ne sert pas dans un billet\n {2}→ Retirez-la/);
      expect(others).toEqual([]);
    },
  );

  it.each([
    ['Texte', /a\.mdx:1: Le fichier n’a pas d’en-tête\n {2}→ /],
    [`---\n${valid}\n\nTexte`, /:1: L’en-tête n’est pas fermé/],
  ])('refuses %j, whose front matter is not found', (text, message) =>
    expect(readFrontMatter(text, file, 'doc').faults[0]?.message).toMatch(message),
  );

  it.each(['\n\n', ' ', '\uFEFF\n', '{/* à revoir */}\n', 'Texte\n\n'])(
    'refuses %j above the front matter with one fault, and reads what is below it',
    (above) => {
      const { frontMatter, body, bodyLine, faults } = readFrontMatter(above + page(valid), file, 'doc');
      const line = above.split('\n').length + 5;
      expect([frontMatter.title, body, bodyLine]).toEqual(['Titre', 'Texte\n', line]);
      expect(faults.map(({ message }) => message)).toEqual([
        expect.stringMatching(/:1: L’en-tête ne commence pas le fichier\n {2}→ Retirez ce qui le précède/),
      ]);
    },
  );

  it('leaves the keys that nothing closes out of the text', () => {
    const { body, bodyLine } = readFrontMatter('---\ntitle: Un\norder: 2\n\nTexte', file, 'doc');
    expect([body, bodyLine]).toEqual(['\nTexte', 4]);
  });

  it.each([
    ['Signaler le problème #123', /:2: « #123 » n’est pas lu/],
    ['Le langage C # en bref', /:2: « # en bref » n’est pas lu/],
    ['Un texte\n  #suite', /:3: « #suite » n’est pas lu/],
    ['#premier', /:2: « #premier » n’est pas lu/],
    ['&str et String', /:2: La valeur commence par « &str »/],
    ['!important dans les styles', /:2: La valeur commence par « !important »/],
    ['@media et les thèmes', /la valeur commence par « @ »\n.*guillemets doubles/],
    ['`invoke` en détail', /la valeur commence par « ` »/],
    ['[Bêta] Un titre', /la valeur commence par « \[ »/],
    ["'l'app' en détail", /du texte suit le guillemet fermant/],
    ['|\n  Un\n  Deux', /:2: La clé « title » a la valeur .*\n {2}→ Donnez-lui un texte sur une ligne/],
    ['Un titre : la suite', /un second « : » dans la valeur/],
    ['Un titre\n  et sa suite : fin', /un second « : » dans la valeur/],
    ['2024', /la valeur 2024\n {2}→ Mettez la valeur entre guillemets/],
    ['Un\ntitle: Deux', /:3: .*une clé est écrite deux fois\n {2}→ Retirez/],
  ])('never cuts the title %j, and says what to write', (title, message) => {
    const [fault] = readFrontMatter(page(valid.replace('Titre', title)), file, 'doc').faults;
    expect(fault?.message).toMatch(message);
  });

  it.each(['title:\u00A0Titre', 'title:\u202FTitre', 'title: Titre\nsidebarLabel:\u00A0Court'])(
    'says that a no-break space follows a key: %j',
    (title) => {
      const [fault] = readFrontMatter(page(valid.replace('title: Titre', title)), file, 'doc').faults;
      expect(fault?.message).toMatch(/une espace insécable suit « : »\n {2}→ Remplacez-la/);
    },
  );

  it.each([
    [valid.replace('order', ' order'), 4],
    [valid.replace('title', '  title'), 2],
    [valid.replace('\n', '\n\n  '), 4],
    [`${valid}\nsidebarLabel: Court\n  draft: true`, 6],
    [`${valid}\nkeywords:\n  top:\n    - a\n   - b`, 8],
    [`${valid}\nkeywords:\n  top:\n    - a\n      b: c`, 8],
    [`${valid}\nkeywords:\n    top:\n      - a\n  b:\n    - c`, 8],
  ])('names the line of %j that does not have the spaces of its level', (front, line) => {
    const [fault] = readFrontMatter(page(front), file, 'doc').faults;
    expect(fault?.message).toMatch(/ne sont pas alignées\n {2}→ Mettez autant d’espaces devant cette ligne/);
    expect(fault?.line).toBe(line);
  });

  it.each([
    [valid.replace('Titre', '"Titre'), /:2: .*un guillemet n’est pas fermé/],
    [`${valid}\nkeywords:\n  top:\n    - 'un\n    - deux`, /:7: .*un guillemet n’est pas fermé/],
    [valid.replace('Titre', 'Un titre\nde deux lignes'), /:3: .*continue la valeur de celle d’avant/],
  ])('names the line and the cause of a value that does not end: %j', (front, message) => {
    const [fault] = readFrontMatter(page(front), file, 'doc').faults;
    expect(fault?.message).toMatch(message);
  });

  it.each([
    ['keywords:\n  top:\n    - "b" c', /:7: .*du texte suit le guillemet fermant/],
    ['keywords:\n  top: [a, b #c\n    ]', /:6: « #c » n’est pas lu/],
    ['errors:\n  a:\n    - &a b', /:7: La valeur commence par « &a »/],
    ['sidebarLabel: Le #1', /:5: « #1 » n’est pas lu/],
    ['next: /v1/guides #suite', /:5: « #suite » n’est pas lu/],
  ])('never cuts the other values of %j', (front, message) => {
    const [fault] = readFrontMatter(page(`${valid}\n${front}`), file, 'doc').faults;
    expect(fault?.message).toMatch(message);
  });

  it.each([
    'keywords:\n  top:\n    - a\n    # un mot de plus\n    - b',
    '# un commentaire\nsidebarLabel: Court',
    'sidebarLabel: Court\n# un commentaire',
    'keywords: # pour la recherche\n  top:\n    - C#',
  ])('reads comments on lines of their own: %j', (front) => {
    expect(readFrontMatter(page(`${valid}\n${front}`), file, 'doc').faults).toEqual([]);
  });

  it.each(['Le langage C#', '"Le problème #123"', "'&str et String'", 'Un titre & deux ! trois'])(
    'reads the title %s',
    (title) => {
      const { frontMatter, faults } = readFrontMatter(page(valid.replace('Titre', title)), file, 'doc');
      expect([frontMatter.title, faults]).toEqual([title.replace(/^["']|["']$/g, ''), []]);
    },
  );

  it.each([
    ['--- ', '---\t'],
    ['---', '---  '],
    ['---\t', '---'],
  ])('accepts spaces after the dashes, which cannot be seen: %j and %j', (first, last) => {
    const text = `${first}\n${valid}\n${last}\nTexte\n\n---  \n\nSuite\n`;
    const { body, bodyLine, faults } = readFrontMatter(text, file, 'doc');
    expect({ body, bodyLine, faults }).toEqual({
      body: 'Texte\n\n---  \n\nSuite\n',
      bodyLine: 6,
      faults: [],
    });
  });

  it('asks a post for its authors, and a page for no order', () => {
    expect(readFrontMatter(page('title: a\ndescription: b'), file, 'post').faults[0]?.problem).toMatch(
      /Il manque la clé « authors »/,
    );
    const none = page('title: a\ndescription: b\nauthors: []');
    expect(readFrontMatter(none, file, 'post').faults[0]?.problem).toMatch(/« authors » a la valeur \[\]/);
    expect(readFrontMatter(page('title: a\ndescription: b'), file, 'page').faults).toEqual([]);
  });
});
