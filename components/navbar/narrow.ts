/** Below this width the entries of the bar are in the mobile menu, as the style sheets have it. */
export const narrowWindow = '(max-width: 62.25em)';

/** Marks the history entry of the open menu. */
export const menuEntry = 'mobileMenu';
