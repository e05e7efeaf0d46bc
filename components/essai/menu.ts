import { button, make } from './elements';
import type { MenuItem } from './protocol';
import styles from './desktop.module.css';

/** Returns a menu that opens below its button, or the button of an item. */
export function makeMenu(item: MenuItem, onMenu: (id: string) => void): HTMLElement {
  if (item === '-') return make('hr');
  if (typeof item === 'string') {
    const native = button(item, () => undefined, styles.item);
    native.disabled = true;
    return native;
  }
  const { id = '', text, items, disabled = false, selected = false, keys } = item;
  if (!items) {
    const element = button(`${selected ? '✓ ' : ''}${text}`, () => onMenu(id), styles.item);
    element.disabled = disabled;
    if (keys) element.append(make('kbd', '', keys));
    return element;
  }
  const menu = make('details', styles.menu, make('summary', '', text));
  const list = make(
    'div',
    styles.items,
    ...items.map((one) =>
      makeMenu(one, (chosen) => {
        menu.open = false;
        onMenu(chosen);
      }),
    ),
  );
  menu.append(list);
  return menu;
}
