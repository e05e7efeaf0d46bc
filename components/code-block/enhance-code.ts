import type { Labels } from '@/lib/i18n/labels';
import { emit } from '@/lib/browser/events';
import { iconButton, make } from '../ui/elements';
import { iconElement } from '../ui/icon-element';

type Tools = { pre: HTMLElement; overflows: () => boolean; offerWrap: (offered: boolean) => void };

/** Adds the tools of code blocks: copy (without prompts, which are only style), and wrap where lines overflow. */
export function enhanceCode(root: HTMLElement, signal: AbortSignal, labels: Labels): void {
  const tools = new Map<Element, Tools>();
  let heading = '';
  const uses = new Map<string, number>();
  for (const block of root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, .code')) {
    if (!block.matches('.code')) {
      heading = block.textContent.trim(); // its own link is added later
      continue;
    }
    const name = nameOf(block, heading, labels);
    const count = (uses.get(name) ?? 0) + 1;
    uses.set(name, count);
    const added = addTools(block, count > 1 ? `${name} (${count})` : name, labels);
    if (added) tools.set(added.pre, added);
  }
  // It calls back for blocks that have just been laid out: those far from the window, or in a closed tab, are not.
  const observer = new ResizeObserver((entries) => {
    const laidOut = entries.flatMap(({ target }) => tools.get(target) ?? []);
    // All are measured before any is changed: the browser would lay the page out again for each block.
    const wide = laidOut.map(({ overflows }) => overflows());
    laidOut.forEach(({ offerWrap }, index) => offerWrap(wide[index] === true));
  });
  for (const pre of tools.keys()) observer.observe(pre);
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

/** Adds one block's buttons, unless it has them; the wrap button shows when it is offered. */
function addTools(block: HTMLElement, name: string, labels: Labels): Tools | undefined {
  const pre = block.querySelector('pre');
  if (!pre || block.querySelector('.code-tools')) return undefined;
  const overflows = (): boolean => block.hasAttribute('data-wrap') || pre.scrollWidth > pre.clientWidth;
  const offerWrap = (offered: boolean): void => {
    if (wrap.hidden === offered) wrap.hidden = !offered;
  };
  const wrapLabel = labels.wrap.replace('{name}', () => name);
  const toggleWrap = (): void => {
    wrap.ariaPressed = String(block.toggleAttribute('data-wrap'));
    offerWrap(overflows());
  };
  const wrap = iconButton('wrap', wrapLabel, toggleWrap, '');
  wrap.ariaPressed = 'false';
  wrap.hidden = true;
  const copyLabel = labels.copyLabel.replace('{name}', () => name);
  const copy = iconButton('copy', copyLabel, () => void copyCode(pre, copy, copyLabel, labels), '');
  copy.title = labels.copy;
  block.append(make('div', 'code-tools', wrap, copy));
  return { pre, overflows, offerWrap };
}

/** The text of a block with the chosen variants only, without the lines that a change removes and the output of a session. */
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

/** Copies a text and announces it. Where that fails, its element is selected: the reader can still copy by keyboard. */
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
