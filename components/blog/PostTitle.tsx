import type { PageSource } from '@/lib/content/types';
import { foreignAttributes } from '@/lib/i18n/fallback';
import type { Locale } from '@/lib/site/config';
import { toTypography } from '@/lib/text/typography';

type Props = { source: PageSource; locale: Locale };

/** Title of a post in a list: bare text, in an element of its own only where its language is not the page's. */
export function PostTitle({ source, locale }: Props) {
  const title = toTypography(source.frontMatter.title, source.locale);
  return source.locale === locale ? (
    title
  ) : (
    <span {...foreignAttributes(source.locale, locale)}>{title}</span>
  );
}
