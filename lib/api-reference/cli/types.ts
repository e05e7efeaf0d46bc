import type { EntryWords } from '../entry-words';

export type CliOption = {
  /** `--runner` */
  name: string;
  /** `-r` */
  short?: string;
  /** `build--runner` */
  anchor: string;
  /** Older anchors that keep working. */
  aliases: string[];
  /** What stands for the value in the help: `RUNNER`; absent for a switch. */
  value?: string;
  valueOptional: boolean;
  /** Accepts several values, or may be given several times. */
  repeatable: boolean;
  required: boolean;
  possibleValues: string[];
  default?: string;
};

export type CliPositional = {
  /** `<FILE>` */
  name: string;
  /** `signer-sign--file` */
  anchor: string;
  required: boolean;
  repeatable: boolean;
  default?: string;
};

export type CliCommand = {
  /** Words after `tauri`: `build`, `plugin init`; `tauri` for the program itself. */
  name: string;
  /** `build`, `plugin-init` */
  anchor: string;
  /** `tauri build [OPTIONS] [ARGS]...` */
  usage: string;
  /** Names of the commands below it: `signer sign`. */
  subcommands: string[];
  positionals: CliPositional[];
  /** Options of its own; those of every command stand at the program itself only. */
  options: CliOption[];
};

export type CliReference = {
  /** Version of @tauri-apps/cli the data come from. */
  version: string;
  /** The program itself, then its commands in the order of the help. */
  commands: CliCommand[];
};

export type DocumentedOption = CliOption & { words: EntryWords };
export type DocumentedPositional = CliPositional & { words: EntryWords };

export type DocumentedCommand = Omit<CliCommand, 'options' | 'positionals'> & {
  words: EntryWords;
  positionals: DocumentedPositional[];
  options: DocumentedOption[];
};

export type DocumentedCli = { version: string; intro: string; commands: DocumentedCommand[] };
