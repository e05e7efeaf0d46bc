import { entryAt, fieldsOf, type EntryWords } from '../entry-words';
import { WordsFaults, checkNames, mapAt, readWordsFile, textAt, type WordsMap } from '../yaml-words';
import type { CliCommand, CliReference, DocumentedCli, DocumentedCommand } from './types';

/** Joins the commands with their words (content/fr/api/cli.yaml); throws one WordsError that lists every fault. */
export function documentCli(reference: CliReference, yaml: string, file: string): DocumentedCli {
  const faults = new WordsFaults(file);
  const root = readWordsFile(yaml, file, faults);
  checkNames(root, '', ['intro', 'commands'], 'part of this file', faults);
  const intro = textAt(root, 'intro', '', false, faults);
  const entries = mapAt(root, 'commands', '', false, faults);
  const names = reference.commands.map((command) => command.name);
  checkNames(entries, 'commands', names, 'command', faults);
  const commands = reference.commands.map((command) => document(command, entries, faults));
  faults.throwIfAny();
  return { version: reference.version, intro, commands };
}

function document(command: CliCommand, entries: WordsMap, faults: WordsFaults): DocumentedCommand {
  const path = `commands › ${command.name}`;
  const node = entries.entries.get(command.name);
  if (node?.type === 'text') {
    faults.add(node.line, path, 'is a text, not a map', 'write "text:", "options:" and "example:" below it');
  }
  const map = node?.type === 'map' ? node : undefined;
  const words: EntryWords = map ? fieldsOf(map, path, ['options'], faults) : { text: '' };
  if (map && !words.example)
    faults.add(map.line, path, 'has no example', 'add "example:" with a command line');
  const inner = map ? readOptions(command, map, path, faults) : (): EntryWords => ({ text: '' });
  return {
    ...command,
    words,
    positionals: command.positionals.map((positional) => ({ ...positional, words: inner(positional.name) })),
    options: command.options.map((option) => ({ ...option, words: inner(option.name) })),
  };
}

/** Checks options and positional arguments, and returns the reader of their words. */
function readOptions(
  command: CliCommand,
  map: WordsMap,
  path: string,
  faults: WordsFaults,
): (name: string) => EntryWords {
  const names = [...command.positionals, ...command.options].map((entry) => entry.name);
  const options = mapAt(map, 'options', path, names.length > 0, faults);
  checkNames(options, `${path} › options`, names, 'option', faults);
  return (name) => entryAt(options, name, `${path} › options`, faults);
}
