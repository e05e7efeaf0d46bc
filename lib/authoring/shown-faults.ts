/** A fault of the content check, as a page shows it in development. */
export type ShownFault = {
  /** Route of the page with the fault; empty for other files. */
  route: string;
  text: string;
};

/** Where the check of `npm run dev` writes the faults of all pages. */
export const faultsFile = '.cache/dev-faults.json';
