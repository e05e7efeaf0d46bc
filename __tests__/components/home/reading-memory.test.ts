import { readLastPages } from '@/components/home/reading-memory';

test.each([
  '[{"path":"javascript:alert(1)","title":"x"}]',
  '[{"path":"//evil.example/fr/","title":"x"}]',
  '[{"path":"/fr/v1","title":"x","section":{"id":1}}]',
  '{"length":3}',
  '[',
])('damaged or foreign entries are never shown: %s', (stored) => {
  localStorage.setItem('tauri-docs.last-pages', stored);
  expect(readLastPages()).toEqual([]);
});
