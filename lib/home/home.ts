import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../site/config';
import { projectRoot } from '../content/files';
import { readText } from '../content/read-text';
import { withShape, type Shape, type Shaped } from '../content/shape';
import { readYaml } from '../content/yaml';
import { bestLocale } from '../i18n/fallback';
import { toTypography } from '../text/typography';

const linked = { label: 'text', route: 'text' } as const;

const shape = {
  /** For a translation: hash of the source it was made from, as in the front matter of pages. */
  sourceHash: 'text?',
  title: 'text',
  description: 'text',
  hero: { title: 'text', text: 'text', primary: linked, secondary: linked },
  start: { note: 'text', commands: [{ value: 'text', label: 'text', command: 'text' }] },
  /** A drawn window, and the code that opens it. */
  window: {
    file: 'text',
    code: 'text',
    caption: 'text',
    alt: 'text',
    title: 'text',
    plants: [{ name: 'text', latin: 'text' }],
  },
  path: { title: 'text', steps: [{ title: 'text', description: 'text', route: 'text' }] },
  tasks: { title: 'text', links: [linked] },
  reasons: {
    title: 'text',
    source: 'text',
    items: [{ figure: 'text', title: 'text', text: 'text', source: linked }],
  },
  series: { title: 'text', text: 'text', link: linked },
  sponsors: { title: 'text', text: 'text', links: [{ label: 'text', href: 'text' }] },
} as const satisfies Shape;

/** The texts of a `home.yaml`, with its path and their language. */
export type Home = Shaped<typeof shape> & { file: string; language: Locale };

/** Keys whose values are shown or used exactly as written. */
const verbatim = new Set(['code', 'command', 'file', 'href', 'latin', 'route', 'sourceHash', 'value']);

/** Texts of the home page in the best language they are written in; throws for a missing, unknown or unfit key. */
export function getHome(locale: Locale): Home {
  const language = bestLocale(locale, hasHome);
  const file = homeFile(language);
  const texts = readYaml(file, {
    revive: (key, value) =>
      typeof value === 'string' && !verbatim.has(String(key)) ? toTypography(value, language) : value,
  });
  return { ...withShape(texts, shape, file, readText(path.join(projectRoot, file))), file, language };
}

/** True when a locale has a home page of its own. */
export function hasHome(locale: Locale): boolean {
  return existsSync(path.join(projectRoot, homeFile(locale)));
}

/** Path of the home page's texts in a language. */
export function homeFile(locale: Locale): string {
  return `content/${locale}/home.yaml`;
}
