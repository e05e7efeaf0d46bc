import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

test.each(['fr', 'en'])('the pages of the application "Herbier" are those of its path: %s', (locale) => {
  const path = [...read(`content/${locale}/_partials/herbier.mdx`).matchAll(/\]\((\/v1\/[^)#]+)\)/g)];
  const onPath = path
    .flatMap(([, route = '']) => [`content/${locale}${route}.mdx`, `content/${locale}${route}/index.mdx`])
    .filter(existsSync);
  const guides = `content/${locale}/v1/guides`;
  const showing = readdirSync(guides, { recursive: true, encoding: 'utf8' })
    .map((name) => `${guides}/${name}`)
    .filter((file) => file.endsWith('.mdx') && read(file).includes(':::note[Herbier]'));
  expect(onPath.length).toBeGreaterThan(4);
  expect([...showing].sort()).toEqual([...onPath].sort());
  for (const file of onPath) expect(read(file)).toContain('<Partial name="herbier" />');
});
