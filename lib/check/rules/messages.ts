import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../content/files';
import { lineOf } from '../../content/line-of';
import { readText } from '../../content/read-text';
import { checkMessages, type Catalogue } from '../../i18n/check-messages';
import { localeNames, locales, site as config, type Locale } from '../../site/config';
import { didYouMean } from '../../text/nearest';
import type { Rule } from '../rule';

/** Folders of content that belong to no language. */
const shared = ['api', 'diagrams'];

/** What every language needs: its interface texts, and a folder that the site reads. */
export const messageRules: Rule[] = [
  {
    id: 'message',
    message: 'Le texte « {key} » de l’interface {problem}. La construction du site s’arrête là.',
    *site({ root }) {
      const source = readMessages(root, config.currentLocale);
      if (!source) return;
      for (const locale of localeNames) {
        const messages = readMessages(root, locale);
        if (!messages) continue;
        const { file, text, catalogue } = messages;
        for (const { key, ...fault } of checkMessages(source.catalogue, catalogue, locales[locale].htmlLang))
          yield { file, line: lineOf(text, key.split('.')), values: { key, ...fault } };
      }
    },
    bad: [
      ['{ "doc": { "edit": "Modifier" } }', '{ "doc": {} }'],
      ['{ "doc": {} }', '{ "doc": { "edit": "Edit" } }'],
      ['{ "doc": "De {first}" }', '{ "doc": "From {last}" }'],
      ['{ "doc": "Un" }', '{ "doc": "One {" }'],
    ].map(([french = '', english = '']) => ({ 'messages/fr.json': french, 'messages/en.json': english })),
    good: [
      { 'messages/fr.json': '{ "doc": "De {first}" }', 'messages/en.json': '{ "doc": "From {first}" }' },
    ],
  },
  {
    id: 'stray-folder',
    message: 'Le dossier {folder} n’est celui d’aucune langue du site. Ses textes ne seraient pas lus.',
    site: ({ root }) =>
      readdirSync(path.join(root, 'content'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && ![...shared, ...localeNames].includes(entry.name))
        .map(({ name }) => {
          const add = `Nommez-le ${localeNames.join(', ')}, ou ajoutez la langue à lib/site/config.ts.`;
          return {
            file: `content/${name}`,
            values: { folder: `content/${name}`, fix: didYouMean(name, localeNames, add) },
          };
        }),
    bad: [{ 'content/zh-tw/about/un.mdx': 'Texte.' }],
    good: [{ 'content/zh-cn/about/un.mdx': 'Texte.' }],
  },
];

/** The interface texts of a language; undefined for a project without the file. */
function readMessages(root: string, locale: Locale) {
  const file = `messages/${locale}.json`;
  if (!existsSync(path.join(root, file))) return undefined;
  const text = readText(path.join(root, file));
  return { file, text, catalogue: parseJson(text, file) as Catalogue };
}
