/** Lower-case letters without accents, for addresses: `L’œuvre d’été` → `l-oeuvre d-ete`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'\u00A0\u202F]/g, '-')
    .replace(/œ/g, 'oe');
}
