/** Icons that only the search has, drawn like those of `ui/icons.ts`. */
export const enterIcon = 'M19 6v7H6M10 9l-4 4 4 4';
export const arrowDownIcon = 'M12 4v15M5 12l7 7 7-7';
export const pinIcon = 'M8 3h8M10 3v6l-4 4v2h12v-2l-4-4V3M12 15v6';
export const functionIcon = 'M18 4.5c-3.5-1-5 .5-5.5 3.5l-2 9.5c-.5 2.5-2 3.5-4.5 3M8 11h8';
export const keyIcon = 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l9-9M16 7l3 3';
export const terminalIcon = 'M3 5h18v14H3zM7 9l3 3-3 3M12.5 15h4.5';
export const megaphoneIcon = 'M4 10v4h3l9 4V6l-9 4zM19.5 9.5a4 4 0 0 1 0 5M8 14.5 9.5 20';
export const tagIcon = 'M4 4h8l9 9-8 8-9-9zM8.5 8.5v.1';
export const boltIcon = 'M13 3 5 14h6l-1 7 8-11h-6z';
