import type { Messages } from '../i18n/translator';
import type { IndexAddresses } from './worker-messages';

/** Values of the `NEXT_PUBLIC_SEARCH_…` variables. */
export type HostedSettings = { host: string; appId: string; key: string; index: string; parameters: string };

export type SearchLabels = Messages['search'];

/** Files below `<locale>/search` with fixed addresses, so that they can be asked for together; hosts let them be checked each time. */
export const firstFiles = { manifest: 'index.json', titles: 'titles.json', worker: 'worker.js' } as const;

/** What the dialog needs before anything else. */
export type SearchManifest = {
  lang: string;
  /** Address of the worker's script. */
  worker: string;
  index: IndexAddresses;
  /** Address of the locale's home page, without a slash at its end. */
  home: string;
  labels: SearchLabels;
  /** The hosted service, when one was configured while the index was written. */
  hosted?: HostedSettings;
};
