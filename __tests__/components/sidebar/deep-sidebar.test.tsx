import { renderToStaticMarkup } from 'react-dom/server';
import { Sidebar } from '@/components/sidebar/Sidebar';
import { openGroupsAround } from '@/components/sidebar/sidebar-state';
import { buildSidebar, findTrail } from '@/lib/navigation/sidebar';
import type { Translate } from '@/lib/i18n/translator';

const levels = ['/v1/guides', '/one', '/two', '/three', '/four', '/five'];
const routes = levels.map((_level, depth) => levels.slice(0, depth + 1).join(''));
const deepest = routes.at(-1) ?? '';
const pages = [...routes, `${routes[1]}/beside`].map((route, order) => ({
  route,
  title: route,
  label: route,
  description: '',
  order,
  language: 'fr' as const,
}));
const tree = buildSidebar('/v1/guides', pages, []);
const t = ((key: string) => key) as unknown as Translate;

/** The markup as it is in the page's file, which React never takes over. */
function show(current: string): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <div id="page">
      <Sidebar name="guides" tree={tree} current={current} locale="fr" t={t} />
    </div>,
  );
  return document.body;
}

describe('a sidebar five levels deep', () => {
  it('has each level inside the one above, and a trail to the deepest page', () => {
    const link = show(deepest).querySelector('[aria-current="page"]');
    let depth = 0;
    for (let list = link?.closest('ul'); list; list = list.parentElement?.closest('ul')) depth += 1;
    expect(depth).toBe(5);
    expect(findTrail(tree, deepest).map(({ route }) => route)).toEqual(routes);
  });

  it('opens every group on the way, and no other', () => {
    const container = show(`${routes[1]}/beside`);
    const open = [...container.querySelectorAll<HTMLElement>('[data-open]')];
    expect(open.map((group) => group.dataset.group)).toEqual([routes[1]]);
    const deep = container.querySelector(`a[href="/fr${deepest}"]`);
    if (deep) openGroupsAround(deep);
    expect(container.querySelectorAll('[data-open]')).toHaveLength(4);
  });
});
