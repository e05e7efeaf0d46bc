import type { SitePage } from '@/lib/content/site-page';
import { toMarkdownFiles } from '@/lib/markdown/markdown-files';

const page: SitePage = {
  route: '/blog/2023/06/01/a',
  language: 'fr',
  kind: 'post',
  title: 'Une annonce',
  description: 'Une phrase.',
  section: 'Blog',
  markdown: 'Le texte.\n',
  sections: [],
  published: '2023-06-01',
  authors: [
    { name: 'Ada', url: 'https://exemple.fr/ada' },
    { name: 'Grace', url: 'https://exemple.fr/grace' },
  ],
};
const headOf = (more: Partial<SitePage>): string =>
  toMarkdownFiles({ ...page, ...more }, 'fr')[0]?.text.replace(/\u00A0/g, ' ') ?? '';

test('the Markdown file of a post has its day and its authors', () => {
  const byline = '1er juin 2023 · [Ada](https://exemple.fr/ada), [Grace](https://exemple.fr/grace)';
  const start = `# Une annonce\n\n> Une phrase.\n>\n> ${byline}\n>\n> https://v1.tauri.app/fr/blog/2023/06/01/a\n>\n> `;
  expect(headOf({}).slice(0, start.length)).toBe(start);
  expect(headOf({ authors: [] })).toContain('>\n> 1er juin 2023\n>\n');
});

test('the Markdown file of another page has no byline', () => {
  const doc: SitePage = { ...page, kind: 'doc', route: '/v1/a', authors: [] };
  delete doc.published;
  expect(toMarkdownFiles(doc, 'fr')[0]?.text).toContain(
    '> Une phrase.\n>\n> https://v1.tauri.app/fr/v1/a\n>\n> Sommaire',
  );
});
