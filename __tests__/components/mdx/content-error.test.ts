/** @jest-environment node */
import { toContentError } from '@/components/mdx/content-error';
import type { PageSource } from '@/lib/content/types';

const source = { file: 'content/fr/a.mdx', bodyLine: 5 } as PageSource;

test('the advice of a message is kept without the English lines around it', () => {
  const message = [
    '[next-mdx-remote] error compiling MDX:',
    'Il n’existe pas d’essai « nexiste ».',
    '  → Créez-le.',
    '',
    'More information: https://mdxjs.com/docs/troubleshooting-mdx',
  ].join('\n');
  expect(toContentError(new Error(message), source)).toMatchObject({
    file: 'content/fr/a.mdx',
    problem: 'Il n’existe pas d’essai « nexiste ».',
    fix: 'Créez-le.',
  });
});
