import { readFileSync } from 'node:fs';
import committed from '../../../content/api/cli.json';
import { parseHelp } from '../../../lib/api-reference/cli/parse-help';
import type { CliReference } from '../../../lib/api-reference/cli/types';
import { documentCli } from '../../../lib/api-reference/cli/words';
import { readInstalledCli } from '../../../lib/api-reference/installed-cli';

const wordsFile = 'content/fr/api/cli.yaml';
const yaml = readFileSync(wordsFile, 'utf8');
const reference = readInstalledCli().cli;
const command = (name: string) => reference.commands.find((entry) => entry.name === name);
const option = (name: string, long: string) => command(name)?.options.find((entry) => entry.name === long);

describe('structure of the command line', () => {
  it('is committed as the installed package gives it', () => {
    expect(committed).toEqual(reference);
  });

  it('holds the program, its commands and their groups', () => {
    expect(reference.commands.map((entry) => entry.name).sort()).toEqual(
      [
        ...['tauri', 'build', 'dev', 'icon', 'info', 'init', 'plugin', 'plugin init', 'signer'],
        ...['signer generate', 'signer sign', 'completions', 'help'],
      ].sort(),
    );
  });

  it('holds 44 options beside the three common ones', () => {
    const [program, ...others] = reference.commands;
    expect(program?.options.map((entry) => entry.name)).toEqual(['--verbose', '--help', '--version']);
    expect(others.flatMap((entry) => entry.options)).toHaveLength(44);
  });

  it('gives every command, option and argument an anchor of its own', () => {
    const anchors = reference.commands.flatMap(({ anchor, options, positionals }) => [
      anchor,
      ...positionals.map((entry) => entry.anchor),
      ...options.flatMap((entry) => [entry.anchor, ...entry.aliases]),
    ]);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(
      expect.arrayContaining(['plugin-init', 'signer-generate', 'build--debug', 'version']),
    );
  });

  it('reads values, defaults and repetition from both layouts of the help', () => {
    expect(option('build', '--features')).toMatchObject({ short: '-f', value: 'FEATURES', repeatable: true });
    expect(option('init', '--directory')?.default).toBe('.');
    expect(option('plugin init', '--name')?.required).toBe(true);
    expect(option('completions', '--shell')?.possibleValues).toContain('zsh');
    expect(command('icon')?.positionals).toMatchObject([{ name: '<INPUT>', default: './app-icon.png' }]);
    expect(command('signer sign')?.usage).toBe('tauri signer sign [OPTIONS] <FILE>');
  });

  it('stops at an option written in a form it does not know', () => {
    const help = 'Usage: x odd [OPTIONS]\n\nOptions:\n  +strange  No long name\n';
    expect(() => parseHelp('odd', help, '/')).toThrow('the option "+strange" has a form that is not known');
  });
});

describe('words of the command line', () => {
  const documented = documentCli(reference, yaml, wordsFile);

  it('are complete', () => {
    expect(documented.commands).toHaveLength(13);
    expect(documented.intro).not.toBe('');
  });

  const lines = documented.commands.flatMap((entry) => entry.words.example?.split('\n') ?? []);

  it.each(lines)('show a command line that exists: %s', (line) => {
    const words = line.split(' -- ')[0]?.split(/\s+/).slice(1) ?? [];
    const names = [words.slice(0, 2).join(' '), words[0] ?? '', 'tauri'];
    const known = reference.commands.find((entry) => entry.name === names.find((name) => command(name)));
    const common = command('tauri')?.options ?? [];
    const options = [...(known?.options ?? []), ...common].map((entry) => entry.name);
    expect(line).toMatch(/^tauri /);
    expect(words.filter((word) => word.startsWith('-') && !options.includes(word))).toEqual([]);
  });

  it('link only to entries that exist', () => {
    const anchors = JSON.stringify(reference);
    const links = [...yaml.matchAll(/\/v1\/api\/cli#([\w-]+)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !anchors.includes(`"anchor":"${link}"`))).toEqual([]);
  });
});

describe('faults in the words of the command line', () => {
  const small: CliReference = {
    version: '1.6.3',
    commands: reference.commands.filter((entry) => ['info', 'signer sign'].includes(entry.name)),
  };
  const good = [
    'intro: Bonjour.',
    'commands:',
    '  info:',
    '    text: État.',
    '    options:',
    '      --interactive: Corrige.',
    '    example: tauri info',
    '  signer sign:',
    '    text: Signe.',
    '    options: { <FILE>: a, --private-key: b, --private-key-path: c, --password: d }',
    '    example: tauri signer sign x',
  ].join('\n');
  const attempt = (source: string) => () => documentCli(small, source, 'mots.yaml');

  it('are none in a complete file', () => {
    expect(attempt(good)).not.toThrow();
  });

  it.each([
    [
      'an option without words',
      ', --password: d',
      '',
      'commands › signer sign › options › --password: this option has no words',
    ],
    [
      'words without an option',
      '--interactive',
      '--interctive',
      'there is no such option\n  → did you mean "--interactive"?',
    ],
    ['an argument without words', '<FILE>: a, ', '', 'options › <FILE>: this option has no words'],
    [
      'an unknown command',
      '  info:',
      '  infos:',
      'commands › infos: there is no such command\n  → did you mean "info"?',
    ],
    [
      'a command written as a text',
      '    text: État.\n    options:\n      --interactive: Corrige.\n    example: tauri info',
      '    État.',
      'commands › info: is a text, not a map',
    ],
    ['a missing example', '    example: tauri info\n', '', 'commands › info: has no example'],
  ])('name %s', (_fault, from, to, message) => {
    expect(good).toContain(from);
    expect(attempt(good.replace(from, to))).toThrow(message);
  });
});
