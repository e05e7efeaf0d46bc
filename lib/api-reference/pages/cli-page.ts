import type { PageSource } from '../../content/types';
import { getTranslator, type Translate } from '../../i18n/translator';
import type { Locale } from '../../site/config';
import type { EntryWords } from '../entry-words';
import type { DocumentedCli, DocumentedCommand } from '../cli/types';
import { chromeTranslator, fence, labelled, PageText } from './page-text';

export const cliRoute = '/v1/api/cli';

/** Page of the command line: the program, then each command with its arguments and options. */
export function toCliPage(
  cli: DocumentedCli,
  file: string,
  locale: Locale,
  chrome: Locale = locale,
): PageSource {
  const t = chromeTranslator(locale, chrome);
  const text = new PageText().add(cli.intro);
  for (const command of cli.commands) addCommand(text, command, t);
  return {
    route: cliRoute,
    locale,
    ...(chrome === locale ? {} : { chrome }),
    file,
    frontMatter: {
      title: getTranslator(locale)('menu.cli'),
      description: getTranslator(locale)('api.page.cliDescription'),
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

function addCommand(text: PageText, command: DocumentedCommand, t: Translate): void {
  text.add(`## ${command.name} {#${command.anchor}}`).add(`<CliUsage anchor="${command.anchor}" />`);
  addWords(text, command.words, t);
  for (const positional of command.positionals) {
    text
      .add(`### \`${positional.name}\` {#${positional.anchor}}`)
      .add(`<CliFacts anchor="${positional.anchor}" />`);
    addWords(text, positional.words, t);
  }
  for (const option of command.options) {
    const ids = [option.anchor, ...option.aliases].map((id) => `#${id}`).join(' ');
    text.add(`### \`${option.name}\` {${ids}}`).add(`<CliFacts anchor="${option.anchor}" />`);
    addWords(text, option.words, t);
  }
}

function addWords(text: PageText, words: EntryWords, t: Translate): void {
  text.add(words.text);
  text
    .add(labelled(t, 'since', words.since && t('api.page.version', { version: words.since })))
    .add(labelled(t, 'platforms', words.platforms))
    .add(labelled(t, 'security', words.security));
  text.add(fence(words.example, 'bash'));
}
