import path from 'node:path';
import { projectRoot } from '../content/files';
import { readText } from '../content/read-text';
import type { PageSource } from '../content/types';
import type { Locale } from '../site/config';

const file = 'content/fr/_dev/components.mdx';

/** The gallery of components: each block of source next to its rendering. */
export function readGallery(locale: Locale): PageSource {
  const text = readText(path.join(projectRoot, file));
  return {
    route: '/composants',
    locale,
    file,
    frontMatter: {
      title: 'Composants des pages',
      description: 'Chaque composant, sa source et son apparence.',
      toc: [2, 2],
      draft: false,
      authors: [],
    },
    body: showSources(text),
    bodyLine: 1,
  };
}

/** Adds its rendering to each block fenced by four backticks. */
function showSources(text: string): string {
  return text.replace(
    /^(````+)text\n([\s\S]*?)\n\1$/gm,
    (block, _fence: string, source: string) =>
      `<div className="specimen">\n\n${block}\n\n<div className="specimen-look">\n\n${source}\n\n</div>\n\n</div>`,
  );
}
