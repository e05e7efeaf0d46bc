/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
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

/** The real content in a folder of its own, with the project's code, packages and cache. */
function copyContent(): string {
  const copy = scratchFolder('planted-');
  mkdirSync('.cache', { recursive: true });
  const shared = [
    'package-lock.json',
    'tsconfig.json',
    'next.config.ts',
    'node_modules',
    '.cache',
    'app',
    'components',
    'lib',
    'messages',
  ];
  for (const name of shared) symlinkSync(path.resolve(name), path.join(copy, name));
  for (const name of ['content', 'public']) cpSync(name, path.join(copy, name), { recursive: true });
  return copy;
}

test('faults planted in the real content are all reported, and nothing else', async () => {
  const root = copyContent();
  const plant = (file: string, text: string): void => appendFileSync(path.join(root, file), `\n\n${text}\n`);
  const guides = 'content/fr/v1/guides';
  plant(
    `${guides}/features/menu.mdx`,
    'Voyez [les menus](/v1/guides/features/menux), un <br> et une fauute.',
  );
  plant(`${guides}/building/windows.mdx`, "```ts\nimport { invok } from '@tauri-apps/api/tauri';\n```");
  plant(
    'content/en/v1/guides/getting-started/prerequisites.mdx',
    'See [the menus](/v1/guides/features/menux).',
  );
  plant('content/ko/v1/guides/getting-started/prerequisites.mdx', 'The folder `src-tauri/capabilities`.');
  writeFileSync(path.join(root, `${guides}/CAPS.mdx`), '');
  writeFileSync(path.join(root, `${guides}/large.mdx`), 'a'.repeat(5_000_000));
  symlinkSync('nowhere.mdx', path.join(root, `${guides}/link.mdx`));

  // A translation that comes back from a translation tool passes.
  const script = path.resolve('scripts/translations.ts');
  const loader = path.resolve('node_modules/tsx/dist/loader.mjs');
  const translations = (...args: string[]) =>
    expect(spawnSync(process.execPath, ['--import', loader, script, ...args], { cwd: root }).status).toBe(0);
  translations('--export-xliff', 'content/it/v1/guides/features/command.mdx');
  const exchanged = path.join(root, 'it.xlf');
  const filled = readFileSync(exchanged, 'utf8').replace(
    /<source([^>]*)>([\s\S]*?)<\/source>/g,
    (segment, space: string, text: string) =>
      `${segment}<target${space}>${text.replaceAll('la ', 'la la ')}</target>`,
  );
  writeFileSync(exchanged, filled);
  translations('--import-xliff', 'it.xlf');
  expect(readFileSync(path.join(root, 'content/it/v1/guides/features/command.mdx'), 'utf8')).toMatch(
    /la la /,
  );

  const options = { root, translations: ['en', 'ko', 'it'] } as const;
  const { faults } = await runCheck(options);
  const found = faults.map(({ file, rule }) => `${file.replace('content/', '')} ${rule}`);
  expect(found.filter((fault) => !/new-anchors|published/.test(fault))).toEqual([
    'en/v1/guides/getting-started/prerequisites.mdx dead-link',
    'fr/v1/guides/CAPS.mdx file-name',
    'fr/v1/guides/building/windows.mdx typescript',
    'fr/v1/guides/features/menu.mdx syntax',
    'fr/v1/guides/large.mdx too-large',
    'fr/v1/guides/link.mdx unreadable-file',
    'ko/v1/guides/getting-started/prerequisites.mdx v2-term',
  ]);

  const one = await runCheck({ ...options, files: [`${guides}/building/windows.mdx`] });
  expect(one.faults.map(({ rule }) => rule)).toEqual(['typescript']);
  expect(one.pages).toBe(1);
}, 120_000);

