import { iconPath, type IconName } from './icon-paths';

const svg = 'http://www.w3.org/2000/svg';

/** The same drawing as `<Icon>`, for markup that is made in the browser. */
export function iconElement(name: IconName): SVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('class', 'icon');
  element.setAttribute('viewBox', '0 0 24 24');
  element.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', iconPath(name));
  element.append(path);
  return element;
}
