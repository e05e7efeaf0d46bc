import type { Labels } from '@/lib/i18n/labels';
import { emit } from '@/lib/browser/events';

/** Adds a link to each heading of the text; a click copies its address as well as going there. */
export function enhanceHeadings(root: HTMLElement, labels: Labels): () => void {
  const pattern = Object.assign(document.createElement('a'), { className: 'heading-link', textContent: '#' });
  // A link inside a summary would be a control inside a control.
  const headings = root.querySelectorAll('.prose :is(h2, h3, h4, h5, h6)[id]:not(summary *)');
  for (const heading of headings) {
    if (heading.lastElementChild?.matches('.heading-link')) continue;
    const link = pattern.cloneNode(true) as HTMLAnchorElement;
    link.href = `#${heading.id}`;
    const name = heading.textContent?.trim() ?? '';
    link.setAttribute(
      'aria-label',
      labels.headingLink.replace('{heading}', () => name),
    );
    heading.append(link);
  }
  const onClick = ({ target }: Event): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('.heading-link');
    if (link) void copyAddress(link, labels);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/** Copies the address of a heading and says so beside it. */
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
