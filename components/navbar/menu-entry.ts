/** Marks the history entry of the open menu. */
export const menuEntry = 'mobileMenu';
