import { actionNames, type ActionName } from '@/lib/search/actions';
import { repository } from '@/lib/site/repository';
import { toggleColorMode } from '../color-mode/use-color-mode';
import { useMenuRequest } from '../ui/use-menu-request';
import { openDialog } from '../ui/use-open-dialog';

const actions: Record<ActionName, () => void> = {
  offline: () => openDialog('offline'),
  dark: toggleColorMode,
  settings: () => openDialog('settings'),
  shortcuts: () => openDialog('shortcuts'),
  print: () => window.print(),
  report: openReport,
  language: openLanguageMenu,
};

/** Returns the action that a result does instead of leading to a page. */
export function actionOf(href: string): ActionName | undefined {
  return actionNames.find((name) => href === `action:${name}`);
}

/** Runs the command behind a hit. */
export function runAction(name: ActionName): void {
  actions[name]();
}

/** Opens the form of the shown page, or an empty one. */
function openReport(): void {
  const form = `${repository}/issues/new`;
  const link = document.querySelector<HTMLAnchorElement>(`main a[href^="${form}"]`);
  window.open(link?.href ?? form, '_blank', 'noopener');
}

/** Opens the menu of languages; narrow screens have it in the menu of the site. */
function openLanguageMenu(): void {
  const buttons = document.querySelectorAll<HTMLElement>('.locale-menu > summary, .menu-button');
  const shown = [...buttons].find((button) => button.checkVisibility());
  useMenuRequest.setState({ languages: shown?.matches('.menu-button') ?? false });
  shown?.focus(); // brings a hidden bar back
  shown?.click();
}
