/** @jest-environment node */
import { checkFile } from '../../support/check';

/** What authors write with good reason, and what the rules once called faults. */
const page = `
Un tableau de bord dessine souvent des milliers de points. Le SVG ralentit alors, tandis que Canvas et ECharts gardent une image fluide. Sous Linux, un lecteur branché en USB répond d'abord <span lang="en">permission denied</span>.

## Recevoir les mesures {#receive}

Le même type sert au programme et au graphique. La page écoute l'évènement et arrondit chaque valeur :

\`\`\`ts title="src/mesure.ts"
export type Mesure = { date: number; valeur: number };

export const arrondir = ({ date, valeur }: Mesure): Mesure => ({ date, valeur: Math.round(valeur) });
\`\`\`

\`\`\`ts title="src/main.ts"
import { listen } from '@tauri-apps/api/event';
import { arrondir, type Mesure } from './mesure';

const mesures: Mesure[] = [];

void listen<Mesure>('mesure', ({ payload }) => mesures.push(arrondir(payload)));
\`\`\`

Une règle d'udev donne le droit de lire au groupe \`plugdev\`, et une fonction en C++ suffit au programme Rust :

\`\`\`text title="/etc/udev/rules.d/99-lecteur.rules"
SUBSYSTEM=="usb", ATTR{idVendor}=="04e6", GROUP="plugdev", MODE="0660"
\`\`\`

\`\`\`cpp title="src-tauri/lecteur.cpp"
extern "C" int lire_carte(unsigned char *tampon, int longueur) { return longueur > 0 ? tampon[0] : -1; }
\`\`\`

:::astuce

Sur un Steam Deck, l'écran n'a que 800 lignes : prévoyez une mise en page qui tient sans défilement.

:::

| Valeur | Signification |
| --- | --- |
| de \`0\` à \`255\` | premier octet de la carte |

1. Compilez la bibliothèque avec votre outil habituel.
2. Ajoutez-la aux [ressources de l'application](/v1/guides/building/windows).

La documentation d'ECharts se trouve à l'adresse https://echarts.apache.org/ et présente toutes les sortes de graphiques.
`;

test('a realistic page with products, code in three languages and a message in English has no fault', async () => {
  const faults = await checkFile(page);
  expect(faults.map(({ rule, line, values }) => [rule, line, values])).toEqual([]);
});
