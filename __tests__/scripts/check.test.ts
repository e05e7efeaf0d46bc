/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCheck } from '../../scripts/check/run';
import { scratchFolder } from '../support/scratch';

const guides = 'content/fr/v1/guides';
const menu = `${guides}/features/menu.mdx`;

/** The real content in a folder of its own, with the project's code, packages and cache. */
function copyContent(): string {
  const copy = scratchFolder('planted-');
  mkdirSync('.cache', { recursive: true });
  const shared = 'package-lock.json tsconfig.json next.config.ts node_modules .cache app components lib';
  for (const name of shared.split(' ')) symlinkSync(path.resolve(name), path.join(copy, name));
  for (const name of ['content', 'messages', 'public'])
    cpSync(name, path.join(copy, name), { recursive: true });
  return copy;
}

test('faults planted in the real content are all reported, and nothing else about these files', async () => {
  const root = copyContent();
  const translated = 'v1/guides/getting-started/prerequisites.mdx';
  const windows = `${guides}/building/windows.mdx`;
  const planted = {
    [menu]: 'Voyez [les menus](/v1/guides/features/menux), un <br> et une fauute.',
    [windows]: "```ts\nimport { invok } from '@tauri-apps/api/tauri';\n```",
    [`content/en/${translated}`]: 'See [the menus](/v1/guides/features/menux).',
    [`content/ko/${translated}`]: 'The folder `src-tauri/capabilities`.',
    [`${guides}/CAPS.mdx`]: '',
    [`${guides}/large.mdx`]: 'a'.repeat(5_000_000),
  };
  for (const [file, text] of Object.entries(planted)) appendFileSync(path.join(root, file), `\n\n${text}\n`);
  const link = `${guides}/link.mdx`;
  symlinkSync('nowhere.mdx', path.join(root, link));

  const data = [
    'authors.json',
    'fr/essais/stills.json',
    'fr/published.json',
    'fr/search.yaml',
    'latest-pages.json',
    'search-synonyms.json',
  ].map((name) => `content/${name}`);
  data.forEach((file) => rmSync(path.join(root, file)));

  // `npm run check` itself, which is a part of `npm test`, shows that the other files have no fault.
  const files = [...Object.keys(planted), link, ...data];
  const { faults, pages } = await runCheck({ root, translations: ['en', 'ko', 'it'], files });
  expect(faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/authors.json build',
    `content/en/${translated} dead-link`,
    'content/fr/essais/stills.json build',
    'content/fr/published.json build',
    'content/fr/search.yaml build',
    `${guides}/CAPS.mdx file-name`,
    `${windows} typescript`,
    `${menu} syntax`,
    `${guides}/large.mdx too-large`,
    `${link} unreadable-file`,
    `content/ko/${translated} v2-term`,
    'content/latest-pages.json build',
    'content/search-synonyms.json build',
  ]);
  expect(pages).toBe(4);
}, 300_000);

