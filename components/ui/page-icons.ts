/** Icons of pages with text, drawn like those of `icons.ts`. */
export const printIcon = 'M7 8V3h10v5M6 17H3V8h18v9h-3M7 14h10v7H7z';
export const upIcon = 'M12 20V5M5 12l7-7 7 7';
export const listIcon = 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1';
export const chevronIcon = 'M9 6l6 6-6 6';
export const homeIcon = 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1z';
export const editIcon = 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4';
export const flagIcon = 'M5 21V4M5 5c5-3 9 3 14 0v9c-5 3-9-3-14 0';
export const noteIcon = 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5';
export const bulbIcon =
  'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.3 1 2.1h5c.1-.8.4-1.6 1-2.1A6 6 0 0 0 12 3z';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.1';
export const flameIcon =
  'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-3 2-4 2.5-6.5C11 9 11.5 10 11.5 11 13 9 13 6 12 3z';
export const folderIcon = 'M3 6h6l2 2h10v11H3z';
export const fileIcon = 'M6 3h8l4 4v14H6zM14 3v4h4';
