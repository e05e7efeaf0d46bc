import type { Labels } from '@/lib/i18n/labels';
import { emit } from '@/lib/browser/events';
import { iconButton, make } from '../ui/elements';
import { iconElement } from '../ui/icon-element';

/** Adds the tools of code blocks: copy (without prompts, which are only style), and wrap where lines overflow. */
export function enhanceCode(root: HTMLElement, signal: AbortSignal, labels: Labels): void {
  const wraps = new Map<Element, HTMLElement>();
  let heading = '';
  const uses = new Map<string, number>();
  for (const block of root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, .code')) {
    if (!block.matches('.code')) {
      heading = block.textContent.trim(); // its own link is added later
      continue;
    }
    const pre = block.querySelector('pre');
    if (!pre || block.querySelector('.code-tools')) continue;
    const name = nameOf(block, heading, labels);
    const count = (uses.get(name) ?? 0) + 1;
    uses.set(name, count);
    wraps.set(pre, addTools(block, pre, count > 1 ? `${name} (${count})` : name, labels));
  }
  // Called for blocks that have just been laid out; blocks far from the viewport, or in a closed tab, are not laid out yet.
  const observer = new ResizeObserver((entries) => {
    // Measure all blocks before changing any: otherwise the browser would lay out the page again for each block.
    const wide = entries.map(({ target }) => canWrap(target));
    entries.forEach(({ target }, index) => wraps.get(target)?.toggleAttribute('hidden', !wide[index]));
  });
  for (const pre of wraps.keys()) observer.observe(pre);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** `src/main.rs`, or `le code bash de « Installer »`, with the name of the tab it is in. */
function nameOf(block: HTMLElement, heading: string, labels: Labels): string {
  const { lang } = block.dataset;
  const name =
    block.querySelector(':scope > figcaption')?.textContent ??
    labels.untitled
      .replace('{heading}', () => heading)
      .replace(lang ? '{lang}' : /{lang} ?/, () => lang ?? '');
  const tab = block.closest('.tab')?.querySelector('.tab-label')?.textContent;
  return tab ? `${name} (${tab})` : name;
}

/** Adds the buttons of a block. Returns the one that wraps lines, which is hidden until they overflow. */
function addTools(block: HTMLElement, pre: HTMLElement, name: string, labels: Labels): HTMLElement {
  const toggleWrap = (): void => {
    wrap.ariaPressed = String(block.toggleAttribute('data-wrap'));
    wrap.hidden = !canWrap(pre);
  };
  const wrap = iconButton(
    'wrap',
    labels.wrap.replace('{name}', () => name),
    toggleWrap,
    '',
  );
  wrap.ariaPressed = 'false';
  wrap.hidden = true;
  const copyLabel = labels.copyLabel.replace('{name}', () => name);
  const copy = iconButton('copy', copyLabel, () => void copyCode(pre, copy, copyLabel, labels), '');
  copy.title = labels.copy;
  block.append(make('div', 'code-tools', wrap, copy));
  return wrap;
}

function canWrap(pre: Element): boolean {
  return pre.scrollWidth > pre.clientWidth || pre.matches('[data-wrap] > pre');
}

/** Returns what copying a block gives: the chosen variants, without removed lines and without the output of a session. */
function visibleText(pre: HTMLElement): string {
  const copy = pre.cloneNode(true) as HTMLElement;
  const copied = copy.querySelectorAll('[data-value]');
  pre.querySelectorAll('[data-value]').forEach((variant, index) => {
    if (!variant.checkVisibility()) copied[index]?.remove();
  });
  const isSession = pre.closest('[data-lang="console"]') !== null;
  copy.querySelectorAll(isSession ? '.line:not(.p)' : 'del').forEach((line) => line.remove());
  return copy.textContent ?? '';
}

async function copyCode(
  pre: HTMLElement,
  button: HTMLButtonElement,
  label: string,
  labels: Labels,
): Promise<void> {
  const isDone = await copyText(visibleText(pre).replace(/\n$/, ''), pre, labels);
  button.replaceChildren(iconElement(isDone ? 'check' : 'warning'));
  button.ariaLabel = isDone ? labels.copied : labels.failed;
  button.dataset.state = isDone ? 'copied' : 'failed';
  setTimeout(() => {
    button.replaceChildren(iconElement('copy'));
    button.ariaLabel = label;
    delete button.dataset.state;
  }, 1000);
}

/** Copies a text and announces it. If copying fails, selects the element, so that the reader can copy it by keyboard. */
export async function copyText(text: string, element: Element, labels: Labels): Promise<boolean> {
  let isDone = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    isDone = false;
    console.warn(labels.failed, error);
    getSelection()?.selectAllChildren(element);
  }
  emit('announce', isDone ? labels.copied : labels.failed);
  return isDone;
}
