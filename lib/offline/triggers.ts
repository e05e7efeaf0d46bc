import type { Reason } from './types';

/** What the signs are read from: the window, or a part of it in tests. */
export type Surroundings = {
  innerWidth: number;
  location: { search: string };
  matchMedia?: (query: string) => { matches: boolean };
  navigator: {
    connection?: { saveData?: boolean };
    standalone?: boolean;
    getInstalledRelatedApps?: () => Promise<{ platform?: string }[]>;
  };
};

/** Screens up to this width, in CSS pixels, count as small. */
export const smallScreen = 996;

const appModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

type Sign = (around: Surroundings, wasInstalled: boolean) => boolean | Promise<boolean>;

/** In the order in which they are named as the reason: the reader's explicit wish first. */
const signs: [Reason, Sign][] = [
  ['queryString', ({ location }) => new URLSearchParams(location.search).get('offlineMode') === 'true'],
  ['appInstalled', async ({ navigator }, wasInstalled) => wasInstalled || (await isAppInstalled(navigator))],
  [
    'standalone',
    ({ navigator, matchMedia }) =>
      navigator.standalone === true ||
      appModes.some((mode) => matchMedia?.(`(display-mode: ${mode})`).matches),
  ],
  ['saveData', ({ navigator }) => navigator.connection?.saveData === true],
  ['mobile', ({ innerWidth }) => innerWidth > 0 && innerWidth <= smallScreen],
];

/** The first sign that asks for offline mode, or null. A sign that cannot be read (in a frame, say) counts as absent. */
export async function findTrigger(around: Surroundings, wasInstalled: boolean): Promise<Reason | null> {
  const present = await Promise.all(signs.map(([, sign]) => holds(sign, around, wasInstalled)));
  return signs[present.indexOf(true)]?.[0] ?? null;
}

async function holds(sign: Sign, around: Surroundings, wasInstalled: boolean): Promise<boolean> {
  try {
    return (await sign(around, wasInstalled)) === true;
  } catch {
    return false; // not readable here, e.g. installed apps inside a frame
  }
}

async function isAppInstalled(navigator: Surroundings['navigator']): Promise<boolean> {
  const apps = (await navigator.getInstalledRelatedApps?.()) ?? [];
  return apps.some(({ platform }) => platform === 'webapp');
}
