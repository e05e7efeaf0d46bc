import { useLocale, useTranslations } from 'next-intl';
import { groupByYear, type Post } from '@/lib/blog/posts';
import { formatDate } from '@/lib/i18n/dates';
import { toHref } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';
import { PostTitle } from './PostTitle';

/** The page with all posts, by year. */
export function Archive({ posts }: { posts: Post[] }) {
  const t = useTranslations('blog');
  const locale = useLocale();
  return (
    <article className="prose">
      <h1>{t('archive')}</h1>
      <p className="lead">{t('archiveDescription')}</p>
      {groupByYear(posts).map(({ year, posts: ofYear }) => (
        <section key={year}>
          <h2>{year}</h2>
          <ul className="archive">
            {ofYear.map(({ source, date }) => (
              <li key={source.route}>
                <SiteLink href={toHref(source.route, locale)}>
                  <time dateTime={date}>{formatDate(date, locale, 'long')}</time>
                  <span className="visually-hidden"> - </span>
                  <PostTitle source={source} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
