/** Writes content/api/config.json and content/api/cli.json from the installed @tauri-apps/cli: `npx tsx scripts/extract-reference.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readInstalledCli } from '../lib/api-reference/installed-cli';

const { config, cli } = readInstalledCli();
mkdirSync('content/api', { recursive: true });
writeFileSync('content/api/config.json', `${JSON.stringify(config, null, 2)}\n`);
writeFileSync('content/api/cli.json', `${JSON.stringify(cli, null, 2)}\n`);
process.stdout.write(`${config.definitions.length} definitions, ${cli.commands.length} commands written\n`);
