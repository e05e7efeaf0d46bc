type Keys = Record<string, string | number>;

const texts = {
  title: 'Carnet de notes',
  description: 'Une phrase assez longue pour être montrée par les moteurs de recherche.',
};

/** A page for the examples of rules. `keys` adds to or replaces the default front matter. */
export function pageWith(keys: Keys, body = 'Texte.'): string {
  return fileWith({ ...texts, order: 1, ...keys }, body);
}

/** A post for the examples of rules, by one author. */
export function postBy(author: string): string {
  return fileWith({ ...texts, authors: `[${author}]` }, 'Texte.');
}

function fileWith(keys: Keys, body: string): string {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', body, ''].join('\n');
}
