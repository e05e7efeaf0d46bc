import type { PageSource } from '../../content/types';
import type { Locale } from '../../site/config';
import type { EntryWords } from '../entry-words';
import type { DocumentedCli, DocumentedCommand } from '../cli/types';
import { labelled } from './js-page';
import { fence, PageText } from './page-text';

export const cliRoute = '/v1/api/cli';

/** Page of the command line: the program, then each command with its arguments and options. */
export function toCliPage(cli: DocumentedCli, file: string, locale: Locale): PageSource {
  const text = new PageText().add(cli.intro);
  for (const command of cli.commands) addCommand(text, command);
  return {
    route: cliRoute,
    locale,
    file,
    frontMatter: {
      title: 'CLI',
      description:
        'Les commandes de la CLI de Tauri v1 et toutes leurs options, avec leur effet, leurs valeurs et des exemples pour chaque gestionnaire de paquets.',
      order: 1,
      toc: [2, 2],
      draft: false,
      authors: [],
    },
    body: text.toString(),
    bodyLine: 1,
    lineMap: text.lineMap,
  };
}

function addCommand(text: PageText, command: DocumentedCommand): void {
  text.add(`## ${command.name} {#${command.anchor}}`).add(`<CliUsage anchor="${command.anchor}" />`);
  addWords(text, command.words);
  for (const positional of command.positionals) {
    text
      .add(`### \`${positional.name}\` {#${positional.anchor}}`)
      .add(`<CliFacts anchor="${positional.anchor}" />`);
    addWords(text, positional.words);
  }
  for (const option of command.options) {
    const ids = [option.anchor, ...option.aliases].map((id) => `#${id}`).join(' ');
    text.add(`### \`${option.name}\` {${ids}}`).add(`<CliFacts anchor="${option.anchor}" />`);
    addWords(text, option.words);
  }
}

function addWords(text: PageText, words: EntryWords): void {
  text.add(words.text);
  text
    .add(labelled('Depuis', words.since && `version ${words.since}`))
    .add(labelled('Selon le système', words.platforms))
    .add(labelled('Sécurité', words.security));
  text.add(fence(words.example, 'bash'));
}
