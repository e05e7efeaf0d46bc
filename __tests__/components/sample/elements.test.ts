import { makeMenu, QUIT } from '@/components/sample/elements';

test('of the native items, only the one that ends the application can be pressed', () => {
  const chosen: string[] = [];
  for (const item of ['Quit', 'Copy']) makeMenu(item, (id) => chosen.push(id)).click();
  expect(chosen).toEqual([QUIT]);
});
