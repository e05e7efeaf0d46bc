import type { Labels } from '../layout/labels';
import { announce } from '../ui/announce';

/** Adds a link to each heading of the text; a click copies its address as well as going there. */
export function enhanceHeadings(root: HTMLElement, labels: Labels): void {
  for (const heading of root.querySelectorAll<HTMLElement>('.prose :is(h2, h3, h4, h5, h6)[id]')) {
    // A link inside a summary would be a control inside a control.
    if (heading.querySelector('.heading-link') || heading.closest('summary')) continue;
    const link = document.createElement('a');
    link.className = 'heading-link';
    link.href = `#${heading.id}`;
    link.textContent = '#';
    link.setAttribute(
      'aria-label',
      labels.headingLink.replace('{heading}', heading.textContent?.trim() ?? ''),
    );
    link.addEventListener('click', () => void copyAddress(link, labels));
    heading.append(link);
  }
}

async function copyAddress(link: HTMLAnchorElement, labels: Labels): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return; // no clipboard: the link still leads to the heading
  }
  link.dataset.copied = labels.linkCopied;
  announce(labels.linkCopied);
  setTimeout(() => delete link.dataset.copied, 1500);
}
