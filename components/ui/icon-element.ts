const svg = 'http://www.w3.org/2000/svg';

/** Icons that client scripts add. A separate list, so that the client entry does not contain the other icons. */
export const clientIcons = {
  close: 'M6 6l12 12M18 6 6 18',
  print: 'M7 8V3h10v5M6 17H3V8h18v9h-3M7 14h10v7H7z',
  check: 'M5 13l4 4L19 7',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.1',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 15l-3 3 3 3M4 18h4',
  down: 'M6 9l6 6 6-6',
  up: 'M12 20V5M5 12l7-7 7 7',
} as const;

export type ClientIcon = keyof typeof clientIcons;

/** The same drawing as `<Icon>`, for markup that is made in the browser. */
export function iconElement(name: ClientIcon): SVGElement {
  const element = lineDrawing(clientIcons[name], 24);
  element.setAttribute('class', 'icon');
  return element;
}

/** A line drawing on a square grid. */
export function lineDrawing(line: string, size: number): SVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('viewBox', `0 0 ${size} ${size}`);
  element.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', line);
  element.append(path);
  return element;
}