test('a watching check reports a fault after it is saved, and that it is gone', async () => {
  const root = copyContent();
  const file = 'content/fr/v1/guides/features/menu.mdx';
  const text = readFileSync(file, 'utf8');
  const script = path.resolve('scripts/check.ts');
  const loader = path.resolve('node_modules/tsx/dist/loader.mjs');
  const watching = spawn(process.execPath, ['--import', loader, script, '--watch', file], {
    cwd: root,
    // tsx ignores a tsconfig.json for files outside of its folder, and the linked sources are outside.
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 100_000,
  });
  const output = watching.stdout.iterator({ destroyOnReturn: false });
  /** What the next check prints. */
  const nextCheck = async () => {
    let printed = '';
    while (!/^Pages: 1,.*\n/m.test(printed)) {
      const { value, done } = (await output.next()) as IteratorResult<Buffer>;
      if (done) throw new Error(`the check has ended: ${printed}`);
      printed += String(value);
    }
    return printed;
  };
  try {
    expect(await nextCheck()).toMatch(/^No fault/m);
    writeFileSync(path.join(root, file), `${text}\n[les menus](/v1/guides/rien)\n`);
    expect(await nextCheck()).toMatch(/dead-link/);
    writeFileSync(path.join(root, file), text);
    expect(await nextCheck()).toMatch(/^No fault/m);
  } finally {
    watching.kill();
  }
}, 120_000);

test('an editor sees the faults of an unsaved text in the language of its terminal, until they are repaired', async () => {
  const file = 'content/fr/v1/guides/features/menu.mdx';
  const uri = pathToFileURL(file).href;
  const text = readFileSync(file, 'utf8');
  const line = text.trimEnd().split('\n').length + 1;
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/language-server.ts', '--stdio'], {
    env: { ...process.env, LC_ALL: 'fr_FR.UTF-8' },
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
  /** The diagnostics of a version of a document, once they are published. */
  const diagnosticsOf = async (wanted: string, version?: number) => {
    for (;;) {
      const found = published.findLast((one) => one.uri === wanted && one.version === version);
      if (found) return found.diagnostics;
      await Promise.race([failure, new Promise<void>((resolve) => (arrived = resolve))]);
    }
  };
  const open = (textDocument: object) => client.sendNotification('textDocument/didOpen', { textDocument });
  client.listen();
  try {
    const initialized = await Promise.race([
      failure,
      client.sendRequest<object>('initialize', { processId: process.pid, rootUri: null, capabilities: {} }),
    ]);
    expect(initialized).toHaveProperty('capabilities.textDocumentSync.openClose', true);
    await client.sendNotification('initialized', {});

    await open({
      uri,
      languageId: 'mdx',
      version: 1,
      text: `${text.trimEnd()}\n\nVoyez [les menus](/v1/guides/rien).\n`,
    });
    expect(await diagnosticsOf(uri, 1)).toEqual([
      {
        range: { start: { line, character: 6 }, end: { line, character: 10 } },
        severity: 1,
        code: 'dead-link',
        source: 'check',
        message: expect.stringMatching(/^Le lien « \/v1\/guides\/rien » ne mène à aucune page\..*\n\S/),
      },
    ]);

    const keysAt = (line: number) =>
      client.sendRequest<{ label: string; detail: string }[]>('textDocument/completion', {
        textDocument: { uri },
        position: { line, character: 0 },
      });
    const keys = await keysAt(1);
    expect(keys).toContainEqual(
      expect.objectContaining({ label: 'draft', detail: 'Donnez-lui la bonne forme : true ou false.' }),
    );
    expect(keys.map(({ label }) => label)).not.toContain('description'); // the page has one
    expect(await keysAt(line)).toEqual([]);

    // Messages that make no sense, and texts that are not pages of the site, leave it alive.
    await client.sendNotification('textDocument/didChange', { textDocument: null });
    await client.sendNotification('textDocument/didOpen', 12);
    await expect(client.sendRequest('rien', {})).rejects.toThrow();
    await open({ uri: 'untitled:1', languageId: 'mdx', version: 1, text: '<Tabs>' });
    await open({ uri: 'file:///etc/%zz', languageId: 'mdx', version: 1, text: '' });
    const large = pathToFileURL('content/fr/v1/guides/features/events.mdx').href;
    await open({ uri: large, languageId: 'mdx', version: 1, text: 'a'.repeat(2_000_000) });
    expect((await diagnosticsOf(large, 1)).map(({ code }) => code)).toEqual(['too-large']);
    await client.sendNotification('textDocument/didClose', { textDocument: { uri: large } });
    expect(await diagnosticsOf(large)).toEqual([]);

    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [
        {
          range: { start: { line: line - 1, character: 0 }, end: { line: line + 1, character: 0 } },
          text: '',
        },
      ],
    });
    expect(await diagnosticsOf(uri, 2)).toEqual([]);

    await client.sendRequest('shutdown');
    await client.sendNotification('exit');
    expect(await ended).toEqual([0, null]);
  } finally {
    client.dispose();
    server.kill();
  }
}, 120_000);
