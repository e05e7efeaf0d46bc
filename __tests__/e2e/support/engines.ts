import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { scratchFolder } from '../../support/scratch';
import { freePort } from './programs';
import { untilTrue } from './until';

type Value = Record<string, unknown>;

/** A browser other than Chromium, as far as the journeys need it. To be offline, let the server drop connections. */
export type Engine = {
  visit: (url: string) => Promise<void>;
  /** Runs a function in the page. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses keys one after the other; `Control+k` is a chord. */
  press: (...keys: string[]) => Promise<void>;
  /** Presses the mouse on the middle of an element in view. */
  pressMouseOn: (selector: string) => Promise<void>;
  /** Makes the window as wide as this, in px. */
  setWidth: (width: number) => Promise<void>;
  close: () => Promise<void>;
};

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const firefox = '/usr/bin/firefox-esr';

/** How to start each engine, or null where it is not installed. */
export const engines: Record<'Firefox' | 'WebKitGTK', (() => Promise<Engine>) | null> = {
  Firefox: existsSync(firefox) ? startFirefox : null,
  WebKitGTK:
    existsSync(miniBrowser) && ['WebKitWebDriver', 'xvfb-run'].every(isInstalled) ? startWebKit : null,
};

/** Firefox over WebDriver BiDi. */
async function startFirefox(): Promise<Engine> {
  const profile = scratchFolder('firefox-');
  const child = spawn(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const address = await lineWith(child, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Value) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Value;
    waiting.get(Number(answer.id))?.(answer);
  });
  await once(socket, 'open');
  let id = 0;
  const send = async (method: string, params: Value): Promise<Value> => {
    id += 1;
    const answer = new Promise<Value>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, error, message, result } = await answer;
    if (type === 'error') throw new Error(`${method}: ${String(error)} ${String(message)}`);
    return result as Value;
  };
  await send('session.new', { capabilities: {} });
  // A tab of our own: in the first one, the page never has the focus.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const act = async (actions: Value[]): Promise<void> =>
    void (await send('input.performActions', { context, actions }));
  return withInput(act, {
    visit: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (work, ...args) => {
      const { result, exceptionDetails } = (await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${String(work)})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    setWidth: async (width) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height: 800 } })),
    close: async () => {
      socket.close();
      await end(child);
    },
  });
}

/** WebKitGTK over classic WebDriver, on a virtual screen. */
async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    detached: true, // so that the virtual screen is stopped with the driver
    env: { ...process.env, TMPDIR: scratchFolder('xvfb-') }, // stopped this way, it leaves its folder behind
  });
  const send = async (method: string, command: string, body?: Value): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${command}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${command}: ${String(value.error)} ${String(value.message)}`);
    return value;
  };
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  let id = '';
  const start = async (): Promise<boolean> => {
    id = ((await send('POST', '', { capabilities })) as { sessionId: string }).sessionId;
    return true;
  };
  await untilTrue(start, 'WebKitWebDriver answers');
  const act = async (actions: Value[]): Promise<void> =>
    void (await send('POST', `/${id}/actions`, { actions }));
  return withInput(act, {
    visit: async (url) => void (await send('POST', `/${id}/url`, { url })),
    run: async (work, ...args) => {
      const script = `const done = arguments[1];
        Promise.resolve().then(() => (${String(work)})(...JSON.parse(arguments[0])))
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const body = { script, args: [JSON.stringify(args)] };
      const { value, error } = (await send('POST', `/${id}/execute/async`, body)) as {
        value: never;
        error?: string;
      };
      if (error) throw new Error(error);
      return value;
    },
    setWidth: async (width) => void (await send('POST', `/${id}/window/rect`, { width, height: 800 })),
    close: async () => {
      await send('DELETE', `/${id}`).catch(() => undefined); // it may have crashed
      await end(child, -1);
    },
  });
}

const named: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** Adds the keyboard and the mouse, whose actions have one form in both protocols. */
function withInput(
  act: (actions: Value[]) => Promise<void>,
  engine: Omit<Engine, 'press' | 'pressMouseOn'>,
): Engine {
  const middleOf = (selector: string): [number, number] => {
    const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  };
  return {
    ...engine,
    press: (...keys) => act(toActions(keys)),
    pressMouseOn: async (selector) => {
      const [x, y] = await engine.run(middleOf, selector);
      const move = { type: 'pointerMove', x, y };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const parameters = { pointerType: 'mouse' };
      await act([{ type: 'pointer', id: 'mouse', parameters, actions: [move, ...press] }]);
    },
  };
}

/** Key actions in the form that both protocols expect. */
function toActions(keys: string[]): Value[] {
  const actions = keys.flatMap((chord) => {
    const parts = (chord.length > 1 ? chord.split('+') : [chord]).map((key) => named[key] ?? key);
    const down = parts.map((value) => ({ type: 'keyDown', value }));
    return [...down, ...parts.reverse().map((value) => ({ type: 'keyUp', value }))];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Resolves with the first group of `pattern` once a line of the program's errors matches. */
function lineWith(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`ended before ${pattern}`)));
    if (child.stderr)
      createInterface(child.stderr).on('line', (line) => {
        const [, found] = pattern.exec(line) ?? [];
        if (found) resolve(found);
      });
  });
}

/** Stops a program, or with -1 the process group that it leads. */
async function end(child: ChildProcess, group: 1 | -1 = 1): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(group * child.pid);
  await once(child, 'exit');
}
