/** @jest-environment node */
import { renderHtml } from '@/components/mdx/render-html';
import { readGallery } from '@/lib/authoring/gallery';
import { knownComponents } from '@/lib/mdx/known-components';
import { spokenAttributes } from '@/lib/mdx/typography';
import { renderText } from '../../support/render';

/** The tags of components in the gallery. */
const tags = [...readGallery('fr').body.matchAll(/<([A-Z]\w+)((?: \w+(?:="[^"]*")?)*)( \/)?>/g)].map(
  ([source, name = '', attributes = '', empty]) => ({ source, name, attributes, isEmpty: Boolean(empty) }),
);
const emptyElements = new Map(tags.flatMap(({ name, source, isEmpty }) => (isEmpty ? [[name, source]] : [])));

test('every specimen of the gallery can be rendered, its source once and its look once', async () => {
  const source = readGallery('fr');
  const html = await renderHtml(source);
  const specimens = source.body.match(/className="specimen"/g) ?? [];
  expect(specimens.length).toBeGreaterThan(10);
  expect(html.match(/class="specimen"/g)).toHaveLength(specimens.length);
  expect(html.match(/class="specimen-look"/g)).toHaveLength(specimens.length);
}, 60_000);

test('every component authors may use has its specimen', () => {
  const { body } = readGallery('fr');
  // Admonitions are written as `:::note[Titre]`.
  const names = [...knownComponents.keys()].filter((name) => !name.startsWith('Admonition'));
  expect(names.filter((name) => !body.includes(`<${name}`))).toEqual([]);
});

test.each([...emptyElements])(
  '<%s>, which has no content, has a text in the Markdown file',
  async (_, source) => {
    expect((await renderText(source)).markdown.trim()).not.toBe('');
  },
);

test('attributes with words get French typography and are checked, but commands and names of packages are not', () => {
  const withWords = tags.flatMap(({ attributes }) =>
    [...attributes.matchAll(/(\w+)="[^"]* [^"]*"/g)].map(([, key = '']) => key),
  );
  expect(withWords).toEqual(expect.arrayContaining(['alt', 'caption']));
  const shown = withWords.filter((key) => !['args', 'packages'].includes(key));
  expect(shown.filter((key) => !spokenAttributes.includes(key))).toEqual([]);
});
