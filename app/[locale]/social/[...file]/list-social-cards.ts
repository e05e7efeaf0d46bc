import { listSitePages } from '@/components/mdx/list-site-pages';
import { keepPerBuild } from '@/lib/content/keep-per-build';
import { hasSocialPictures } from '@/lib/docs/metadata';
import { getTranslator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { buildCard } from '@/lib/social/card';

/** Drawings of the social pictures of a locale, by file: `/v1/guides.png`. A text in another language has the picture of its original. */
export const listSocialCards = keepPerBuild(async (locale: Locale): Promise<Map<string, string>> => {
  if (!hasSocialPictures(locale)) return new Map();
  const t = getTranslator(locale);
  const pages = (await listSitePages(locale)).filter(({ language }) => language === locale);
  const cards = [
    { route: '/index', title: t('site.tagline'), section: t('site.title') },
    { route: '/blog/index', title: t('blog.title'), section: t('site.title') },
    ...pages.map(({ kind, sections, ...page }) => (kind === 'post' ? { ...page, sections } : page)),
  ];
  return new Map(cards.map((card) => [`${card.route}.png`, buildCard({ ...card, name: t('site.tagline') })]));
});
