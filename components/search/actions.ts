import { actionNames, type ActionName } from '@/lib/search/actions';

/** Actions that a behaviour of the page does for any element with this attribute. */
const attributes: Partial<Record<ActionName, string>> = {
  offline: 'data-offline-open',
  dark: 'data-color-mode',
  settings: 'data-settings-open',
  shortcuts: 'data-shortcuts-open',
};

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
  const button = document.createElement('button');
  button.setAttribute(attributes[name] ?? '', '');
  document.body.append(button);
  button.click();
  button.remove();
}
