import { createRandom } from '../../__tests__/support/random';

const words =
  'fenêtre commande évènement fichier dossier notes recette météo réglage version système menu icône plugin crate frontend backend clé valeur réponse erreur résultat départ fin page liste ordre'.split(
    ' ',
  );

/** A page like those of the guides: about 800 words, four code blocks, tabs, an admonition, a table. */
export function syntheticPage(index: number): string {
  const random = createRandom(index + 1);
  const pick = (): string => words[Math.floor(random() * words.length)] ?? 'mot';
  const sentence = (): string => `La ${pick()} de chaque ${pick()} suit la ${pick()} du ${pick()} ${index}.`;
  const paragraph = (): string => Array.from({ length: 8 }, sentence).join(' ');
  const sections = Array.from({ length: 8 }, (_, section) => {
    const code = `fn ${'abcdefgh'[section]}_${index}(nom: &str) -> Result<usize, String> {\n    let taille = nom.len() + ${Math.floor(random() * 999)};\n    println!("{taille}");\n    Ok(taille)\n}`;
    return `## Partie ${section + 1} {#part-${section + 1}}\n\n${paragraph()}\n\n${section % 2 === 0 ? `\`\`\`rust title="src-tauri/src/main.rs"\n${code}\n\`\`\`\n\n` : ''}${paragraph()}`;
  });
  return [
    `---\ntitle: Page d'essai ${index}\ndescription: Une page faite par la machine pour mesurer la construction, la page numéro ${index} de la série.\norder: ${index}\n---`,
    ...sections,
    `<TauriCommand args="build --debug" />\n\n:::note\n\n${sentence()}\n\n:::`,
    `| Nom | Effet |\n| --- | --- |\n${Array.from({ length: 6 }, () => `| \`${pick()}\` | ${sentence()} |`).join('\n')}`,
  ].join('\n\n');
}
