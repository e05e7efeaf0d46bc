import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listSitePages } from '../../components/mdx/list-site-pages';
import { homeOfText } from '../../lib/i18n/fallback';
import { toMarkdownFiles } from '../../lib/markdown/markdown-files';
import { locales, site } from '../../lib/site/config';

/** Writes the Markdown file of each page next to it. The file of a foreign text is in the folder of its language. */
export async function writeMarkdownFiles(folder: string): Promise<string> {
  let count = 0;
  for (const locale of site.builtLocales) {
    const pages = await listSitePages(locale);
    const own = pages.filter(({ language }) => homeOfText(language, locale) === locale);
    for (const { route, text } of own.flatMap((page) => toMarkdownFiles(page, locale))) {
      const file = path.join(folder, locales[locale].path, `${route}.md`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    count += own.length;
  }
  return `${count} Markdown files`;
}
