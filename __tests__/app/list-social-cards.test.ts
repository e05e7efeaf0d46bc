/** @jest-environment node */
import { listSocialCards } from '@/app/[locale]/social/[...file]/list-social-cards';
import { buildCard } from '@/lib/social/card';

jest.mock('@/components/mdx/list-site-pages', () => ({
  listSitePages: async () => [{ kind: 'doc', route: '/v1/guides', title: 'Guides', language: 'fr' }],
}));
jest.mock('@/lib/social/card', () => ({ buildCard: jest.fn(({ title }: { title: string }) => title) }));

test('the cards of a locale are built once, not for each picture', async () => {
  const cards = await listSocialCards('fr');
  expect([...cards.keys()]).toEqual(['/index.png', '/blog/index.png', '/v1/guides.png']);
  expect(await listSocialCards('fr')).toBe(cards);
  expect(buildCard).toHaveBeenCalledTimes(3);
});
