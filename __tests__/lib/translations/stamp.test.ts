import { readStamp, withStamp } from '@/lib/translations/stamp';

const page = '---\ntitle: Notes\norder: 1\n---\n\nText.\n\n---\n\nMore.\n';

test('a stamp is added to the front matter, and replaced the next time', () => {
  const once = withStamp(page, '0123456789ab');
  expect(once).toBe(page.replace('order: 1\n', 'order: 1\nsourceHash: "0123456789ab"\n'));
  expect(readStamp(once)).toBe('0123456789ab');
  expect(readStamp(withStamp(once, 'ba9876543210'))).toBe('ba9876543210');
});

test.each(['---\ntitle: a\n---\n', 'sourceHash: "court"', 'sourceHash: 0123456789abc'])(
  '%j names no source',
  (text) => expect(readStamp(text)).toBeUndefined(),
);
