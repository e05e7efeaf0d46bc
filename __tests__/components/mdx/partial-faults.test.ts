/** @jest-environment node */
import type * as ReadText from '@/lib/content/read-text';
import { renderText } from '../../support/render';

let partial = '';

jest.mock('@/lib/content/read-text', () => {
  const actual = jest.requireActual<typeof ReadText>('@/lib/content/read-text');
  const readText = (file: string) =>
    file.endsWith('/_partials/herbier.mdx') ? partial : actual.readText(file);
  return { ...actual, readText };
});

const table = '| Cadre | Poids |\n| --- | --- |\n| Un | petit |';

test.each([
  ['```rsut\nfn main() {}\n```', 'Langage de code inconnu « rsut »'],
  ['- un\n\n  ```rsut\n  fn main() {}\n  ```', 'Langage de code inconnu « rsut »', 5],
  ['<Essai name="rien" />', 'Il n’existe pas d’essai « rien »'],
  ['<Diagram name="rien" alt="Un" />', 'Il n’existe pas de schéma « rien »'],
  ['<<<<<<< HEAD\nUn.\n=======\nDeux.\n>>>>>>> ma-page', 'des marqueurs de conflit de Git'],
  ['<TauriCommand />', '<TauriCommand> n’a pas d’attribut « args »'],
  ['<TauriCommand arg="dev" />', 'L’attribut « arg » n’existe pas dans <TauriCommand>'],
  [':::notte\n\nTexte.\n\n:::', 'Encadré inconnu « notte »'],
  ['<Etapes>\n\nTexte.\n\n</Etapes>', '<Etapes> ne contient pas une liste numérotée'],
  [
    '<Tabs>\n<Tab value="a" label="A">\n\nTexte.\n\n</Tab>\n\nTexte.\n\n</Tabs>',
    '<Tabs> contient autre chose',
  ],
  [
    '<Tabs>\n<Tab value="a" label="A">\n\nUn\n\n</Tab>\n<Tab value="a" label="B">\n\nDeux\n\n</Tab>\n</Tabs>',
    '<Tabs> a deux onglets de valeur « a »',
  ],
  ['<Tabs>\n\n{/* à écrire */}\n\n</Tabs>', '<Tabs> n’a pas de <Tab>'],
  [`<Chart caption="Le poids">\n\n${table}\n\n</Chart>`, '<Chart> n’a pas de nombres'],
])('the fault of a partial with %j names its file and line', async (text, problem, line = 3) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React names the component too
  partial = `Avant.\n\n${text}`;
  const fault = await renderText('Un.\n\nDeux.\n\nTrois.\n\n<Partial name="herbier" />').then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toMatchObject({ file: 'content/fr/_partials/herbier.mdx', line });
  expect((fault as Error).message).toContain(problem);
  expect((fault as Error).message).toContain('\n  → ');
});
