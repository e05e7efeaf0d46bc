/** A page for the examples of rules. `keys` adds to or replaces the default front matter. */
export function pageWith(keys: Record<string, string | number>, body = 'Texte.'): string {
  const all = {
    title: 'Carnet de notes',
    description: 'Une phrase assez longue pour être montrée par les moteurs de recherche.',
    order: 1,
    ...keys,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', body, ''].join('\n');
}
