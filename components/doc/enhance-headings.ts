import type { Labels } from '@/lib/i18n/labels';
import { emit, onPressed } from '@/lib/browser/events';

/**
 * Turns each heading of the text into a link to itself; a click also copies its address. A heading that contains a link gets
 * a separate one after its text. Headings of a reference are not tab stops, because the sidebar has the same links.
 */
export function enhanceHeadings(root: HTMLElement, signal: AbortSignal, labels: Labels): void {
  const pattern = Object.assign(document.createElement('a'), { className: 'heading-link' });
  // A link inside a summary would be a control inside a control.
  const headings = root.querySelectorAll('.prose :is(h2, h3, h4, h5, h6)[id]:not(summary *)');
  for (const heading of headings) {
    if (heading.querySelector('.heading-link')) continue;
    const link = pattern.cloneNode() as HTMLAnchorElement;
    link.href = `#${heading.id}`;
    if (heading.parentElement?.matches('.entry')) link.tabIndex = -1;
    if (heading.querySelector('a')) {
      const name = heading.textContent?.trim() ?? '';
      link.ariaLabel = labels.headingLink.replace('{heading}', () => name);
    } else link.append(...heading.childNodes);
    heading.append(link);
  }
  onPressed('.heading-link', (link) => copyAddress(link as HTMLAnchorElement, labels), { signal });
}

/** Copies the address of a heading, and shows next to the heading that it was copied. */
export async function copyAddress(link: HTMLAnchorElement, labels: Labels): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return; // no clipboard: the link still leads to the heading
  }
  link.dataset.copied = labels.linkCopied;
  emit('announce', labels.linkCopied);
  setTimeout(() => delete link.dataset.copied, 1500);
}
