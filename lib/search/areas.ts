import type { Category } from './types';

/** Parts of the site a search can be limited to, in the order of their keys. */
export const areas = ['guide', 'api', 'config', 'cli', 'references', 'blog'] as const;

export type Area = (typeof areas)[number];

/** The top-level category that stands for an area in the records. */
export const categoryOf: Record<Area, Category> = {
  guide: 'Documentation',
  api: 'JS API',
  config: 'Configuration',
  cli: 'CLI',
  references: 'References',
  blog: 'Blog',
};

/** How much a page counts, 0 to 100: news age, and few look for what the site says about itself. */
export function pageRankOf(route: string): number {
  if (/^\/(?:blog|releases)(\/|$)/.test(route)) return 60;
  if (/^\/about(\/|$)/.test(route)) return 75;
  return areaOfRoute(route) === 'guide' ? 100 : 95;
}

/** True for the name of an area. */
export function isArea(value: unknown): value is Area {
  return areas.some((area) => area === value);
}

/** Area of a category's name, if it is one of ours. */
export function areaOfCategory(category: string): Area | undefined {
  return areas.find((area) => categoryOf[area] === category);
}

/** Area of a route: `/v1/api/config` → `config`; what has no area of its own counts as guide. */
export function areaOfRoute(route: string): Area {
  if (/^\/v1\/api\/config(\/|$)/.test(route)) return 'config';
  if (/^\/v1\/api\/cli(\/|$)/.test(route)) return 'cli';
  if (/^\/v1\/api(\/|$)/.test(route)) return 'api';
  if (/^\/v1\/references(\/|$)/.test(route)) return 'references';
  return /^\/blog(\/|$)/.test(route) ? 'blog' : 'guide';
}
