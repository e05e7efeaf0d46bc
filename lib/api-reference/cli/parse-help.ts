import { readHelpSections, remarkOf, type HelpEntry } from './help-sections';
import type { CliCommand, CliOption, CliPositional } from './types';

/** Options that every command has; they are described once, at the program itself. */
export const commonOptions = ['--verbose', '--help', '--version'];

/** Anchors other sites already use. */
const olderAnchors: Record<string, string[]> = { 'tauri--version': ['version'] };

/**
 * Reads the help of one command. `directory` is the one the help was asked in: defaults that name it become `.`,
 * so that the result is the same on every machine.
 */
export function parseHelp(name: string, help: string, directory: string): CliCommand {
  const sections = readHelpSections(help);
  const anchor = name.replaceAll(' ', '-');
  const own = name === 'tauri' ? '' : `${name} `;
  const usage = `tauri ${own}${argumentsOf(sections.usage)}`;
  const options = sections.options.map((entry) => readOption(entry, anchor, usage, directory));
  return {
    name,
    anchor,
    usage,
    subcommands: sections.commands
      .map((entry) => own + entry.head)
      .filter((command) => command === 'help' || !command.endsWith(' help')),
    positionals: sections.arguments.map((entry) => readPositional(entry, anchor, directory)),
    options: options.filter((option) => name === 'tauri' || !commonOptions.includes(option.name)),
  };
}

/** What follows the command in a usage line: `node tauri.js build [OPTIONS]` → `[OPTIONS]`. */
function argumentsOf(usage: string): string {
  return /(?:^| )([[<-].*)$/.exec(usage)?.[1] ?? '';
}

function readOption({ head, text }: HelpEntry, command: string, usage: string, directory: string): CliOption {
  const parts = /^(?:(-\w), )?(--[\w-]+)(?: (.+)|(\.\.\.))?$/.exec(head);
  const [, short, name, value, dots] = parts ?? [];
  if (!name) throw new Error(`tauri ${command} --help: the option "${head}" has a form that is not known`);
  const anchor = command + name;
  return {
    name,
    ...(short ? { short } : {}),
    anchor,
    aliases: olderAnchors[anchor] ?? [],
    ...(value ? { value: bareName(value) } : {}),
    valueOptional: value?.startsWith('[') ?? false,
    repeatable: dots !== undefined || (value?.includes('...') ?? false),
    required: usage.includes(` ${name} <`),
    possibleValues: remarkOf(text, 'possible values')?.split(', ') ?? [],
    ...defaultOf(text, directory),
  };
}

function readPositional({ head, text }: HelpEntry, command: string, directory: string): CliPositional {
  return {
    name: `<${bareName(head)}>`,
    anchor: `${command}--${bareName(head).toLowerCase()}`,
    required: head.startsWith('<'),
    repeatable: head.endsWith('...'),
    ...defaultOf(text, directory),
  };
}

function bareName(shown: string): string {
  return shown.replace(/[[\]<>.]/g, '');
}

function defaultOf(text: string, directory: string): { default?: string } {
  const value = remarkOf(text, 'default');
  if (value === undefined) return {};
  return { default: value === directory ? '.' : value };
}
