import { homeOfText } from '../i18n/fallback';
import type { Locale } from '../site/config';
import { toUrl } from './absolute';
import type { SitePage } from './types';

/** A page in the list, with the parts of its Markdown copy if that is long. */
type LlmsPage = Pick<SitePage, 'route' | 'title' | 'description' | 'section' | 'language'> & {
  parts: { route: string; label: string }[];
};

/** `llms.txt`: every page with one sentence, by section, linked to its Markdown copy or to the parts of a long one. */
export function buildLlms(
  pages: LlmsPage[],
  locale: Locale,
  words: { title: string; description: string },
): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const list = (section: string): string =>
    pages
      .filter((page) => page.section === section)
      .flatMap(({ route, title, description, language, parts }) => {
        const url = (target: string): string => toUrl(`${target}.md`, homeOfText(language, locale));
        return parts.length > 0
          ? parts.map((part) => `- [${title} (${part.label})](${url(part.route)}): ${description}`)
          : [`- [${title}](${url(route)}): ${description}`];
      })
      .join('\n');
  return `# ${words.title}\n\n> ${words.description}\n\n${sections.map((section) => `## ${section}\n\n${list(section)}`).join('\n\n')}\n`;
}
