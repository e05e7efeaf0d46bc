import { parseHelp } from './parse-help';
import type { CliCommand, CliReference } from './types';

/** Gives the help text of a command: `['plugin', 'init']` → output of `tauri help plugin init`. */
export type AskHelp = (command: string[]) => string;

/** The program and all its commands, found by following the lists of commands in the help texts. */
export function extractCli(askHelp: AskHelp, directory: string, version: string): CliReference {
  const read = (name: string): CliCommand[] => {
    const command = parseHelp(name, askHelp(name === 'tauri' ? [] : name.split(' ')), directory);
    return [command, ...command.subcommands.flatMap(read)];
  };
  return { version, commands: read('tauri') };
}
