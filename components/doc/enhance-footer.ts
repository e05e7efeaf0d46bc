import type { Labels } from '@/lib/i18n/labels';
import { button } from '../ui/elements';
import { iconElement, type ClientIcon } from '../ui/icon-element';

/** Adds the buttons of a page's footer: "copy as Markdown" and, on the first page of a section, "print the whole section". */
export function enhanceFooter(root: HTMLElement, _: AbortSignal, labels: Labels): void {
  const footer = root.querySelector('.doc-footer');
  const link = footer?.querySelector<HTMLAnchorElement>('a[data-markdown]');
  if (!footer || !link || footer.querySelector('button')) return;
  const copy = actionButton('copy', labels.copyMarkdown, labels.markdownFailed, async () => {
    await copyFile(link.href);
    return labels.markdownCopied;
  });
  copy.classList.add('copy-markdown');
  link.after(copy);

  const addresses = sectionPages(root);
  if (addresses.length < 2) return;
  const print = actionButton('print', labels.printSection, labels.printFailed, async () => {
    await (await import('./print-section')).printSection(addresses);
  });
  print.classList.add('print-section');
  footer.insertBefore(print, footer.querySelector(':scope > p'));
}

/** A button that shows the outcome of its action: the returned text, or that it failed. */
function actionButton(
  icon: ClientIcon,
  label: string,
  failed: string,
  act: () => Promise<string | void>,
): HTMLButtonElement {
  const show = (shownIcon: ClientIcon, text: string): void =>
    action.replaceChildren(iconElement(shownIcon), text);
  const onPress = async (): Promise<void> => {
    try {
      const done = await act();
      if (done) show('check', done);
    } catch (error) {
      console.warn(failed, error);
      show('warning', failed);
    }
  };
  const action = button('', () => void onPress(), '');
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
