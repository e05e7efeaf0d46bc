import { slug as githubSlug } from 'github-slugger';
import { stringify } from 'yaml';
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

/** `Lire un fichier à l’ouverture` → `lire-un-fichier-a-l-ouverture`. */
export function toSlug(title: string): string {
  return githubSlug(plainLetters(title))
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/** Path of the file below the project's root. */
export function fileOf({ kind, place, slug, day }: NewPage, locale: string): string {
  return `content/${locale}/${folderOf(kind, place)}/${kind === 'post' ? `${day}-` : ''}${slug}.mdx`;
}

/** A page that passes the check and shows the parts of a page; the author replaces its sentences. */
export function renderNewPage({ kind, title, description, author, order, draft }: NewPage): string {
  const own = kind === 'post' ? { authors: [author] } : { order };
  const keys = { title, description, ...own, ...(draft ? { draft } : {}) };
  return `---\n${stringify(keys, { lineWidth: 0 })}---\n\n${bodies[kind]}`;
}

const guide = `Dites en deux phrases ce que le lecteur obtient à la fin de cette page et ce qu'il lui faut pour commencer.

## Première étape {#first-step}

Le chemin le plus court, complet et prêt à copier :

\`\`\`rust title="src-tauri/src/main.rs"
fn main() {
    tauri::Builder::default()
        .run(tauri::generate_context!())
        .expect("l'application n'a pas pu démarrer");
}
\`\`\`

Expliquez ensuite pourquoi cela fonctionne.

## En cas de problème {#troubleshooting}

Le message exact, sa cause, ce qu'il faut changer.

## Pour aller plus loin {#next-steps}

- [Commandes](/v1/guides/features/command) : appeler Rust depuis le frontend.
`;

const bodies: Record<Kind, string> = {
  guide,
  reference: `Dites ce que décrit cette page et à qui elle sert.

## Vue d'ensemble {#overview}

| Élément | Rôle |
| --- | --- |
| \`exemple\` | Ce qu'il fait. |

## Pour aller plus loin {#next-steps}

- [Architecture](/v1/references/architecture) : les parties d'une application et leurs rôles.
`,
  post: `Le premier paragraphe paraît dans la liste des billets.

{/* truncate */}

## Ce qui change {#changes}

Le reste du billet.
`,
  about: `Dites l'essentiel dès la première phrase.

## Contexte {#context}

Le reste de la page.
`,
};
