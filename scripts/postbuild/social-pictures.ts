import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTranslator } from '../../lib/i18n/translator';
import { locales, site, type Locale } from '../../lib/site/config';
import { hasSocialPictures } from '../../lib/site/metadata';
import { buildCard } from '../../lib/social/card';
import { say } from '../terminal';
import { drawPicture } from './draw-picture';
import { listSitePages } from './site-pages';

/** Where a picture goes in the export, where it is kept from one build to the next, and its drawing. */
type Picture = { file: string; kept: string; svg: string };

/** Writes the picture that other sites show beside a link to a page. Each title is drawn once and kept in `.cache/social`. */
export async function writeSocialPictures(folder: string): Promise<string> {
  const pictures = await listAllPictures();
  for (const { file, kept, svg } of pictures) {
    if (!existsSync(kept)) write(kept, await drawPicture(svg));
    write(path.join(folder, file), readFileSync(kept));
  }
  return `${pictures.length} ${say('images pour les réseaux', 'social pictures')}`;
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
    ...(await listSitePages(locale))
      .filter(({ language }) => language === locale)
      .map(({ route, title, section, kind, html }) => ({
        route,
        title,
        section,
        ...(kind === 'post' ? { html } : {}),
      })),
  ];
  return pages.map(({ route, ...card }) => {
    const svg = buildCard({ ...card, name: t('site.tagline') });
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
