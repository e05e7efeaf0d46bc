import { expect } from '@playwright/test';
import { engines, type Engine } from './support/engines';
import { FailingServer } from './support/failing-server';
import { buildMiniSite } from './support/mini-site/build';
import { test } from './support/suite';
import { untilTrue } from './support/until';

const guide = '/fr/v1/guides/features/command';

/** Polls the page until the answer is true. */
const untilIn = <Args extends unknown[]>(
  engine: Engine,
  ask: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> => untilTrue(() => engine.run(ask, ...args), `${String(ask)} ${JSON.stringify(args)}`);

/** Opens a page. The engine may answer for the document that it is leaving, which may have the same address. */
async function show(engine: Engine, address: string): Promise<void> {
  await engine.run(() => void Object.assign(window, { isLeft: true }));
  await engine.visit(address);
  const isShown = (href: string): boolean =>
    !('isLeft' in window) && location.href === href && document.documentElement.dataset.ready !== undefined;
  await untilIn(engine, isShown, address);
}

const hasActiveWorker = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration('/fr/'))?.active?.state === 'activated';
/**
 * Leaves the guide, chooses other looks, and goes back, until the engine has kept the guide in the back/forward cache. No engine keeps a
 * page that has an open request or whose worker changes, so several attempts are allowed. `beforeLeaving` runs in each.
 */
async function untilKept(
  engine: Engine,
  url: (path: string) => string,
  beforeLeaving: () => Promise<unknown>,
): Promise<void> {
  const comeBack = async (): Promise<boolean> => {
    await show(engine, url(guide));
    await untilIn(engine, hasActiveWorker);
    await engine.run(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) sessionStorage.setItem('kept', 'true');
      });
      Object.assign(window, { alive: true });
      sessionStorage.removeItem('kept');
    });
    await beforeLeaving();
    // A second has passed since the last response.
    await untilIn(engine, () =>
      performance
        .getEntriesByType('resource')
        .every((entry) => performance.now() - (entry as PerformanceResourceTiming).responseEnd > 1000),
    );
    await show(engine, url('/fr/about/intro'));
    await engine.run(() => {
      for (const [key, value] of Object.entries({ theme: 'dark', 'tauri-docs.text-size': 'large' }))
        localStorage.setItem(key, value);
      history.back();
    });
    await untilIn(engine, (path) => location.pathname === path && document.readyState === 'complete', guide);
    return engine.run(() => sessionStorage.getItem('kept') !== null);
  };
  for (let attempt = 1; !(await comeBack()); attempt += 1)
    expect(attempt, 'the page was loaded again each time').toBeLessThan(25);
}

