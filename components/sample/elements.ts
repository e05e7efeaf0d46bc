import type { MenuItem } from './protocol';
import styles from './desktop.module.css';

const svg = 'http://www.w3.org/2000/svg';

/** Returns an element with a class and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** Returns a button that does something. */
export function button(content: string | Node, onPress: () => void, className = 'button'): HTMLButtonElement {
  const element = make('button', className, content);
  element.type = 'button';
  element.addEventListener('click', onPress);
  return element;
}

/** A line drawing on a grid of 12. */
export function lineDrawing(line: string): SVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('viewBox', '0 0 12 12');
  element.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', line);
  element.append(path);
  return element;
}

export const CLOSE_PATH = 'M2 2l8 8m0-8l-8 8';

/** Returns a button with a drawing on a grid of 12, and a name. */
export function drawnButton(name: string, path: string, onPress: () => void): HTMLButtonElement {
  const element = button(lineDrawing(path), onPress, styles.control);
  element.ariaLabel = name;
  return element;
}

/** Id of the native item that ends the application; the other native items act on what is selected, which is nothing here. */
export const QUIT = 'native:Quit';

/** Returns a menu that opens below its button, or the button of an item. */
export function makeMenu(item: MenuItem, onMenu: (id: string) => void): HTMLElement {
  if (item === '-') return make('hr');
  if (typeof item === 'string') {
    const id = `native:${item}`;
    return makeMenu({ id, text: item, disabled: id !== QUIT }, onMenu);
  }
  const { id = '', text, items, disabled = false, selected = false, keys } = item;
  if (!items) {
    const element = button(`${selected ? '✓ ' : ''}${text}`, () => onMenu(id), styles.item);
    element.disabled = disabled;
    if (keys) element.append(make('kbd', '', keys));
    return element;
  }
  const summary = make('summary', '', text);
  const menu = make('details', styles.menu, summary);
  const onItem = (chosen: string): void => {
    menu.open = false;
    summary.focus(); // what was pressed is hidden now
    onMenu(chosen);
  };
  menu.append(make('div', styles.items, ...items.map((one) => makeMenu(one, onItem))));
  return menu;
}

/** Shows other menus in a place. The keyboard stays where it was among them. */
export function replaceMenus(place: HTMLElement, ...menus: HTMLElement[]): void {
  const index = [...place.children].findIndex((menu) => menu.contains(document.activeElement));
  place.replaceChildren(...menus);
  const menu = menus[index];
  (menu?.querySelector('summary') ?? menu)?.focus();
}

/** True when what had the keyboard has been removed from the page. */
export function isKeyboardLost(): boolean {
  return document.activeElement === document.body;
}
