import { readFileSync, readdirSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { hashOf } from '../../lib/content/hash';
import { listSamples, stillsFile } from '../../lib/sample/samples';
import { listHtmlFiles } from '../../scripts/postbuild/html-files';
import { player, runSample } from '../../scripts/browser/sample';
import { untilSettled } from '../../scripts/browser/network';
import { listViolationsInBothModes } from './support/axe';
import { inside, journal, playStep, runFiles } from './support/sample';
import { layOutWhole, test } from './support/suite';

const guide = '/fr/v1/guides/features/command';
const elsewhere = 'https://elsewhere.example';

const runCode = (page: Page, script: string): Promise<void> =>
  runFiles(page, 'commande', { 'index.html': `<p id="out">…</p>\n<script>\n${script}\n</script>` });

test('code in a window reaches neither page, storage, network nor other windows', async ({ open }) => {
  const asked: string[] = [];
  const { page, context } = await open(guide, {
    expected: /./,
    prepare: (fresh) =>
      fresh.context().route(`${elsewhere}/**`, (route) => {
        asked.push(route.request().url());
        return route.abort();
      }),
  });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  await runSample(page, 'commande');
  const address = page.url();
  const attempts: Record<string, string> = {
    parent: 'parent.document.title',
    top: 'top.document.title',
    frames: 'top.frames[0].document',
    topStorage: 'top.localStorage.length',
    topNavigation: `top.location.href = "${elsewhere}/top"`,
    ownStorage: 'localStorage.length',
    session: 'sessionStorage.length',
    cookie: 'document.cookie',
    databases: 'await indexedDB.databases()',
    caches: 'await caches.keys()',
    serviceWorker: 'await navigator.serviceWorker.register("/fr/sw.js")',
    popup: `if (!window.open("${elsewhere}/popup")) throw new Error("blocked")`,
    opener: 'if (!opener) throw new Error("none")',
    worker:
      'await new Promise((ok, no) => { const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))); worker.onmessage = ok; worker.onerror = no; })',
    fetch: `await fetch("${elsewhere}/fetch")`,
    ownSite: 'await fetch("/fr/pages.json")',
    socket: `await new Promise((_, no) => (new WebSocket("wss://elsewhere.example").onerror = no))`,
    evaluation: 'eval("1")',
    module: `await new Function("return import('${elsewhere}/module.js')")()`,
    rtc: 'new RTCPeerConnection()',
  };
  const tries = Object.entries(attempts).map(
    ([name, code]) =>
      `try { ${code}; console.log("REACHED ${name}") } catch { console.log("refused ${name}") }`,
  );
  await runCode(
    page,
    `(async () => { ${tries.join('\n')}
     const picture = new Image(); picture.src = "${elsewhere}/picture.png"; document.body.append(picture);
     const link = document.createElement("a"); link.href = "data:text/plain,x"; link.download = "x.txt"; link.click();
     const form = document.createElement("form"); form.action = "${elsewhere}/form"; document.body.append(form); form.submit();
     console.log("done"); })()`,
  );
  await journal(page, 'console.log done');
  const lines = await player(page).locator('[role="log"] li code').allInnerTexts();
  const results = lines.filter((line) => /REACHED|refused/.test(line));
  expect(results).toEqual(Object.keys(attempts).map((name) => `console.log refused ${name}`));
  // Leaving for another site, last: the window would be gone.
  await runCode(page, `console.log("leaving"); location.href = "${elsewhere}/navigation"`);
  await journal(page, 'console.log leaving');
  await runCode(page, 'console.log("still here")');
  await journal(page, 'console.log still here');
  expect([asked, downloads, context.pages().length, page.url()]).toEqual([[], [], 1, address]);
});

test('endless loops, floods and exceptions end in the journal', async ({ open }) => {
  const { page } = await open(guide, { expected: /./ });
  const repeat = (code: string): string =>
    `setInterval(() => { for (let n = 0; n < 100; n++) { ${code} } });`;
  for (const [code, text] of [
    ['let turns = 0;\nwhile (true) turns += 1;', 'Boucle arrêtée'],
    ['for (;;) { await null; }', 'Boucle arrêtée'],
    ['do {\n} while (1)', 'Boucle arrêtée'],
    ['const a = 1;\nabsent(a);', /index\.html:4 absent is not defined/],
    ['const = 1;', 'index.html:3 Unexpected token'],
    ["import 'constructor';", '« constructor » ne fait pas partie de cet essai'],
    [repeat('__TAURI_IPC__({ cmd: "x", callback: 1, error: 2 });'), 'trop de messages'],
  ] as const) {
    await runCode(page, code);
    await journal(page, text);
  }
  await runCode(page, repeat('top.postMessage("sample", "*"); parent.postMessage({ kind: "ipc" }, "*");'));
  await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
  await playStep(page, { text: '#latin', is: 'Papaver rhoeas' });
});

test('the reason for the end of a flood stays in the journal when its calls are answered later', async ({
  open,
}) => {
  const { page } = await open(guide, { expected: /./ });
  await runFiles(page, 'commande', {
    'index.html': `<script>\nfor (let n = 0; n < 500; n++) __TAURI_INVOKE__('slow');\n</script>`,
    'rust.js': `let calls = 0;
      command('slow', async () => {
        await delay(1000);
        if ((calls += 1) === 390) console.log('answered');
      });`,
  });
  await journal(page, 'console.log answered');
  await journal(page, 'trop de messages');
});

test('the page ignores messages and answers that are not of the protocol', async ({ open }) => {
  // Without `expected`: an exception in the page fails the test.
  const { page } = await open(guide);
  const takePort = 'const { postMessage } = MessagePort.prototype; MessagePort.prototype.postMessage =';
  await runFiles(page, 'commande', {
    'index.html': `<script>
      let port;
      ${takePort} function (message) { port = this; postMessage.call(this, message); };
      console.log('first');
      const call = { cmd: 'spoilt', callback: 1, error: 2 };
      for (const message of [
        null,
        'ipc',
        { kind: 'ipc', message: null },
        { kind: 'ipc', message: { ...call, cmd: { call } } },
        { kind: 'log', level: 'log', text: { call } },
        { kind: 'error', text: { call }, place: [] },
        { kind: 'drag' },
        { kind: 'log', level: 'log', text: 'x'.repeat(9000) },
        { kind: 'ipc', message: call },
      ]) port.postMessage(message);
    </script>`,
    'rust.js': `
      ${takePort} function (message) { postMessage.call(this, 'value' in message ? null : message); };
      command('spoilt', () => true);
      menu('no list');`,
  });
  await player(page).locator('[data-kind="failed"]', { hasText: 'spoilt {} → null' }).waitFor();
  const lines = await player(page).locator('[role="log"] li code:first-of-type').allInnerTexts();
  expect(lines).toEqual(['console.log first', `console.log ${'x'.repeat(2000)}…`, 'spoilt {}']);
});

test('a call that the isolation hook drops is neither performed nor answered', async ({ open }) => {
  const { page } = await open(guide);
  const hook = `window.__TAURI_ISOLATION_HOOK__ = ({ cmd, ...rest }) => {
    console.log('hook', cmd);
    return cmd === 'tauri' ? { cmd, ...rest } : null;
  };`;
  await runFiles(page, 'isolement', { 'isolation.js': hook });
  const dropped = player(page).locator('[role="log"] li', { hasText: 'hook enregistrer_recette' });
  for (const turn of [0, 1]) {
    await inside(page).locator('button').click();
    await dropped.nth(turn).waitFor();
  }
  expect(await player(page).locator('[data-kind="played"]').count()).toBe(0);
});

test('the player loads at the first press, within its budget, for keyboard and phone', async ({ open }) => {
  const { page } = await open(guide, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // an offline copy would load files at the same time
    expected: /registerSW/,
  });
  const loaded = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await untilSettled(page);
  const before = await loaded();
  expect(before.filter((name) => name.startsWith('/fr/essais/'))).toEqual([]);
  await page.locator('.sample-run').first().focus();
  await page.keyboard.press('Enter');
  const title = player(page).getByRole('button', { name: 'Herbier', exact: true });
  await title.and(page.locator(':focus')).waitFor();
  const fresh = [...new Set(await loaded())].filter(
    (name) => /^\/fr\/essais\/|\.js$/.test(name) && !before.includes(name),
  );
  const sizeOf = (name: string): number =>
    brotliCompressSync(readFileSync(`out${name}${name.endsWith('/cadre') ? '.html' : ''}`)).length;
  const bytes = fresh.reduce((total, name) => total + sizeOf(name), 0);
  expect(bytes > 10_000 && bytes <= 90_000, `${bytes} bytes: ${fresh.join(' ')}`).toBeTruthy();

  const window = player(page).locator('section[data-label="main"]');
  const at = await window.evaluate(({ style }) => style.translate);
  await page.keyboard.press('ArrowDown');
  expect(await window.evaluate(({ style }) => style.translate)).not.toBe(at);
  await inside(page).locator('[name=nom]').fill('pâquerette');
  await page.keyboard.press('Enter');
  await playStep(page, { text: '#latin', is: 'Bellis perennis' });
  await page.keyboard.press('Escape');
  await title.and(page.locator(':focus')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBeTruthy();
  await layOutWhole(page);
  expect(await listViolationsInBothModes(page)).toEqual([]);
});

test('every sample is on a page, and its pictures are current and small', () => {
  const html = listHtmlFiles('out')
    .map((name) => readFileSync(`out/${name}`, 'utf8'))
    .join('');
  const stills = JSON.parse(readFileSync(stillsFile, 'utf8')) as Record<string, string>;
  const faults = listSamples().flatMap((name) => {
    const hash = hashOf(readFileSync(`out/fr/essais/${name}.json`), 16);
    return [
      ...(html.includes(`data-sample="${name}"`) ? [] : [`${name} is on no page`]),
      ...(stills[name] === hash ? [] : [`${name} has changed: npm run draw-samples ${name}`]),
      ...['light', 'dark']
        .filter((mode) => statSync(`out/images/essais/${name}-${mode}.avif`).size > 6_000)
        .map((mode) => `${name}-${mode}.avif is larger than 6 kB`),
    ];
  });
  expect(faults).toEqual([]);
  expect(readdirSync('out/images/essais').length).toBe(2 * listSamples().length);
});