/** What a command says in a copy of the project that `change` has damaged. */
function runIn(command: string, change: (root: string) => void) {
  const root = scratchFolder('messages-');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  for (const name of ['components', 'content', 'lib', 'messages', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(name, path.join(root, name), { recursive: true });
  change(root);
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`], {
    cwd: root,
    encoding: 'utf8',
  });
}

test.each(['check', 'build'])('npm run %s names the place where interface texts are not JSON', (command) => {
  const { status, stderr } = runIn(command, (root) => {
    const file = path.join(root, 'messages/ko.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"site": {', '"site": {,'));
  });
  expect(stderr).toMatch(/^messages\/ko\.json:2: Ce n’est pas du JSON valide : .*\n {2}→ .*\n$/);
  expect(status).toBeGreaterThan(0);
});

test.each(['member-groups', 'rust', 'versions'])('npm run check needs content/api/%s.json', (name) => {
  const file = `content/api/${name}.json`;
  const { status, stderr } = runIn('check', (root) => rmSync(path.join(root, file)));
  expect(stderr).toBe(`${file}: Le fichier manque\n  → Remettez-le : git restore ${file}.\n`);
  expect(status).toBe(2);
});

test('--fix corrects what it understands and leaves misread files alone', async () => {
  const root = copyContent();
  const wrong = 'Il attend... Le bouton "Ouvrir".\n';
  const files = {
    [menu]: (text: string) => `\uFEFF${text}\n${wrong}`.replaceAll('\n', '\r\n'),
    [`${guides}/faq.mdx`]: (text: string) => `${text.replace('title: ', 'titre: ')}\n${wrong}`,
    [`${guides}/features/events.mdx`]: (text: string) => `${text.replace('---\n', '')}\n${wrong}`,
    [`${guides}/features/command.mdx`]: (text: string) => `${text}\n${wrong}\nUn <br> ici.\n`,
    [`${guides}/features/splashscreen.mdx`]: (text: string) =>
      `${text.replace('title: ', 'title: &a ')}\n${wrong}`,
    [`${guides}/features/system-tray.mdx`]: (text: string) =>
      `${text.replace('order: ', 'order : #')}\n${wrong}`,
  };
  const written = new Map<string, string>();
  for (const [file, change] of Object.entries(files)) {
    written.set(file, change(readFileSync(file, 'utf8')));
    writeFileSync(path.join(root, file), String(written.get(file)));
  }
  const { fixed } = await runCheck({ root, translations: [], files: [...written.keys()], fix: true });
  expect(fixed).toBe(2);
  const after = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const [sound = '', ...misread] = [...written.keys()];
  expect(after(sound)).toBe(
    written.get(sound)?.replace('attend...', 'attend…').replace('"Ouvrir"', '« Ouvrir »'),
  );
  for (const file of misread) expect(after(file)).toBe(written.get(file));
}, 300_000);

test('a watching check reports a fault after it is saved, and that it is gone, as the task of VS Code reads it', async () => {
  const root = copyContent();
  const text = readFileSync(menu, 'utf8');
  const words = 'messages/fr.json';
  const [loader, script] = ['node_modules/tsx/dist/loader.mjs', 'scripts/check.ts'].map((one) =>
    path.resolve(one),
  );
  const watching = spawn(
    process.execPath,
    ['--import', String(loader), String(script), '--watch', menu, words],
    {
      cwd: root,
      // tsx ignores a tsconfig.json for files outside of its folder, and the linked sources are outside.
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 280_000,
    },
  );
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
    tasks: { problemMatcher: { background: Record<string, string>; pattern: { regexp: string } }[] }[];
  };
  const [matcher] = tasks[1]?.problemMatcher ?? [];
  const { beginsPattern = '', endsPattern = '' } = matcher?.background ?? {};
  const problem = new RegExp(matcher?.pattern.regexp ?? '', 'm');
  const output = watching.stdout.iterator({ destroyOnReturn: false });
  /** What the next check prints. */
  const nextCheck = async () => {
    let printed = '';
    while (!new RegExp(`${endsPattern}.*\n`, 'm').test(printed)) {
      const { value, done } = (await output.next()) as IteratorResult<Buffer>;
      if (done) throw new Error(`the check has ended: ${printed}`);
      printed += String(value);
    }
    expect(printed).toMatch(new RegExp(beginsPattern, 'm'));
    return printed;
  };
  try {
    expect(await nextCheck()).toMatch(/^Aucun défaut/m);
    writeFileSync(path.join(root, menu), `${text}\n[les menus](/v1/guides/rien)\n`);
    const [, file, line, , , rule] = problem.exec(await nextCheck()) ?? [];
    expect([file, line, rule]).toEqual([menu, String(text.split('\n').length + 1), 'dead-link']);
    writeFileSync(path.join(root, menu), text);
    expect(await nextCheck()).toMatch(/^Aucun défaut/m);
    writeFileSync(path.join(root, words), '{ "site": ');
    expect(await nextCheck()).toMatch(/^ {2}messages\/fr\.json.*build$/m);
    writeFileSync(path.join(root, words), readFileSync(words, 'utf8').replace('Rafraîchir', 'Rafréchir'));
    expect(await nextCheck()).toMatch(/^ {2}messages\/fr\.json.*spelling$/m);
  } finally {
    watching.kill();
  }
}, 300_000);
