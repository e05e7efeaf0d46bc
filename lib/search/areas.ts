import { isInside } from '../site/is-inside';

/** Areas of the site that a search can be limited to: the top-level category of their records, and where they start. */
export const areas = {
  guide: { category: 'Documentation', route: '/v1/guides' },
  api: { category: 'JS API', route: '/v1/api/js' },
  config: { category: 'Configuration', route: '/v1/api/config' },
  cli: { category: 'CLI', route: '/v1/api/cli' },
  references: { category: 'References', route: '/v1/references' },
  blog: { category: 'Blog', route: '/blog' },
  releases: { category: 'Releases', route: '/releases' },
} as const;

export type Area = keyof typeof areas;

/** Top-level category of a record. Records store these names; readers see the translated name of the area. */
export type Category = (typeof areas)[Area]['category'];

/** All areas, in the order of the filter. */
export const areaNames = Object.keys(areas) as Area[];

/** Returns the area of a category, or undefined for a category that this site does not have. */
export function areaOfCategory(category: string): Area | undefined {
  return areaNames.find((area) => areas[area].category === category);
}

/** Returns the area of a route. Pages outside of all areas count as guides. */
export function areaOfRoute(route: string): Area {
  const found = areaNames.find((area) => isInside(route, areas[area].route));
  return found ?? (isInside(route, '/v1/api') ? 'api' : 'guide');
}
