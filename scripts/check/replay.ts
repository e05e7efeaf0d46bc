import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import JSON5 from 'json5';
import type { Fault } from '../../lib/check/types';
import type { Site } from '../../lib/check/rule';
import { escapeRegExp } from '../../lib/text/escape';
import { merge } from '../../lib/text/merge';

/** What a reader does on a page: run a command, compare its output, write a file. */
export type Step =
  | { type: 'run'; command: string }
  | { type: 'compare'; output: string }
  | { type: 'write'; file: string; code: string };

/** Pages that build one project; `start` creates what the first page expects. */
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

/** Executes the steps of the JavaScript guides that need no Rust, with the packages they install. */
export function replayGuides(site: Pick<Site, 'pages'>, all = projects): Fault[] {
  return all.flatMap(({ start = [], pages }) => {
    const root = mkdtempSync(path.join(tmpdir(), 'replay-'));
    const reader = new Reader(root);
    try {
      const first = start.map((command): Step => ({ type: 'run', command }));
      return pages.flatMap((route, index) => {
        const page = site.pages.find(({ source, kind }) => source.route === route && kind === 'page');
        if (!page?.parsed) throw new Error(`${route}: the page is missing or cannot be rendered`);
        const steps = [...(index === 0 ? first : []), ...readSteps(page.parsed.markdown)];
        return reader
          .follow(steps)
          .map((problem) => ({ file: page.file, line: 1, rule: 'replay', values: { problem } }));
      });
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
}

/** Commands that need Rust, a window, user input or a package from GitHub. */
const isNotReplayed =
  /^(?!cd |mkdir |npm |npx |gpg --batch )|tauri-app@latest -- --tauri-version 1$|github\.com/;
const buildsFrontend = /^npm run tauri (?:build|dev)\b/;

/** A project folder, with what a reader has done in it so far. */
class Reader {
  /** Output of the last command. */
  private output = '';
  private isBuilt = false;
  private readonly environment: Record<string, string | undefined>;

  constructor(private folder: string) {
    this.environment = {
      // Remove the variables of `npm run`: they describe this project.
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry$)/i.test(name)),
      ),
      npm_config_cache: path.join(homedir(), '.npm'),
      npm_config_userconfig: path.join(homedir(), '.npmrc'),
      // No prompts, a home folder for this project only, and development packages.
      CI: 'true',
      HOME: folder,
      NODE_ENV: undefined,
      npm_config_yes: 'true',
    };
  }

  /** Executes the steps of a page, then builds the frontend; returns the errors. */
  follow(steps: Step[]): string[] {
    return [...steps, { type: 'run', command: 'npm run tauri build' } as const].flatMap((step) => {
      try {
        this.take(step);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
  }

  /** Runs a command; `cd` changes the folder of the next ones. */
  run(command: string): void {
    const folder = /^cd (.+)$/.exec(command)?.[1];
    if (folder) {
      // Ignore folders that only a Rust compilation creates.
      if (existsSync(path.join(this.folder, folder))) this.folder = path.join(this.folder, folder);
      return;
    }
    this.isBuilt = false;
    const { status, stdout } = spawnSync('sh', ['-c', `exec 2>&1; ${command}`], {
      cwd: this.folder,
      env: this.environment as NodeJS.ProcessEnv,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    this.output = stdout;
    if (status !== 0) throw new Error(`"${command}" fails: ${stdout.trim().slice(-2000)}`);
  }

  private take(step: Step): void {
    if (step.type === 'write') this.write(step.file, step.code);
    else if (step.type === 'compare') {
      const missing = missingLines(step.output, this.output);
      if (missing.length > 0) throw new Error(`not in the output: ${missing.join(' / ')}`);
    } else if (buildsFrontend.test(step.command)) this.build();
    else if (!isNotReplayed.test(step.command)) this.run(step.command);
  }

  private write(name: string, code: string): void {
    const file = path.join(this.folder, name);
    const isThere = existsSync(file);
    // Skip excerpts of files that a tool has written.
    if (isThere && /\.[jt]s$/.test(name) && !/^(?:im|ex)port /m.test(code)) return;
    this.isBuilt = false;
    mkdirSync(path.dirname(file), { recursive: true });
    // A block of JSON completes the file that a tool has written; lists are replaced.
    const isCompleted = isThere && name.endsWith('.json');
    writeFileSync(file, isCompleted ? JSON.stringify(merge(readJson(file), JSON.parse(code))) : code);
  }

  /** What `tauri dev` and `tauri build` do before they compile Rust. */
  private build(): void {
    const file = path.join(this.folder, 'src-tauri/tauri.conf.json');
    if (this.isBuilt || !existsSync(file)) return;
    const { beforeBuildCommand, distDir } = (readJson(file) as { build: Record<string, string> }).build;
    if (beforeBuildCommand) this.run(beforeBuildCommand);
    this.isBuilt = true;
    const page = path.join('src-tauri', distDir ?? '', 'index.html');
    if (!existsSync(path.join(this.folder, page))) throw new Error(`the build has not written ${page}`);
  }
}

/** JSON, with the comments that TypeScript allows in its configuration. */
function readJson(file: string): unknown {
  return JSON5.parse(readFileSync(file, 'utf8'));
}

const part =
  /^\*\*(?<label>[^*\n]+)\*\*$|^(?<indent> *)```(?<lang>\w*)(?: title="(?<title>[^"]*)")?\n(?<code>[\s\S]*?)^ *```$/gm;
const otherTabs = new Set(['Yarn', 'pnpm', 'Bun', 'Cargo']);
const fileName = /^(?!.*\.\.)[\w@.+-]+(?:\/[\w@.+-]+)*\.\w+$/;

/**
 * The steps of a page, from its Markdown copy: shell lines as npm spells them, blocks titled by a file, and blocks titled
 * "Sortie", which show the output of the command before them.
 */
export function readSteps(markdown: string): Step[] {
  let label = '';
  return [...markdown.replaceAll(/^> ?/gm, '').matchAll(part)].flatMap(({ groups = {} }): Step[] => {
    const { indent = '', lang = '', title = '' } = groups;
    const tab = label;
    label = groups.label ?? '';
    if (label || otherTabs.has(tab)) return [];
    const code = (groups.code ?? '').replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (lang === 'bash') return commandsOf(code).map((command) => ({ type: 'run', command }));
    if (title === 'Sortie') return [{ type: 'compare', output: code }];
    return fileName.test(title) ? [{ type: 'write', file: title, code }] : [];
  });
}

/** Lines of a shell block without comments; a `\` at the end joins a line and the next one. */
function commandsOf(code: string): string[] {
  return code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
    .filter(Boolean);
}

/** Lines that an output should contain and does not, in this order. Colours and spaces do not count; `…` is any text. */
export function missingLines(expected: string, output: string): string[] {
  const lines = linesOf(output);
  return linesOf(expected).filter((line) => {
    const pattern = new RegExp(`^${line.split('…').map(escapeRegExp).join('.*')}$`, 'u');
    const at = lines.findIndex((one) => pattern.test(one));
    lines.splice(0, at + 1);
    return at < 0;
  });
}

function linesOf(text: string): string[] {
  return text
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}
