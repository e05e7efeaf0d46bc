/** A fault of the content check, as a page shows it in development. */
export type ShownFault = {
  /** Routes of the pages with the fault: several include a partial, none a file of data. */
  routes: string[];
  text: string;
};

/** Where the check of `npm run dev` writes the faults of all pages. */
export const faultsFile = '.cache/dev-faults.json';
