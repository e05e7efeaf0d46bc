import { readFileSync } from 'node:fs';
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

/** The gallery in both colour modes, each after the tokens of the style sheets. */
export function showInBothModes(html: string): string {
  const tokens = showTokens(readFileSync(path.join(projectRoot, 'components/styles/tokens.css'), 'utf8'));
  return ['light', 'dark'].map((mode) => `<section class="mode ${mode}">${tokens}${html}</section>`).join('');
}

/** Colours as swatches, the type scale, and the spaces as bars, read from the style sheet that defines them. */
function showTokens(css: string): string {
  const names = (pattern: RegExp): string[] => [
    ...new Set([...css.matchAll(pattern)].map(([, name = '']) => name)),
  ];
  const draw = (name: string, width: string): string =>
    `<li><svg width="${width}" height="24" aria-hidden="true"><rect width="100%" height="100%" fill="${width === '96' ? `var(${name})` : 'var(--accent)'}" stroke="var(--line)"/></svg> <code>${name}</code></li>`;
  const colours = names(/(--[\w-]+): light-dark/g).map((name) => draw(name, '96'));
  const spaces = names(/(--space-\d+):/g).map((name) => draw(name, name.slice(8)));
  const headings = ['h1', 'h2', 'h3', 'h4'].map(
    (level) => `<${level}>Une fenêtre native (${level})</${level}>`,
  );
  return (
    `<h2>Couleurs</h2><ul class="tokens">${colours.join('')}</ul><h2>Échelle des titres</h2>${headings.join('')}` +
    `<p>Texte courant, <small>petit texte</small>, <code>code</code>.</p><p><a class="button primary" href="#main">Action</a> <a class="button" href="#main">Autre action</a></p>` +
    `<h2>Espaces</h2><ul class="tokens">${spaces.join('')}</ul>`
  );
}

/** Adds its rendering to each block fenced by four backticks. */
export function showSources(text: string): string {
  return text.replace(
    /^(````+)text\n([\s\S]*?)\n\1$/gm,
    (block, _fence: string, source: string) =>
      `<div className="specimen">\n\n${block}\n\n<div className="specimen-look">\n\n${source}\n\n</div>\n\n</div>`,
  );
}
