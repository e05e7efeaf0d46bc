/** @jest-environment node */
import { checkFile } from '../../support/check';

/** What authors write with good reason: none of it may be called a fault. */
const pages = {
  'a chart, with files that import each other and names of products': `
Un tableau de bord dessine souvent des milliers de points. Le SVG ralentit alors, tandis que Canvas et ECharts gardent une image fluide. Cette page montre comment recevoir les mesures du programme Rust et les tracer au fur et à mesure.

## Décrire une mesure {#measure}

Une mesure a une date et une valeur. Le même type sert à la page et au graphique :

\`\`\`ts title="src/mesure.ts"
export type Mesure = { date: number; valeur: number };

export function arrondir({ date, valeur }: Mesure): Mesure {
  return { date, valeur: Math.round(valeur * 10) / 10 };
}
\`\`\`

## Recevoir les mesures {#receive}

Le programme Rust émet un évènement par mesure. La page l'écoute, arrondit la valeur et garde les cent dernières :

\`\`\`ts title="src/main.ts"
import { listen } from '@tauri-apps/api/event';
import { arrondir, type Mesure } from './mesure';

const mesures: Mesure[] = [];

void listen<Mesure>('mesure', ({ payload }) => {
  mesures.push(arrondir(payload));
  if (mesures.length > 100) mesures.shift();
});
\`\`\`

:::astuce

Sur un Steam Deck, l'écran n'a que 800 lignes : prévoyez une mise en page qui tient sans défilement.

:::

La documentation d'ECharts se trouve à l'adresse https://echarts.apache.org/ et présente toutes les sortes de graphiques.
`,
  'a device, with a library in C++, a message in English and a rule of the system': `
Un lecteur de cartes branché en USB n'est pas accessible à tous les comptes sous Linux. Le système répond alors <span lang="en">permission denied</span>, et l'application ne voit aucun appareil.

## Donner le droit de lire {#udev}

Une règle d'udev donne ce droit au groupe \`plugdev\`. Enregistrez-la, puis rebranchez l'appareil :

\`\`\`text title="/etc/udev/rules.d/99-lecteur.rules"
SUBSYSTEM=="usb", ATTR{idVendor}=="04e6", GROUP="plugdev", MODE="0660"
\`\`\`

## Appeler la bibliothèque {#library}

Le fabricant fournit une bibliothèque en C++. Une fonction sans surcharge suffit au programme Rust :

\`\`\`cpp title="src-tauri/lecteur.cpp"
extern "C" int lire_carte(unsigned char *tampon, int longueur) {
  return longueur > 0 ? tampon[0] : -1;
}
\`\`\`

| Valeur | Signification |
| --- | --- |
| \`-1\` | aucune carte dans le lecteur |
| de \`0\` à \`255\` | premier octet de la carte |

1. Compilez la bibliothèque avec votre outil habituel.
2. Ajoutez-la aux [ressources de l'application](/v1/guides/building/windows).
3. Appelez la fonction depuis une [commande](/v1/guides/features/command).
`,
};

test.each(Object.entries(pages))('%s', async (_, body) => {
  const faults = await checkFile(body);
  expect(faults.map(({ rule, line, values }) => [rule, line, values])).toEqual([]);
});
