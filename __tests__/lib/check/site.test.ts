/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkAssets } from '@/lib/check/assets';
import { checkPublished, readPublished, updatePublished } from '@/lib/check/anchors';
import { readImageSize } from '@/lib/check/image-size';
import { checkPlaces } from '@/lib/check/places';
import { checkRedirects } from '@/lib/check/redirects';
import { withoutSilenced } from '@/lib/check/suppress';
import { applyEdits } from '@/lib/check/fix';
import type { CheckedPage, Site } from '@/lib/check/types';
import type { Heading } from '@/lib/content/types';
import { checkFile, emptyFolder, routes, withHead } from '../../support/check';

function page(
  route: string,
  headings: Heading[] = [],
  front: Partial<CheckedPage['source']['frontMatter']> = {},
): CheckedPage {
  const frontMatter = {
    title: route,
    description: `Ce que dit la page ${route}, en une phrase assez longue pour suffire.`,
    order: 1,
    toc: false as const,
    draft: false,
    authors: [],
    ...front,
  };
  return {
    kind: 'page',
    source: { route, locale: 'fr', file: `content/fr${route}.mdx`, frontMatter, body: '', bodyLine: 6 },
    parsed: { html: '', headings, sections: [], links: [], samples: [], words: 0 },
  };
}

const site = (pages: CheckedPage[], root = emptyFolder()): Site => ({
  root,
  locale: 'fr',
  pages,
  routes: new Map([
    ...routes,
    ...pages.map(
      ({ source, parsed }) =>
        [source.route, new Set(parsed?.headings.flatMap(({ id, aliases }) => [id, ...aliases]))] as const,
    ),
  ]),
});

const heading = (id: string, ...aliases: string[]): Heading => ({ depth: 2, text: id, id, aliases });

describe('published addresses', () => {
  const before = { '/v1/guides/notes': ['ouvrir', 'fermer'] };

  test('an id that is kept as an alias is not lost', () => {
    expect(
      checkPublished(site([page('/v1/guides/notes', [heading('lire', 'ouvrir'), heading('fermer')])]), {
        '/v1/guides/notes': ['ouvrir', 'lire', 'fermer'],
      }),
    ).toEqual([]);
  });

  test('an id that is gone is told with its page', () => {
    const faults = checkPublished(site([page('/v1/guides/notes', [heading('fermer')])]), before);
    expect(faults).toEqual([
      expect.objectContaining({
        rule: 'lost-anchor',
        file: 'content/fr/v1/guides/notes.mdx',
        values: { id: 'ouvrir', route: '/v1/guides/notes' },
      }),
    ]);
  });

  test('a page that is gone without a redirect is told; with a redirect it is not', () => {
    expect(checkPublished(site([]), before)).toEqual([expect.objectContaining({ rule: 'lost-page' })]);
    expect(checkPublished(site([]), { '/v1/guides/distribution/windows': [] })).toEqual([]);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"texte"',
    '12',
    '{ "/v1/guides/faq": null }',
    '{ "/v1/guides/faq": "texte" }',
    '{ "/v1/guides/faq": [12] }',
    '{ "/v1/guides/faq": [{}] }',
    '<<<<<<< HEAD\n{}',
  ])('a list that holds %j is not taken for an empty one', (text) => {
    const root = emptyFolder();
    mkdirSync(path.join(root, 'content/fr'), { recursive: true });
    writeFileSync(path.join(root, 'content/fr/published.json'), text);
    expect(() => readPublished(root, 'fr')).toThrow(
      'content/fr/published.json:1: the list of published addresses cannot be read',
    );
  });

  test('pages of a reference whose words cannot be read are not gone', () => {
    const content = { ...site([]), unread: '/v1/api' };
    expect(checkPublished(content, { '/v1/api/config': ['a'] })).toEqual([]);
  });

  test('a page that is gone is told on its line of the list', () => {
    const root = emptyFolder();
    mkdirSync(path.join(root, 'content/fr'), { recursive: true });
    writeFileSync(path.join(root, 'content/fr/published.json'), '{\n "/v1/guides/rien": []\n}\n');
    expect(checkPublished(site([], root), readPublished(root, 'fr'))).toEqual([
      expect.objectContaining({ rule: 'lost-page', line: 2, column: 2 }),
    ]);
  });

  test('the list grows and never shrinks', () => {
    const content = site([page('/v1/guides/notes', [heading('fermer'), heading('nouveau')])]);
    expect(updatePublished(content, before)).toEqual({ '/v1/guides/notes': ['ouvrir', 'fermer', 'nouveau'] });
    expect(checkPublished(content, before).map(({ rule }) => rule)).toEqual(['lost-anchor', 'new-anchors']);
  });
});

