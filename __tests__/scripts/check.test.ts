/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { runCheck } from '../../scripts/check/run';
import { scratchFolder } from '../support/scratch';

const guides = 'content/fr/v1/guides';
const menu = `${guides}/features/menu.mdx`;

/** The real content in a folder of its own, with the project's code, packages and cache. */
function copyContent(): string {
  const copy = scratchFolder('planted-');
  mkdirSync('.cache', { recursive: true });
  const shared =
    'package-lock.json tsconfig.json next.config.ts node_modules .cache app components lib messages';
  for (const name of shared.split(' ')) symlinkSync(path.resolve(name), path.join(copy, name));
  for (const name of ['content', 'public']) cpSync(name, path.join(copy, name), { recursive: true });
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

  // `npm run check` itself, which is a part of `npm test`, shows that the other files have no fault.
  const files = [...Object.keys(planted), link];
  const { faults, pages } = await runCheck({ root, translations: ['en', 'ko', 'it'], files });
  expect(faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    `content/en/${translated} dead-link`,
    `${guides}/CAPS.mdx file-name`,
    `${windows} typescript`,
    `${menu} syntax`,
    `${guides}/large.mdx too-large`,
    `${link} unreadable-file`,
    `content/ko/${translated} v2-term`,
  ]);
  expect(pages).toBe(4);
}, 120_000);

test('--fix corrects what it understands and leaves misread files alone', async () => {
  const root = copyContent();
  const wrong = 'Il attend... Le bouton "Ouvrir".\n';
  const files = {
    [menu]: (text: string) => `\uFEFF${text}\n${wrong}`.replaceAll('\n', '\r\n'),
    [`${guides}/faq.mdx`]: (text: string) => `${text.replace('title: ', 'titre: ')}\n${wrong}`,
    [`${guides}/features/events.mdx`]: (text: string) => `${text.replace('---\n', '')}\n${wrong}`,
    [`${guides}/features/command.mdx`]: (text: string) => `${text}\n${wrong}\nUn <br> ici.\n`,
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
}, 120_000);

test('a watching check reports a fault after it is saved, and that it is gone', async () => {
  const root = copyContent();
  const text = readFileSync(menu, 'utf8');
  const [loader, script] = ['node_modules/tsx/dist/loader.mjs', 'scripts/check.ts'].map((one) =>
    path.resolve(one),
  );
  const watching = spawn(process.execPath, ['--import', String(loader), String(script), '--watch', menu], {
    cwd: root,
    // tsx ignores a tsconfig.json for files outside of its folder, and the linked sources are outside.
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 100_000,
  });
  const output = watching.stdout.iterator({ destroyOnReturn: false });
  /** What the next check prints. */
  const nextCheck = async () => {
    let printed = '';
    while (!/^Pages : 1,.*\n/m.test(printed)) {
      const { value, done } = (await output.next()) as IteratorResult<Buffer>;
      if (done) throw new Error(`the check has ended: ${printed}`);
      printed += String(value);
    }
    return printed;
  };
  try {
    expect(await nextCheck()).toMatch(/^Aucun défaut/m);
    writeFileSync(path.join(root, menu), `${text}\n[les menus](/v1/guides/rien)\n`);
    expect(await nextCheck()).toMatch(/dead-link/);
    writeFileSync(path.join(root, menu), text);
    expect(await nextCheck()).toMatch(/^Aucun défaut/m);
  } finally {
    watching.kill();
  }
}, 120_000);

/** A language server and a client that speaks to it. */
function startLanguageServer() {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/language-server.ts', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const failure = ended.then(() => Promise.reject(new Error('the server has ended')));
  failure.catch(() => undefined);
  const client = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const published: PublishDiagnosticsParams[] = [];
  let arrived = (): void => undefined;
  client.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    published.push(params);
    arrived();
  });
  client.listen();
  return {
    ended,
    stop: () => (client.dispose(), server.kill()),
    request: <T>(method: string, params?: object): Promise<T> =>
      Promise.race([failure, client.sendRequest<T>(method, params)]),
    notify: (method: string, params: unknown) => client.sendNotification(method, params),
    open: (uri: string, text: string) =>
      client.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'mdx', version: 1, text },
      }),
    /** The diagnostics of a version of a document, once they are published. */
    async diagnosticsOf(wanted: string, version?: number) {
      for (;;) {
        const found = published.findLast((one) => one.uri === wanted && one.version === version);
        if (found) return found.diagnostics;
        await Promise.race([failure, new Promise<void>((resolve) => (arrived = resolve))]);
      }
    },
  };
}

test('an editor sees the faults of an unsaved text, until they are repaired', async () => {
  const uri = pathToFileURL(menu).href;
  const text = readFileSync(menu, 'utf8').trimEnd();
  const line = text.split('\n').length + 1;
  const server = startLanguageServer();
  try {
    await server.request('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    await server.notify('initialized', {});
    await server.open(uri, `${text}\n\nVoyez [les menus](/v1/guides/rien).\n`);
    expect(await server.diagnosticsOf(uri, 1)).toEqual([
      {
        range: { start: { line, character: 6 }, end: { line, character: 10 } },
        severity: 1,
        code: 'dead-link',
        source: 'check',
        message: expect.stringMatching(/^Le lien « \/v1\/guides\/rien » ne mène à aucune page\..*\n\S/),
      },
    ]);

    const keysAt = (at: number) =>
      server.request<{ label: string; detail: string }[]>('textDocument/completion', {
        textDocument: { uri },
        position: { line: at, character: 0 },
      });
    const keys = await keysAt(1);
    expect(keys).toContainEqual(expect.objectContaining({ label: 'draft', detail: 'true ou false' }));
    expect(keys.map(({ label }) => label)).not.toContain('description'); // the page has one
    expect(await keysAt(line)).toEqual([]);

    // Messages that make no sense, and texts that are not pages of the site, leave it alive.
    await server.notify('textDocument/didChange', { textDocument: null });
    await expect(server.request('rien')).rejects.toThrow();
    await server.open('untitled:1', '<Tabs>');
    await server.open('file:///etc/%zz', '');
    const large = pathToFileURL(`${guides}/features/events.mdx`).href;
    await server.open(large, 'a'.repeat(2_000_000));
    expect((await server.diagnosticsOf(large, 1)).map(({ code }) => code)).toEqual(['too-large']);
    await server.notify('textDocument/didClose', { textDocument: { uri: large } });
    expect(await server.diagnosticsOf(large)).toEqual([]);

    const range = { start: { line: line - 1, character: 0 }, end: { line: line + 1, character: 0 } };
    await server.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ range, text: '' }],
    });
    expect(await server.diagnosticsOf(uri, 2)).toEqual([]);

    await server.request('shutdown');
    await server.notify('exit', null);
    expect(await server.ended).toEqual([0, null]);
  } finally {
    server.stop();
  }
}, 120_000);
