import { readingMinutes } from '@/lib/blog/posts';

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));
