import { toHref, type Locale } from '@/lib/site/config';
import { groupByYear, type Post } from '@/lib/blog/posts';
import type { Translate } from '@/lib/i18n/translator';
import { formatDate } from '@/lib/i18n/dates';
import { PostTitle } from './BlogLayout';

type Props = { posts: Post[]; locale: Locale; t: Translate };

export function Archive({ posts, locale, t }: Props) {
  return (
    <article className="prose">
      <h1>{t('blog.archive')}</h1>
      <p className="lead">{t('blog.archiveDescription')}</p>
      {groupByYear(posts).map(({ year, posts: ofYear }) => (
        <section key={year}>
          <h2>{year}</h2>
          <ul>
            {ofYear.map(({ source, date }) => (
              <li key={source.route}>
                <a href={toHref(source.route, locale)}>
                  <time dateTime={date}>{formatDate(date, locale, 'long')}</time> -{' '}
                  <PostTitle source={source} locale={locale} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
