import { parseJson } from '@/lib/content/files';
import { ContentError } from '@/lib/content/types';

it('says in which line JSON is broken, and what should stand there', () => {
  expect(parseJson('{"a": 1}', 'messages/fr.json', 'write texts')).toEqual({ a: 1 });
  const broken = (): unknown => parseJson('{\n  "a": 1,\n  b": 2\n}', 'messages/fr.json', 'write texts');
  expect(broken).toThrow(ContentError);
  expect(broken).toThrow(/^messages\/fr\.json:3: not valid JSON: [^]*write texts$/);
});
