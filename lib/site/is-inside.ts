/**
 * True for the route of a folder and every route below it: `('/v1/guides/faq', '/v1/guides')`, but not `('/v1/guides-2',
 * '/v1/guides')`.
 */
export function isInside(route: string, folder: string): boolean {
  return route === folder || route.startsWith(`${folder}/`);
}
