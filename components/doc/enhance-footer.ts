import type { Labels } from '@/lib/i18n/labels';
import { button } from '../ui/elements';
import { iconElement, type ClientIcon } from '../ui/icon-element';

/** Adds the buttons of a page's footer: "copy as Markdown" and, on the first page of a section, "print the whole section". */
export function enhanceFooter(root: HTMLElement, _: AbortSignal, labels: Labels): void {
  const footer = root.querySelector('.doc-footer');
  const link = footer?.querySelector<HTMLAnchorElement>('a[data-markdown]');
  if (!footer || !link || footer.querySelector('button')) return;
  const { copyMarkdown, markdownCopied, markdownFailed } = labels;
  const copy = (): Promise<void> => copyFile(link.href);
  link.after(actionButton('copy-markdown', 'copy', copyMarkdown, copy, markdownFailed, markdownCopied));

  const addresses = sectionPages(root);
  if (addresses.length < 2) return;
  const print = async (): Promise<void> => (await import('./print-section')).printSection(addresses);
  footer.insertBefore(
    actionButton('print-section', 'print', labels.printSection, print, labels.printFailed),
    footer.querySelector(':scope > p'),
  );
}

/** A button that shows whether its action succeeded or failed. */
function actionButton(
  className: string,
  icon: ClientIcon,
  label: string,
  act: () => Promise<void>,
  failed: string,
  done?: string,
): HTMLButtonElement {
  const show = (shownIcon: ClientIcon, text: string): void =>
    action.replaceChildren(iconElement(shownIcon), text);
  const onPress = (): void =>
    void act().then(
      () => (done ? show('check', done) : undefined),
      (error: unknown) => {
        console.warn(failed, error);
        show('warning', failed);
      },
    );
  const action = button('', onPress, className);
  action.ariaLive = 'polite'; // the text changes in place
  show(icon, label);
  return action;
}

async function copyFile(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  await navigator.clipboard.writeText(await response.text());
}

/** Addresses of the sidebar at and below this page, in reading order. */
function sectionPages(root: HTMLElement): string[] {
  const here = location.pathname.replace(/\/$/, '');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.sidebar a[href]')].map((link) =>
    link.pathname.replace(/\/$/, ''),
  );
  return [...new Set(links.filter((path) => path === here || path.startsWith(`${here}/`)))];
}
