import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../site/config';
import { projectRoot } from '../content/files';
import { ContentError } from '../content/types';
import { readYaml } from '../content/yaml';
import { bestLocale } from '../i18n/fallback';
import { toTypography } from '../text/typography';

type Linked = { label: string; route: string };

export type Home = {
  /** The file and the language of the texts. */
  file: string;
  language: Locale;
  /** For a translation: name of the source file it was made from. */
  sourceHash?: string;
  title: string;
  description: string;
  hero: { title: string; text: string; primary: Linked; secondary: Linked };
  start: { note: string; commands: { value: string; label: string; command: string }[] };
  /** A drawn window, and the code that opens it. */
  window: {
    file: string;
    code: string;
    caption: string;
    alt: string;
    title: string;
    plants: { name: string; latin: string }[];
  };
  path: { title: string; steps: { title: string; description: string; route: string }[] };
  tasks: { title: string; links: Linked[] };
  reasons: {
    title: string;
    source: string;
    items: { figure: string; title: string; text: string; source: Linked }[];
  };
  series: { title: string; text: string; link: Linked };
  sponsors: { title: string; text: string; links: { label: string; href: string }[] };
};

const parts = 'title description hero start window path tasks reasons series sponsors'.split(
  ' ',
) as (keyof Home)[];

/** Keys whose values are shown or used exactly as written. */
const verbatim = new Set(['code', 'command', 'file', 'href', 'latin', 'route', 'value']);

/** Texts of the home page in the best language they are written in; throws when a part is missing. */
export function getHome(locale: Locale): Home {
  const language = bestLocale(locale, hasHome);
  const file = fileOf(language);
  const home = readTexts(file, language);
  const missing = parts.find((part) => home[part] === undefined);
  if (missing)
    throw new ContentError(
      file,
      1,
      `La page d’accueil n’a pas la partie « ${missing} »`,
      'Ajoutez-la ; les autres parties en montrent la forme.',
    );
  return { ...(home as Home), file, language };
}

function readTexts(file: string, language: Locale): Partial<Home> {
  const texts = readYaml(file, {
    revive: (key, value) =>
      typeof value === 'string' && !verbatim.has(String(key)) ? toTypography(value, language) : value,
  });
  return typeof texts === 'object' && texts !== null ? texts : {};
}

/** True when a locale has a home page of its own. */
export function hasHome(locale: Locale): boolean {
  return existsSync(path.join(projectRoot, fileOf(locale)));
}

function fileOf(locale: Locale): string {
  return `content/${locale}/home.yaml`;
}
