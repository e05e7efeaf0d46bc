/** @jest-environment node */
import { readGallery } from '@/lib/authoring/gallery';
import { knownComponents } from '@/components/mdx/known-components';
import { renderHtml } from '@/components/mdx/render-html';

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
