/** The installed package @tauri-apps/cli, asked for its schema and its help texts. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractCli } from './cli/extract';
import type { CliReference } from './cli/types';
import { extractConfig } from './config/extract';
import { isRecord } from './config/schema';
import type { ConfigReference } from './config/types';

/** The version whose words are written in content/fr/api. */
export const cliVersion = '1.6.3';

/** Structure of the configuration and of the command line, from the package installed below `root`. */
export function readInstalledCli(root = process.cwd()): { config: ConfigReference; cli: CliReference } {
  const folder = path.join(root, 'node_modules/@tauri-apps/cli');
  const manifest = readJson(path.join(folder, 'package.json'));
  const version = isRecord(manifest) ? manifest.version : undefined;
  if (version !== cliVersion) {
    throw new Error(
      `@tauri-apps/cli is installed in version ${String(version)}, the reference describes ${cliVersion}\n` +
        '  → run "npm ci"; for a new version, change cliVersion in lib/api-reference/installed-cli.ts and the words',
    );
  }
  const config = extractConfig(readJson(path.join(folder, 'schema.json')), version);
  return { config, cli: readHelp(path.join(folder, 'tauri.js'), version) };
}

/** Asks for the helps in an empty folder of its own, because some defaults name the current folder. */
function readHelp(program: string, version: string): CliReference {
  const directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'tauri-help-')));
  const env = { ...process.env, NO_COLOR: '1', npm_execpath: '' };
  try {
    const ask = (command: string[]): string =>
      execFileSync(process.execPath, [program, 'help', ...command], {
        cwd: directory,
        env,
        encoding: 'utf8',
      });
    return extractCli(ask, directory, version);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
