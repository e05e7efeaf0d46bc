import { toRecords, type RecordSource } from '@/lib/search/build/records';
import type { SearchRecord } from '@/lib/search/types';

const heading = (depth: number, text: string, id: string) => ({ depth, text, id, aliases: [] });

const phrases: Record<string, [anchor: string, phrases: string[]][]> = {
  '/v1/guides/features/multiwindow': [
    ['top', ['ouvrir les préférences à part']],
    ['closing', ['BrowserWindow']],
  ],
  '/v1/guides/getting-started/prerequisites': [['windows', ['linker `link.exe` not found']]],
};

export function page(
  route: string,
  title: string,
  label: string,
  sections: [depth: number, text: string, id: string, content: string, code?: string][],
): RecordSource {
  return {
    route,
    locale: 'fr',
    title,
    label,
    phrases: new Map(phrases[route]),
    description: `Page sur le sujet : ${title}.`,
    page: {
      sections: [
        { heading: null, text: 'Introduction.', code: '' },
        ...sections.map(([depth, text, id, content, code = '']) => ({
          heading: heading(depth, text, id),
          text: content,
          code,
        })),
      ],
    },
  };
}

/** A tiny site with one page of each kind. */
const sources: RecordSource[] = [
  page('/v1/guides/features/multiwindow', 'Fenêtres multiples', 'Fenêtres multiples', [
    [2, 'Fermer une fenêtre', 'closing', 'La fenêtre principale se ferme avec les autres.'],
    [2, 'Pour aller plus loin', 'next-steps', 'Les évènements de la fenêtre.'],
  ]),
  page('/v1/guides/getting-started/prerequisites', 'Préparer la machine', 'Prérequis', [
    [2, 'Sous Windows', 'windows', 'Installez les outils de compilation.', 'winget install Rustlang.Rustup'],
  ]),
  page('/v1/guides/building/windows', 'Produire un installateur Windows', 'Installateur Windows', [
    [2, 'WebView2', 'webview2', 'Le programme d’installation peut télécharger la webview.'],
  ]),
  page('/v1/api/config', 'Configuration', 'Configuration', [
    [2, 'WindowConfig', 'windowconfig', 'Une fenêtre créée au démarrage.'],
    [3, 'alwaysOnTop', 'windowconfig.alwaysontop', 'Garde la fenêtre au premier plan.'],
    [3, 'title', 'windowconfig.title', 'Le titre.'],
    [2, 'WindowAllowlistConfig', 'windowallowlistconfig', 'Ce que la page peut appeler.'],
    [3, 'setAlwaysOnTop', 'windowallowlistconfig.setalwaysontop', 'Ouvre la méthode.'],
  ]),
  page('/v1/api/js/window', 'window', 'window', [
    [3, 'WebviewWindow', 'webviewwindow', 'Une fenêtre.'],
    [4, 'setAlwaysOnTop', 'setalwaysontop', 'Met la fenêtre au premier plan.'],
  ]),
  page('/v1/api/cli', 'CLI', 'CLI', [
    [2, 'build', 'build', 'Construit l’application.'],
    [3, '--debug', 'build--debug', 'Sans optimisation.'],
  ]),
  page('/blog/2022/09/15/tauri-1-1', 'Tauri 1.1, icônes', 'Tauri 1.1, icônes', [
    [2, 'Fenêtres', 'windows', 'Les fenêtres changent.'],
  ]),
];

const keys: [place: string, names: string[]][] = [
  ['/v1/api/config#windowconfig', ['WindowConfig']],
  ['/v1/api/config#windowconfig.alwaysontop', ['alwaysOnTop', 'tauri.windows.alwaysOnTop']],
  ['/v1/api/config#windowconfig.title', ['title', 'tauri.windows.title']],
  [
    '/v1/api/config#windowallowlistconfig.setalwaysontop',
    ['setAlwaysOnTop', 'tauri.allowlist.window.setAlwaysOnTop'],
  ],
  ['/v1/api/js/window', ['window', '@tauri-apps/api/window']],
  ['/v1/api/js/window#webviewwindow', ['WebviewWindow', 'window.WebviewWindow']],
  [
    '/v1/api/js/window#setalwaysontop',
    ['setAlwaysOnTop', 'WebviewWindow.setAlwaysOnTop', 'window.WebviewWindow.setAlwaysOnTop'],
  ],
  ['/v1/api/cli#build', ['tauri build']],
  ['/v1/api/cli#build--debug', ['--debug', '-d', 'tauri build --debug']],
];
const reference = new Map(keys.map(([place, names]) => [place, { keys: names, signature: '' }]));

export const records: SearchRecord[] = sources.flatMap((source) => toRecords(source, reference));

export const synonyms = [
  ['zone de notification', 'system tray'],
  ['fenêtre', 'window'],
  ['installateur', 'installer', "programme d'installation"],
];