describe('redirect rules', () => {
  test.each([
    ['/ancien', '/v1/guides/faq', undefined],
    ['/ancien/*', '/v1/guides/*', undefined],
    ['/ancien', 'https://docs.rs/tauri/1', undefined],
    ['/ancien', '/v1/guides/rien', 'the target does not exist'],
    ['/ancien', '/v1/guides/faq#rien', 'the target has no such anchor'],
    ['/ancien', '/v1/guides/*', 'the target has a * which the origin has not'],
    ['/anc*ien', '/v1/guides', '* can only stand at the end'],
    ['/Ancien', '/v1/guides', 'the origin must begin with / and be in lower case'],
    ['ancien', '/v1/guides', 'the origin must begin with / and be in lower case'],
    ['/v1/guides/faq', '/v1/guides', 'a page exists at this address'],
    ['/ancien/*', '/v2/*', 'nothing exists below the target'],
    ['/ancien', 'https://', 'the target is not an address'],
  ])('%s → %s: %s', (from, to, problem) => {
    expect(checkRedirects(site([]), [{ from, to }]).map(({ values }) => values['problem.en'])).toEqual(
      problem ? [problem] : [],
    );
  });

  test('a rule with a fault is told on its line of the file', () => {
    const rule = { from: '/vieux', to: '/v1/guides/rien' };
    const root = emptyFolder();
    mkdirSync(path.join(root, 'lib/redirects'), { recursive: true });
    writeFileSync(
      path.join(root, 'lib/redirects/rules.ts'),
      `const rules = [\n  { from: '${rule.from}', to: '${rule.to}' },\n];\n`,
    );
    expect(checkRedirects(site([], root), [rule])).toEqual([
      expect.objectContaining({ file: 'lib/redirects/rules.ts', line: 2, column: 3 }),
    ]);
  });

  test('a rule that an earlier one hides, and one that is written twice', () => {
    const rules = [
      { from: '/a/*', to: '/v1/guides' },
      { from: '/a/b', to: '/v1/guides' },
      { from: '/a/*', to: '/v1/guides' },
    ];
    expect(checkRedirects(site([]), rules).map(({ values }) => values['problem.en'])).toEqual([
      'a rule above already takes this address',
      'this origin already has a rule',
    ]);
  });

  test('the rules of the site are sound in themselves', () => {
    const rules = checkRedirects(site([])).map(({ values }) => values['problem.en']);
    expect(rules).not.toContain('this origin already has a rule');
    expect(rules).not.toContain('a rule above already takes this address');
  });
});

describe('places', () => {
  test('repeated titles, descriptions and positions name the other file', () => {
    const one = page('/v1/guides/a/un', [], { title: 'Même titre' });
    const two = page('/v1/guides/a/deux', [], {
      title: 'même titre',
      description: one.source.frontMatter.description,
    });
    expect(checkPlaces(site([one, two])).map(({ rule, values }) => [rule, values.other])).toEqual([
      ['duplicate-title', 'content/fr/v1/guides/a/un.mdx'],
      ['duplicate-description', 'content/fr/v1/guides/a/un.mdx'],
      ['duplicate-order', 'content/fr/v1/guides/a/un.mdx'],
    ]);
  });

  const described = 'Ce que dit cette page, en une phrase assez longue pour suffire à qui la lit.';
  test.each([
    ['title', 'duplicate-title', { title: 'Même titre' }],
    ['title in capitals', 'duplicate-title', { title: 'MÊME TITRE' }],
    ['title with spaces around it', 'duplicate-title', { title: ' Même titre ' }],
    ['description', 'duplicate-description', { description: described }],
    ['description in capitals', 'duplicate-description', { description: described.toUpperCase() }],
    ['position', 'duplicate-order', { order: 7 }],
    ['position below zero', 'duplicate-order', { order: -7 }],
  ])('the same %s', (_, rule, front) => {
    const first = page('/v1/guides/a/un', [], {
      title: 'Même titre',
      description: described,
      order: 7,
      ...front,
    });
    const second = page('/v1/guides/a/deux', [], { order: 8, ...front });
    expect(checkPlaces(site([first, second])).map((fault) => fault.rule)).toContain(rule);
  });

  test.each([
    ['short description', { description: 'Courte.' }, ['description-length']],
    ['long description', { description: 'Longue. '.repeat(30) }, ['description-length']],
    ['no description', { description: '' }, []],
    ['values of other kinds', { title: 12, description: 12, order: 'un' } as never, []],
  ])('a page with %s', (_, front, rules) =>
    expect(checkPlaces(site([page('/v1/guides/a/un', [], front)])).map(({ rule }) => rule)).toEqual(rules),
  );

  test('a page outside of sidebars and menus is an orphan until another page links to it', () => {
    const alone = page('/about/histoire');
    const other = page('/v1/guides/a/un');
    expect(checkPlaces(site([alone, other])).map(({ rule }) => rule)).toEqual(['orphan-page']);
    if (other.parsed) other.parsed.links = [{ href: '/about/histoire#debut', line: 9 }];
    expect(checkPlaces(site([alone, other]))).toEqual([]);
  });

  test('a folder without a category is told', () => {
    const root = emptyFolder();
    mkdirSync(path.join(root, 'content/fr/v1/guides/nouveau'), { recursive: true });
    writeFileSync(path.join(root, 'content/fr/v1/guides/nouveau/un.mdx'), '');
    expect(checkPlaces(site([], root)).map(({ file }) => file)).toEqual([
      'content/fr/v1/guides/_category.json',
      'content/fr/v1/guides/nouveau/_category.json',
    ]);
  });
});

