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

test.each(['fr', 'en'])('each step of "Herbier" keeps what main.rs did in the step before: %s', (locale) => {
  const routes = read(`content/${locale}/_partials/herbier.mdx`).matchAll(/\]\((\/v1\/[^)#]+)\)/g);
  const steps = [...routes]
    .map(([, route = '']) => `content/${locale}${route}.mdx`)
    .filter(existsSync)
    .flatMap((file) => {
      const blocks = read(file).matchAll(/```rust title="src-tauri\/src\/main\.rs".*\n([^]*?)```/g);
      // The last one is the whole file.
      const whole = [...blocks]
        .map(([, code = '']) => code)
        .filter((code) => code.includes('generate_handler!'));
      return whole.slice(-1).map((code) => ({ file, parts: partsOf(code) }));
    });
  expect(steps.length).toBeGreaterThan(1);
  const lost = steps.flatMap(({ file, parts }, index) =>
    (steps[index - 1]?.parts ?? []).filter((part) => !parts.includes(part)).map((part) => `${file}: ${part}`),
  );
  expect(lost).toEqual([]);
});

/** What `main.rs` sets up: commands, actions of menus, calls of the builder. */
function partsOf(code: string): string[] {
  const commands = /generate_handler!\[([^\]]*)\]/.exec(code)?.[1]?.split(',') ?? [];
  const actions = [...code.matchAll(/^ +"([\w-]+)" =>/gm), ...code.matchAll(/^ {8}(\.\w+)\(/gm)].map(
    ([, name = '']) => name,
  );
  return [...commands.map((name) => name.trim()).filter(Boolean), ...actions];
}
