import { homeOfText } from '../i18n/fallback';
import type { Locale } from '../site/config';
import { toUrl } from './absolute';
import type { SitePage } from './types';

/** `llms.txt`: every page with one sentence, by section, linked to its Markdown copy. */
export function buildLlms(
  pages: SitePage[],
  locale: Locale,
  words: { title: string; description: string },
): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const list = (section: string): string =>
    pages
      .filter((page) => page.section === section)
      .map(
        ({ route, title, description, language }) =>
          `- [${title}](${toUrl(`${route}.md`, homeOfText(language, locale))}): ${description}`,
      )
      .join('\n');
  return `# ${words.title}\n\n> ${words.description}\n\n${sections.map((section) => `## ${section}\n\n${list(section)}`).join('\n\n')}\n`;
}
