/** Icons that a `_category.json` may name; `components/mdx/Cards.tsx` draws them. */
export const sectionIcons = [
  'start',
  'window',
  'code',
  'bug',
  'flask',
  'robot',
  'package',
  'send',
  'puzzle',
  'layers',
  'messages',
  'book',
  'folder',
  'file',
] as const;

export type SectionIcon = (typeof sectionIcons)[number];
