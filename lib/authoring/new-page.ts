import { slug as githubSlug } from 'github-slugger';
import { stringify } from 'yaml';
import { templates } from '../content/templates';
import { plainLetters } from '../text/plain-letters';

export const kinds = ['guide', 'reference', 'post', 'about'] as const;

export type Kind = (typeof kinds)[number];

export type NewPage = {
  kind: Kind;
  title: string;
  description: string;
  /** Folder below that of the kind: `features`, or an empty text. */
  place: string;
  slug: string;
  order: number;
  /** Day of a post. */
  day: string;
  author: string;
  draft: boolean;
};

/** Folder of a kind below `content/<locale>`. */
export function folderOf(kind: Kind, place = ''): string {
  const base = { guide: 'v1/guides', reference: 'v1/references', post: 'blog', about: 'about' }[kind];
  return place ? `${base}/${place.replace(/^\/+|\/+$/g, '')}` : base;
}

/** File systems limit names to 255 bytes, and an address is read. */
const maxSlugLength = 80;

/** `Lire un fichier à l’ouverture` → `lire-un-fichier-a-l-ouverture`; of a long title, the words that fit. */
export function toSlug(title: string): string {
  const slug = githubSlug(plainLetters(title).replace(/\.mdx?$/, ''))
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= maxSlugLength) return slug;
  const start = slug.slice(0, maxSlugLength + 1);
  return start.slice(0, Math.max(start.lastIndexOf('-'), 0) || maxSlugLength);
}

/** Path of the file below the project's root. */
export function fileOf({ kind, place, slug, day }: NewPage, locale: string): string {
  return `content/${locale}/${folderOf(kind, place)}/${kind === 'post' ? `${day}-` : ''}${slug}.mdx`;
}

/** A page that shows the parts of a page. The check remarks on the sentences that its author has not replaced yet. */
export function renderNewPage({ kind, title, description, author, order, draft }: NewPage): string {
  const own = kind === 'post' ? { authors: [author] } : { order };
  const keys = { title, description, ...own, ...(draft ? { draft } : {}) };
  return `---\n${stringify(keys, { lineWidth: 0 })}---\n\n${templates[kind]}`;
}
