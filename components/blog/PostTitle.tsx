import { useLocale } from 'next-intl';
import type { PageSource } from '@/lib/content/types';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { toTypography } from '@/lib/text/typography';

/** Title of a post in a list: plain text, or an element with `lang` if its language differs from the page's. */
export function PostTitle({ source }: { source: PageSource }) {
  const locale = useLocale();
  const title = toTypography(source.frontMatter.title, source.locale);
  if (source.locale === locale) return title;
  return <span {...foreignAttributes(source.locale, locale)}>{title}</span>;
}