const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.skip(
      start === null,
      `${name} is not installed (apt-get install firefox-esr webkit2gtk-driver xvfb)`,
    );
    let engine: Engine;
    test.beforeAll(async () => {
      if (start) engine = await start();
    });
    test.afterAll(() => engine?.close());

    test('a reader: colour mode, a link in place, the way back, no error', async ({ url }) => {
      await show(engine, url(guide));
      await engine.run(() => {
        const errors: string[] = [];
        Object.assign(window, { errors });
        window.addEventListener('error', ({ message }) => errors.push(message));
        window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
      });
      await engine.run(click, '.navbar .color-mode');
      await untilIn(engine, () => document.documentElement.dataset.theme === 'dark');
      await engine.run(click, 'a[href="/fr/v1/guides/features/events"]');
      await untilIn(engine, () => document.querySelector('h1')?.textContent === 'Évènements');
      await untilIn(engine, () => document.documentElement.dataset.ready !== undefined);
      await engine.run(() => history.back());
      await untilIn(engine, (path) => location.pathname === path, guide);
      await untilIn(engine, () => document.querySelector('h1')?.textContent !== 'Évènements');
      const { errors } = await engine.run(() => ({ errors: (window as { errors?: string[] }).errors }));
      expect(errors, 'in the document that was opened first').toEqual([]);
      // WebKitGTK sometimes never ends the installation of a worker whose page is left during it.
      await untilIn(engine, hasActiveWorker);
    });

    test('pages are laid out whole: in Firefox, screen readers find no text in skipped blocks', async ({
      url,
    }) => {
      await show(engine, url(guide));
      const skipped = (): number =>
        [...document.querySelectorAll('.prose > *')].filter(
          (block) => getComputedStyle(block).contentVisibility !== 'visible',
        ).length;
      expect(await engine.run(skipped)).toBe(0);
    });

    test('a reader who goes back finds the page in the back/forward cache, with later choices', async ({
      url,
    }) => {
      await untilKept(engine, url, async () => {
        // The page follows choices: what it still loads when it is left would never arrive in Firefox.
        await untilIn(engine, () => {
          const chosen = { key: 'tauri-docs.text-size', newValue: 'larger' };
          window.dispatchEvent(new StorageEvent('storage', chosen));
          return document.documentElement.dataset.textSize === 'larger';
        });
      });
      await untilIn(engine, () => {
        const { theme, textSize } = document.documentElement.dataset;
        return theme === 'dark' && textSize === 'large';
      });
    });

    test('a page that was left before it was ready is loaded again by Back', async ({ url }) => {
      await untilKept(engine, url, () => engine.run(() => delete document.documentElement.dataset.ready));
      await untilIn(engine, () => !('alive' in window));
      await untilIn(engine, () => document.documentElement.dataset.ready === '');
    });

    test('a searcher: opens the search by keyboard, types, follows the first result', async ({ url }) => {
      await show(engine, url(guide));
      await engine.press('Control+k');
      await untilIn(engine, () => document.activeElement?.matches('dialog[open] input') === true);
      await engine.press(...'splash');
      await untilIn(engine, () =>
        /splashscreen/.test(document.querySelector('[role=option]')?.getAttribute('href') ?? ''),
      );
      await engine.press('Enter');
      await untilIn(engine, () => location.pathname.includes('splashscreen'));
      await untilIn(engine, () => document.querySelector('dialog[open]') === null);
    });

    test('keys that move the focus show where it is, also after a press of the mouse', async ({ url }) => {
      const expectRing = async (where: string): Promise<void> => {
        const hasFocus = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;
        await untilIn(engine, hasFocus, where);
        expect(await engine.run(hasFocus, ':focus-visible'), where).toBe(true);
      };
      await show(engine, url('/fr/v1/guides/getting-started/setup/vite'));
      await engine.pressMouseOn('h1');
      await engine.press('t');
      await expectRing('.toc a');
      await engine.pressMouseOn('h1');
      await engine.press('f');
      await expectRing('.sidebar a');
      await engine.pressMouseOn('.dropdown > summary');
      await engine.press('ArrowDown');
      await expectRing('.dropdown a');
      await engine.run(() =>
        document.querySelector('[role=tab]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await engine.pressMouseOn('[role=tab]');
      await engine.press('ArrowRight');
      await expectRing('[role=tab]');
    });

    for (const path of ['about/intro', 'v1/guides/debugging/application', 'v1/api/config'])
      test(`${path} follows the width of the window, as on a tablet that is turned`, async ({ url }) => {
        await engine.setWidth(1280);
        await show(engine, url(`/fr/${path}`));
        for (const width of [900, 1280, 820, 1280]) {
          await engine.setWidth(width);
          await untilIn(engine, (wanted) => window.innerWidth === wanted, width);
          // Not until it is so: other changes of the page would have the styles computed anew some time later.
          const menuOfPhones = await engine.run(async () => {
            for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
            return document.querySelector('.menu-button')?.checkVisibility();
          });
          expect(menuOfPhones, `${width} px`).toBe(width < 997);
        }
      });

    test('an author of an app: learns which key of a configuration is misspelt', async ({ url }) => {
      await show(engine, url('/fr/v1/api/config'));
      // A field that loads out of sight does not take the focus.
      await engine.run(() =>
        document.querySelector('.config-checker')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await engine.run(click, '.config-checker > button');
      await untilIn(engine, () => document.activeElement?.id === 'checker-text');
      await engine.press(...'{"package":{"productNam":"Carnet"}}');
      await untilIn(engine, () =>
        /package\.productNam[^]*vouliez-vous écrire/.test(
          document.querySelector('.config-checker li:has(button)')?.textContent ?? '',
        ),
      );
    });

    test('an offline reader: keeps a copy, reads it without the server', async () => {
      const server = await new FailingServer(await buildMiniSite()).start();
      try {
        await engine.visit(`${server.origin}/fr/?offlineMode=true`);
        await untilIn(engine, async () => {
          const [name] = await caches.keys();
          const kept = name ? await (await caches.open(name)).keys() : [];
          return navigator.serviceWorker.controller !== null && kept.some(({ url }) => url.includes('copy-'));
        });
        server.fail('drop');
        await engine.visit(`${server.origin}/fr/v1/guides/page-7`);
        await untilIn(engine, () => document.querySelector('h1')?.textContent === 'Page v1/guides/page-7');
        await untilIn(engine, () => document.querySelector('.copy-note') !== null);
      } finally {
        await server.close();
      }
    });
  });
}