describe('files of pictures', () => {
  const svg = (inner: string, head = 'viewBox="0 0 10 10"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`;
  test.each([
    ['script', svg('<script/>')],
    ['style element', svg('<style/>')],
    ['style attribute', svg('<path style="a"/>')],
    ['event', svg('<path onload="a"/>')],
    ['fixed colour', svg('<path fill="#fff"/>')],
    ['another file', svg('<a href="https://exemple.fr"/>')],
    ['embedded picture', svg('<image/>')],
    ['foreign object', svg('<foreignObject/>')],
    ['no view box', svg('', '')],
    ['not a drawing', 'texte'],
  ])('a drawing with a fault (%s) that no page uses is told twice', (_, text) => {
    const root = emptyFolder();
    mkdirSync(path.join(root, 'content/diagrams'), { recursive: true });
    writeFileSync(path.join(root, 'content/diagrams/a.svg'), text);
    expect(checkAssets(site([], root)).map(({ rule }) => rule)).toEqual(['bad-drawing', 'unused-asset']);
  });

  test('a heavy picture is told', () => {
    const root = emptyFolder();
    mkdirSync(path.join(root, 'public/images'), { recursive: true });
    writeFileSync(path.join(root, 'public/images/a.png'), Buffer.alloc(300_000));
    expect(checkAssets(site([], root)).map(({ rule }) => rule)).toEqual(['asset-weight', 'unused-asset']);
  });

  test('sizes are read from the bytes, whatever they are', () => {
    const png = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      Buffer.from([0, 0, 2, 0, 0, 0, 1, 0]),
    ]);
    expect(readImageSize(png)).toEqual({ width: 512, height: 256 });
    expect(readImageSize(Buffer.from(svg('')))).toEqual({ width: 10, height: 10 });
    for (let length = 0; length < 40; length++)
      expect(() => readImageSize(Buffer.alloc(length, 0xff))).not.toThrow();
  });
});

describe('silenced rules', () => {
  const body = (comment: string) =>
    withHead(
      `{/* ${comment} */}\n\nLe paquet \`webkit2gtk-4.1\` reste à part.\n\nEt \`webkit2gtk-4.1\` encore.\n`,
    );

  test('a comment silences the named rules for the block below it', async () => {
    expect(
      (await checkFile(body('check-ignore v2-term: il est question de son absence'))).map(({ line }) => line),
    ).toEqual([10]);
  });

  test('a comment that names another rule silences nothing', async () => {
    expect(await checkFile(body('check-ignore spelling'))).toHaveLength(2);
  });

  test('faults without a line stay', () => {
    expect(withoutSilenced([{ file: 'a', rule: 'unused-asset', values: {} }], [])).toHaveLength(1);
  });
});

describe('safe corrections', () => {
  test.each([
    ['Il attend...', 'Il attend…'],
    ['Le bouton "Ouvrir" est là.', 'Le bouton « Ouvrir » est là.'],
    ['Voici la liste:', 'Voici la liste :'],
    ['Le coeur du programme.', 'Le cœur du programme.'],
    ['Un événement arrive.', 'Un évènement arrive.'],
    ['Voyez [Windows](/v1/guides/distribution/windows).', 'Voyez [Windows](/v1/guides/building/windows).'],
    ['Voyez [la liste](/fr/v1/guides/faq/).', 'Voyez [la liste](/v1/guides/faq).'],
    ['## Retourner une erreur', '## Retourner une erreur {#retourner-une-erreur}'],
    [
      '<Figure src="/favicon.svg" alt="..." caption="Le signe..." />',
      '<Figure src="/favicon.svg" alt="…" caption="Le signe…" />',
    ],
    ['- Voici "a" et "b", puis...\n\n  La liste:', '- Voici « a » et « b », puis…\n\n  La liste :'],
  ])('%j becomes %j', async (before, after) => {
    const faults = await checkFile(withHead(`${before}\n`));
    const fixed = applyEdits(
      withHead(`${before}\n`),
      faults.flatMap(({ edit }) => edit ?? []),
    );
    expect(fixed).toBe(withHead(`${after}\n`));
    expect((await checkFile(fixed)).filter(({ edit }) => edit)).toEqual([]);
  });

  test('a key of the front matter is no part of its text', async () => {
    const before = withHead('').replace(/^title: .*$/m, 'title: "Titre: un titre..."');
    const fixed = applyEdits(
      before,
      (await checkFile(before)).flatMap(({ edit }) => edit ?? []),
    );
    expect(fixed).toBe(before.replace('"Titre: un titre..."', '"Titre : un titre…"'));
  });
});
