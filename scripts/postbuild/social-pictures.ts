import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTranslator } from '../../lib/i18n/translator';
import { locales, site, type Locale } from '../../lib/site/config';
import { hasSocialPictures } from '../../lib/site/metadata';
import { buildCard } from '../../lib/social/card';
import { listSitePages } from './site-pages';
import { mapInThreads } from './threads';

/** Where a picture goes, where it is kept from one build to the next, and its drawing. */
type Picture = { file: string; kept: string; svg: string };

/** A picture of each page for the cards other sites show, drawn once per title and kept in `.cache/social`. */
export async function writeSocialPictures(folder: string): Promise<string> {
  const pictures: Picture[] = [];
  for (const locale of site.builtLocales.filter(hasSocialPictures))
    pictures.push(...(await listPictures(folder, locale)));
  const missing = new Map(
    pictures.filter(({ kept }) => !existsSync(kept)).map(({ kept, svg }) => [kept, svg]),
  );
  const drawn = await mapInThreads<string, Uint8Array>('scripts/postbuild/draw-picture.ts', [
    ...missing.values(),
  ]);
  [...missing.keys()].forEach((kept, index) => write(kept, drawn[index] ?? new Uint8Array()));
  for (const { file, kept } of pictures) write(file, readFileSync(kept));
  return `${drawn.length} social pictures drawn`;
}

async function listPictures(folder: string, locale: Locale): Promise<Picture[]> {
  const t = getTranslator(locale);
  const pages = [
    { route: '/index', title: t('site.tagline'), section: t('site.title') },
    { route: '/blog/index', title: t('blog.title'), section: t('site.title') },
    // A page in another language has the picture of its original.
    ...(await listSitePages(locale)).filter(({ language }) => language === locale),
  ];
  return pages.map(({ route, title, section }) => {
    const svg = buildCard(title, section, t('site.tagline'));
    const name = createHash('sha256').update(svg).digest('hex').slice(0, 24);
    return {
      file: path.join(folder, locales[locale].path, 'social', `${route}.png`),
      kept: path.join('.cache/social', `${name}.png`),
      svg,
    };
  });
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
