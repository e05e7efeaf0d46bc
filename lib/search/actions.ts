/** What readers can do with the site itself. The embedded index lists each as a page with the address `action:<name>`. */
export const actionNames = [
  'offline',
  'dark',
  'language',
  'print',
  'report',
  'settings',
  'shortcuts',
] as const;

export type ActionName = (typeof actionNames)[number];

/** Category of the actions in the index. */
export const actionCategory = 'Site';
