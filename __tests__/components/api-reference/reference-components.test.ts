/** @jest-environment node */
import { createReferenceComponents } from '@/components/api-reference/reference-components';

it('keeps what only the Markdown file needs out of the markup', () => {
  const { FactList } = createReferenceComponents('fr', 'fr');
  const { props } = FactList({ line: true, lang: 'en', children: 'async' });
  expect(props).toEqual({ className: 'facts', lang: 'en', children: 'async' });
});
