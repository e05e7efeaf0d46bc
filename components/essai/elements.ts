import styles from './desktop.module.css';

type Child = string | Node | undefined;

/** Returns an element with a class and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter((child): child is string | Node => child !== undefined));
  return element;
}

/** Returns a button that does something. */
export function button(text: string, onPress: () => void, className = 'button'): HTMLButtonElement {
  const element = make('button', className, text);
  element.type = 'button';
  element.addEventListener('click', onPress);
  return element;
}

export const CLOSE_PATH = 'M2 2l8 8m0-8l-8 8';

/** Returns a button with a drawing on a grid of 12, and a name. */
export function iconButton(name: string, path: string, onPress: () => void): HTMLButtonElement {
  const element = button('', onPress, styles.control);
  element.append(drawing(path));
  element.ariaLabel = name;
  return element;
}

/** Returns a line drawing on a grid of 12. */
export function drawing(path: string): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('viewBox', '0 0 12 12');
  element.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  element.append(line);
  return element;
}
