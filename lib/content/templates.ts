/** Description of a new page for which its author has given none. */
export const templateDescription =
  'Une phrase de 50 à 160 caractères qui dit ce que cette page apporte au lecteur.';

const guide = `Dites en deux phrases ce que le lecteur obtient à la fin de cette page et ce qu'il lui faut pour commencer.

## Première étape {#first-step}

Donnez le chemin le plus court, complet et prêt à copier :

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

/** Texts of new pages, by kind of page. */
export const templates = {
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

/** The sentences of the templates, which tell authors what to write in their place. */
export const templateSentences: ReadonlySet<string> = new Set(
  Object.values(templates)
    .flatMap((text) => text.trim().split('\n\n'))
    .filter((paragraph) => /^\p{Lu}/u.test(paragraph)),
);
