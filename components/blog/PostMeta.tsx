import { useLocale, useTranslations } from 'next-intl';
import { readingMinutes, type Post } from '@/lib/blog/posts';
import type { Section } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import { drawCover, pageColours } from '@/lib/social/cover';
import { Drawing } from '../diagram/Drawing';

/** Date, reading time and authors of a post. */
export function PostMeta({ post, words }: { post: Post; words: number }) {
  const t = useTranslations('blog');
  const locale = useLocale();
  return (
    <>
      <p className="post-meta">
        <time dateTime={post.date} itemProp="datePublished">
          {formatDate(post.date, locale, 'long')}
        </time>
        {' · '}
        {t('readingTime', { minutes: readingMinutes(words) })}
      </p>
      <ul className="authors">
        {post.authors.map((author) => (
          <li key={author.name} itemProp="author" itemScope itemType="https://schema.org/Person">
            <a href={author.url} target="_blank" rel="noopener noreferrer" itemProp="url">
              <span itemProp="name">{author.name}</span>
            </a>
            <small>{author.title}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The drawing of a post, in the colours of the page. */
export function Cover(post: { title: string; sections: Section[] }) {
  return (
    <div className="cover" aria-hidden="true">
      <Drawing svg={drawCover(post, pageColours)} />
    </div>
  );
}
