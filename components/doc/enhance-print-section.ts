import type { Labels } from '@/lib/i18n/labels';
import { button } from '../ui/elements';
import { iconElement } from '../ui/icon-element';

/** On the first page of a section: a button that prints all its pages as one document. The code for it loads at the click. */
export function enhancePrintSection(root: HTMLElement, _: AbortSignal, labels: Labels): void {
  const footer = root.querySelector('.doc-footer');
  const addresses = sectionPages(root);
  if (!footer || addresses.length < 2 || root.querySelector('.print-section')) return;
  const print = (): void =>
    void import('./print-section')
      .then(({ printSection }) => printSection(addresses))
      .catch((error: unknown) => {
        console.warn(labels.printFailed, error);
        say(labels.printFailed);
      });
  const printButton = button('', print, 'print-section');
  const say = (text: string): void => printButton.replaceChildren(iconElement('print'), text);
  say(labels.printSection);
  footer.insertBefore(printButton, footer.querySelector(':scope > p'));
}

/** Addresses of the sidebar at and below this page, in reading order. */
function sectionPages(root: HTMLElement): string[] {
  const here = location.pathname.replace(/\/$/, '');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.sidebar a[href]')].map((link) =>
    link.pathname.replace(/\/$/, ''),
  );
  return [...new Set(links.filter((path) => path === here || path.startsWith(`${here}/`)))];
}
