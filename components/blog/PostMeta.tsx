import type { Locale } from '@/lib/site/config';
import { readingMinutes, type Post } from '@/lib/blog/posts';
import type { Translate } from '@/lib/i18n/translator';
import { formatDate } from '@/lib/i18n/dates';
import { drawCover, pageColours } from '@/lib/social/cover';

type Props = { post: Post; words: number; locale: Locale; t: Translate };

/** Date, reading time and authors of a post. */
export function PostMeta({ post, words, locale, t }: Props) {
  return (
    <>
      <p className="post-meta">
        <time dateTime={post.date} itemProp="datePublished">
          {formatDate(post.date, locale, 'long')}
        </time>
        {' · '}
        {t('blog.readingTime', { minutes: readingMinutes(words) })}
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
export function Cover(post: { title: string; html: string }) {
  const __html = drawCover(post, pageColours);
  return <div className="cover" aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />;
}
