import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import JSON5 from 'json5';
import { missingLines, readSteps, type Step } from '../../lib/check/replay';
import type { Fault } from '../../lib/check/types';
import type { Site } from '../../lib/check/rule';
import { merge } from '../../lib/text/merge';

/** What pages build together; `start` makes what the first page takes as given. */
export type Project = { start?: string[]; pages: string[] };

const guides = '/v1/guides';
const setup = `${guides}/getting-started/setup`;

const projects: Project[] = [
  ...['html-css-js', 'vite', 'next-js', 'sveltekit', 'qwik'].map((name) => ({ pages: [`${setup}/${name}`] })),
  {
    start: ['npm create vite@latest courses -- --template react-ts', 'cd courses', 'npm install'],
    pages: [`${setup}/integrate`],
  },
  {
    pages: [
      setup,
      ...['command', 'events', 'menu', 'system-tray', 'multiwindow', 'plugin'].map(
        (name) => `${guides}/features/${name}`,
      ),
      `${guides}/testing/mocking`,
      `${guides}/building`,
      ...['sign-windows', 'sign-macos', 'sign-linux', 'updater'].map(
        (name) => `${guides}/distribution/${name}`,
      ),
    ],
  },
];

/** Does what the JavaScript guides say, as far as it needs no Rust, with the packages they install. */
export async function replayGuides(site: Pick<Site, 'pages'>, all = projects): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { start = [], pages } of all) {
    const root = mkdtempSync(path.join(tmpdir(), 'replay-'));
    const reader = new Reader(root);
    try {
      for (const [index, route] of pages.entries()) {
        const page = site.pages.find(({ source, kind }) => source.route === route && kind === 'page');
        if (!page?.parsed) throw new Error(`${route}: the page is missing or cannot be rendered`);
        const { file, parsed } = page;
        const before = index === 0 ? start.map((command): Step => ({ type: 'run', command })) : [];
        const found = await reader.follow([...before, ...readSteps(parsed.markdown)]);
        faults.push(...found.map((problem) => ({ file, line: 1, rule: 'replay', values: { problem } })));
      }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  return faults;
}

/** Needs Rust, a window, an answer or a package of GitHub. */
const isNotReplayed =
  /^(?!cd |mkdir |npm |npx |gpg --batch )|tauri-app@latest -- --tauri-version 1$|github\.com/;
const buildsFrontend = /^npm run tauri (?:build|dev)\b/;

/** A project folder, with what a reader has done in it so far. */
class Reader {
  private folder: string;
  /** Of the last command. */
  private output = '';
  private isBuilt = false;
  private readonly environment: Record<string, string | undefined>;

  constructor(root: string) {
    this.folder = root;
    // What `npm run` tells the check about this project is not for the commands of another one.
    const own = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry$)/i.test(name));
    this.environment = {
      ...Object.fromEntries(own),
      npm_config_cache: path.join(homedir(), '.npm'),
      npm_config_userconfig: path.join(homedir(), '.npmrc'),
      // Commands ask no question, write to a home of their own, and install the packages of development too.
      CI: 'true',
      HOME: root,
      NODE_ENV: undefined,
      npm_config_yes: 'true',
    };
  }

  /** Takes the steps of a page, then builds the frontend; returns what went wrong. */
  async follow(steps: Step[]): Promise<string[]> {
    const problems: string[] = [];
    for (const step of [...steps, { type: 'run', command: 'npm run tauri build' } as const])
      try {
        await this.take(step);
      } catch (error) {
        problems.push((error as Error).message);
      }
    return problems;
  }

  private async take(step: Step): Promise<void> {
    if (step.type === 'write') return this.write(step.file, step.code);
    if (step.type === 'run') {
      if (buildsFrontend.test(step.command)) return this.build();
      return isNotReplayed.test(step.command) ? undefined : this.run(step.command);
    }
    const missing = missingLines(step.output, this.output);
    if (missing.length > 0) throw new Error(`not in the output: ${missing.join(' / ')}`);
  }

  /** Runs a command; `cd` changes the folder of the next ones. */
  private async run(command: string): Promise<void> {
    const folder = /^cd (.+)$/.exec(command)?.[1];
    if (folder) {
      // A folder that only a compilation makes is not entered.
      if (existsSync(path.join(this.folder, folder))) this.folder = path.join(this.folder, folder);
      return;
    }
    this.isBuilt = false;
    const child = spawn('sh', ['-c', command], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.environment as NodeJS.ProcessEnv,
    });
    this.output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (this.output += String(data)));
    const [status] = (await once(child, 'close')) as [number | null];
    if (status !== 0) throw new Error(`"${command}" fails: ${this.output.trim().slice(-2000)}`);
  }

  private write(name: string, code: string): void {
    const file = path.join(this.folder, name);
    const isThere = existsSync(file);
    // An excerpt of a file that a tool has written.
    if (isThere && /\.[jt]s$/.test(name) && !/^(?:im|ex)port /m.test(code)) return;
    this.isBuilt = false;
    mkdirSync(path.dirname(file), { recursive: true });
    // A block of JSON completes the file that a tool has written; lists are replaced.
    const isCompleted = isThere && name.endsWith('.json');
    writeFileSync(file, isCompleted ? JSON.stringify(merge(readJson(file), JSON.parse(code))) : code);
  }

  /** What `tauri dev` and `tauri build` do before they compile Rust. */
  private async build(): Promise<void> {
    const file = path.join(this.folder, 'src-tauri/tauri.conf.json');
    if (this.isBuilt || !existsSync(file)) return;
    const { beforeBuildCommand, distDir } = (readJson(file) as { build: Record<string, string> }).build;
    if (beforeBuildCommand) await this.run(beforeBuildCommand);
    this.isBuilt = true;
    const page = path.join('src-tauri', distDir ?? '', 'index.html');
    if (!existsSync(path.join(this.folder, page))) throw new Error(`the build has not written ${page}`);
  }
}

/** JSON, with the comments that TypeScript allows in its configuration. */
function readJson(file: string): unknown {
  return JSON5.parse(readFileSync(file, 'utf8'));
}
