import { blogPageRoute, getBlogPage, groupByYear, listPosts, readingMinutes } from '@/lib/blog/posts';

describe('the blog', () => {
  const posts = listPosts('fr');

  it('has 13 posts, newest first, 10 on the first page and 3 on the second', () => {
    expect(posts).toHaveLength(13);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(getBlogPage(1, 'fr')).toMatchObject({ pages: 2 });
    expect(getBlogPage(1, 'fr').posts).toHaveLength(10);
    expect(getBlogPage(2, 'fr').posts).toHaveLength(3);
    expect([1, 2].map(blogPageRoute)).toEqual(['/blog', '/blog/page/2']);
  });

  it('has addresses of year, two-digit month and day, and slug', () => {
    for (const { source, date } of posts)
      expect(source.route).toMatch(new RegExp(`^/blog/${date.replaceAll('-', '/')}/[a-z0-9-]+$`));
  });

  it('groups the archive by year, newest first', () => {
    expect(groupByYear(posts).map(({ year, posts: ofYear }) => [year, ofYear.length])).toEqual([
      ['2023', 7],
      ['2022', 6],
    ]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('%i words take %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));
});
