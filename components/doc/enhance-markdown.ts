import type { Labels } from '@/lib/i18n/labels';
import { button } from '../ui/elements';
import { iconElement } from '../ui/icon-element';

/** Adds "copy as Markdown" beside the link to a page's Markdown copy. */
export function enhanceMarkdown(root: HTMLElement, _: AbortSignal, labels: Labels): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-markdown]');
  if (!link || root.querySelector('.copy-markdown')) return;
  const say = (label: string, icon: 'copy' | 'check' | 'warning'): void =>
    copyButton.replaceChildren(iconElement(icon), label);
  const onPress = (): void =>
    void copy(link.href).then(
      () => say(labels.markdownCopied, 'check'),
      (error: unknown) => {
        console.warn(labels.markdownFailed, error);
        say(labels.markdownFailed, 'warning');
      },
    );
  const copyButton = button('', onPress, 'copy-markdown');
  say(labels.copyMarkdown, 'copy');
  // The words of the button change in place: a live region tells them to screen readers.
  copyButton.ariaLive = 'polite';
  link.after(copyButton);
}

async function copy(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  await navigator.clipboard.writeText(await response.text());
}
