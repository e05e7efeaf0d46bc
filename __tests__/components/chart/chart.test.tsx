/** @jest-environment node */
import { parse } from 'node-html-parser';
import { renderText } from '../../support/render';

const table = `| Mesure | Épreuve | Avant | Après |
| --- | --- | --- | --- |
| Exécutable | Démarrage | 1,94 Mo | 166,5 Mo |
| Appels | Calcul | 24 285 | 12 142,5 |`;

test('a chart has a bar as long as each number says, its value as text, and the table', async () => {
  const { html, markdown } = await renderText(`<Chart caption="Légende">\n\n${table}\n\n</Chart>`);
  const root = parse(html.replace(/[\u00A0\u202F]/g, ' '));
  expect(root.querySelectorAll('.measure > p').map(({ text }) => text)).toEqual(['Exécutable', 'Appels']);
  expect(root.querySelectorAll('.measure li > p').map(({ text }) => text)).toEqual(['Démarrage', 'Calcul']);
  expect(root.querySelectorAll('.chart dl > div').map(({ text }) => text)).toEqual([
    'Avant1,94 Mo',
    'Après166,5 Mo',
    'Avant24 285',
    'Après12 142,5',
  ]);
  expect(root.querySelectorAll('rect').map((bar) => bar.getAttribute('width'))).toEqual([
    '1.2%',
    '100.0%',
    '100.0%',
    '50.0%',
  ]);
  expect(root.querySelectorAll('details tbody tr')).toHaveLength(2);
  expect(root.querySelector('figcaption')?.text).toBe('Légende');
  expect(markdown).toContain('| Exécutable | Démarrage |');
});

test('a chart without numbers stops the build', async () => {
  await expect(
    renderText('<Chart caption="Vide">\n\n| A | B |\n| --- | --- |\n| x | y |\n\n</Chart>'),
  ).rejects.toThrow('<Chart> n’a pas de nombres');
});
