import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTranslator } from '../../lib/i18n/translator';
import { locales, site, type Locale } from '../../lib/site/config';
import { hasSocialPictures } from '../../lib/site/metadata';
import { buildCard } from '../../lib/social/card';
import { listSitePages } from './site-pages';
import { mapInThreads } from './threads';

/** Where a picture goes in the export, where it is kept from one build to the next, and its drawing. */
type Picture = { file: string; kept: string; svg: string };

/** A picture of each page for the cards other sites show; what is not drawn yet is drawn now. */
export async function writeSocialPictures(folder: string): Promise<string> {
  const drawn = await drawSocialPictures();
  const pictures = await listAllPictures();
  for (const { file, kept } of pictures) write(path.join(folder, file), readFileSync(kept));
  return `${pictures.length} social pictures${drawn > 0 ? `, ${drawn} of them drawn` : ''}`;
}

/** Draws each picture once per title and keeps it in `.cache/social`; answers how many were missing there. */
export async function drawSocialPictures(): Promise<number> {
  const missing = new Map(
    (await listAllPictures()).filter(({ kept }) => !existsSync(kept)).map(({ kept, svg }) => [kept, svg]),
  );
  const drawn = await mapInThreads<string, Uint8Array>('scripts/postbuild/draw-picture.ts', [
    ...missing.values(),
  ]);
  [...missing.keys()].forEach((kept, index) => write(kept, drawn[index] ?? new Uint8Array()));
  return drawn.length;
}

async function listAllPictures(): Promise<Picture[]> {
  const lists = await Promise.all(site.builtLocales.filter(hasSocialPictures).map(listPictures));
  return lists.flat();
}

async function listPictures(locale: Locale): Promise<Picture[]> {
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
      file: path.join(locales[locale].path, 'social', `${route}.png`),
      kept: path.join('.cache/social', `${name}.png`),
      svg,
    };
  });
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
