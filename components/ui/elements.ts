import { iconElement, type ClientIcon } from './icon-element';

/** Returns an element with a class and children, for markup that is made in the browser without React. */
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
export function button(
  content: string | Node,
  onPress: (event: MouseEvent) => void,
  className = 'button',
): HTMLButtonElement {
  const element = make('button', className, content);
  element.type = 'button';
  element.addEventListener('click', onPress);
  return element;
}

/** Returns a button with an icon and a name. */
export function iconButton(
  icon: ClientIcon,
  label: string,
  onPress: () => void,
  className = 'bar-button',
): HTMLButtonElement {
  const element = button(iconElement(icon), onPress, className);
  element.ariaLabel = label;
  return element;
}
