/**
 * Icons drawn for this site as round lines on a 24 × 24 grid: the outline for `<Icon path>`. The scripts of every page hold this module as a
 * whole: icons of pages with text are in `page-icons.ts`, those of the search in `search/icons.ts`.
 */
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const checkIcon = 'M5 13l4 4L19 7';
export const warningIcon = 'M12 4 2.5 20h19zM12 10v4M12 17v.1';
export const copyIcon = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const wrapIcon = 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 15l-3 3 3 3M4 18h4';
export const downIcon = 'M6 9l6 6 6-6';
export const searchIcon = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2 21 21';
export const menuIcon = 'M4 6h16M4 12h16M4 18h16';
export const textIcon =
  'M3 19 8.5 5 14 19M5 14h7M15.5 16a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0M21 13v6';
export const sunIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5';
export const moonIcon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z';
export const externalIcon = 'M14 4h6v6M20 4 11 13M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5';
export const languageIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18';
export const offlineIcon = 'M12 3v11M7 9l5 5 5-5M4 17v3h16v-3';
export const githubIcon =
  'M9 21v-3c-4 0-6-2-6-6 0-1 0-2 1-3 0-2 0-3 1-4 2 0 3 1 4 2a13 13 0 0 1 6 0c1-1 2-2 4-2 1 1 1 2 1 4 1 1 1 2 1 3 0 4-2 6-6 6v3';
export const keyboardIcon = 'M3 7h18v10H3zM7 11v.1M11 11v.1M15 11v.1M8 14h8';
