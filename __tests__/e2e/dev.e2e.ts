import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { launchBrowser } from '../../scripts/browser/chromium';
import { openSearch, rows, searchFor } from './support/search';

const [file, renamed] = ['zz-dev', 'zz-dev-renamed'].map(
  (name) => `content/fr/v1/guides/features/${name}.mdx`,
) as [string, string];

const partial = 'content/fr/_partials/zz-dev.mdx';

const patiently = { timeout: 60_000 };
/** The check runs at low priority: beside other tests, its first run takes minutes. */
const veryPatiently = { timeout: 240_000 };

/** A draft: were it left behind, it would not be published. */
function save(text: string): void {
  const head =
    'title: Page de passage\ndescription: Une page qui ne dure que le temps d’un essai du serveur.\norder: 99\ndraft: true';
  writeFileSync(file, `---\n${head}\n---\n\n${text}\n`);
}

/** Ends the content check, as the system does when memory runs out: `npm run dev` has to start it again. */
function killChecker(pid = 0): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const checkers = children.filter((child) =>
    /checker\.ts/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')),
  );
  expect(checkers).toHaveLength(1);
  process.kill(Number(checkers[0]), 'SIGKILL');
}

test('npm run dev shows every save, whatever the pause between two, and new and renamed pages at once; its dialogs work', async () => {
  test.setTimeout(600_000);
  save('Texte un.');
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += String(text)));
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`npm run dev ended with ${String(code)}:\n${printed}`);
  });
  ended.catch(() => undefined); // also when it is stopped below
  const browser = await launchBrowser();
  try {
    await Promise.race([ended, expect.poll(() => printed, patiently).toContain('http://')]);
    const [origin = ''] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
    const address = `${origin}/fr/v1/guides/features/zz-dev`;
    const page = await browser.newPage();
    await Promise.race([ended, page.goto(address)]); // answered once Next.js has started
    const shown = page.locator('.prose');
    await expect(shown).toHaveText('Texte un.', patiently);
    killChecker(server.pid);
    for (const [first, pause, second] of [
      ['Premier.', 50, 'Second.'],
      ['Troisième.', 1200, 'Quatrième.'],
      ['<Tabs>', 300, 'Réparé.'],
    ] as const) {
      save(first);
      await wait(pause);
      save(second);
      await expect(shown).toHaveText(second, patiently);
    }
    save('<Tabs>');
    const overlay = page.locator('nextjs-portal');
    await expect(overlay).toContainText('zz-dev.mdx', patiently);
    save('Réparé encore.');
    await expect(shown).toHaveText('Réparé encore.', patiently);

    save('[Un lien](/v1/guides/features/zz-rien)'); // a fault of the check, with which the page still shows
    await expect(overlay).toContainText('Issue', veryPatiently);
    expect(printed).toContain('The content check ended with SIGKILL. It starts again.');
    await expect(overlay.locator('[data-error="true"]')).toBeVisible(); // by which RefreshOnChange knows
    // A page shows the faults of its partials too.
    writeFileSync(partial, '[Un lien](/v1/guides/features/zz-commun)\n');
    save('Réparé enfin.\n\n<Partial name="zz-dev" />');
    await expect(shown).toContainText('Un lien', patiently);
    await expect(overlay).not.toContainText('zz-rien', veryPatiently);
    await expect(overlay).toContainText('Issue', veryPatiently);
    save('Réparé enfin.');
    await expect(shown).toHaveText('Réparé enfin.', patiently);
    await expect(overlay).not.toContainText('Issue', veryPatiently);

    await openSearch(page);
    await searchFor(page, 'menu de fenêtre'); // in the index of the last build
    await expect(rows(page).first()).toHaveAttribute('href', '/fr/v1/guides/features/menu');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.menu-button').click();
    // React's strict mode closes and reopens a new dialog: it stays open when the late event of that has come.
    await expect(page.locator('.mobile-menu[open]').getByText('Zone de notification')).toBeVisible(patiently);

    await page.close(); // the rename would reload it
    renameSync(file, renamed);
    expect(await (await fetch(`${address}-renamed`)).text()).toMatch(/Réparé enfin\./);
    const gone = await fetch(address);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toMatch(/Page introuvable/);
  } catch (error) {
    console.error(printed); // the cause may be a process that has ended, and only this tells
    throw error;
  } finally {
    for (const one of [file, renamed, partial]) rmSync(one, { force: true });
    await browser.close();
    if (server.exitCode === null) process.kill(-(server.pid ?? 0), 'SIGTERM');
  }
});
