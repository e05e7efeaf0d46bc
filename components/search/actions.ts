import { actionNames, type ActionName } from '@/lib/search/actions';
import { make } from '../ui/elements';

/** Actions that a behaviour of the page does for any element with this attribute. */
const attributes: Partial<Record<ActionName, string>> = {
  offline: 'data-offline-open',
  dark: 'data-color-mode',
  settings: 'data-settings-open',
  shortcuts: 'data-shortcuts-open',
};

/** True for a click that a browser would follow in the same tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Follows a URL like a click on a link of the page, so that this site's pages are swapped in place. */
export function followHref(href: string): void {
  const link = make('a');
  link.href = href;
  press(link);
}

/** Returns the action that a result does instead of leading to a page. */
export function actionOf(href: string): ActionName | undefined {
  return actionNames.find((name) => href === `action:${name}`);
}

export function runAction(name: ActionName): void {
  if (name === 'print') return window.print();
  if (name === 'language') {
    const buttons = document.querySelectorAll<HTMLElement>('.navbar .site-menu summary, .menu-button');
    const shown = [...buttons].find((button) => button.checkVisibility());
    shown?.focus(); // brings a hidden bar back
    return shown?.click();
  }
  const button = make('button');
  button.setAttribute(attributes[name] ?? '', '');
  press(button);
}

function press(element: HTMLElement): void {
  element.hidden = true;
  document.body.append(element);
  element.click();
  element.remove();
}
