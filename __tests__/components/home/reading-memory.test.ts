import { readLastPages, rememberPage } from '@/components/home/reading-memory';

test('the pages read last come newest first, each once, with the section', () => {
  const [guides, blog] = [
    { path: '/fr/v1/guides', title: 'Guides' },
    { path: '/fr/blog', title: 'Blog', section: { id: 'news', title: 'Nouvelles' } },
  ];
  for (const page of [guides, blog, guides]) rememberPage(page);
  expect(readLastPages()).toEqual([guides, blog]);
});

test.each([
  '[{"path":"javascript:alert(1)","title":"x"}]',
  '[{"path":"//evil.example/fr/","title":"x"}]',
  '[{"path":"/autre/v1","title":"x"}]',
  '[{"path":"/fr/v1","title":"x","section":{"id":1}}]',
  '{"length":3}',
  '[',
])('damaged or foreign entries are never shown: %s', (stored) => {
  localStorage.setItem('tauri-docs.last-pages', stored);
  expect(readLastPages()).toEqual([]);
});
