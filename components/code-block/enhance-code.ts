import type { Labels } from '../layout/labels';
import { announce } from '../ui/announce';
import { iconElement } from '../ui/icon-element';

type Tools = { overflows: () => boolean; offerWrap: (offered: boolean) => void };

/** Adds the tools of code blocks: copy (without prompts, which are only style), and wrap where lines overflow. */
export function enhanceCode(root: HTMLElement, labels: Labels): () => void {
  const tools = [...root.querySelectorAll<HTMLElement>('.code')].flatMap(
    (block) => addTools(block, labels) ?? [],
  );
  // All are measured before any is changed: the browser would lay the page out again for each block.
  const refresh = (): void => {
    const wide = tools.map(({ overflows }) => overflows());
    tools.forEach(({ offerWrap }, index) => offerWrap(wide[index] === true));
  };
  // It calls back for the first time when the page has been laid out anyway.
  const observer = new ResizeObserver(refresh);
  observer.observe(root);
  root.addEventListener('click', refreshOpened);
  function refreshOpened(event: Event): void {
    if ((event.target as Element).closest('[role="tab"], summary')) requestAnimationFrame(refresh);
  }
  return () => {
    observer.disconnect();
    root.removeEventListener('click', refreshOpened);
  };
}

/** Adds one block's buttons, unless it has them; the wrap button shows when it is offered. */
function addTools(block: HTMLElement, labels: Labels): Tools | undefined {
  const pre = block.querySelector('pre');
  if (!pre || block.querySelector('.code-tools')) return undefined;
  const tools = document.createElement('div');
  tools.className = 'code-tools';
  const wrap = toolButton('wrap', labels.wrap);
  wrap.setAttribute('aria-pressed', 'false');
  wrap.hidden = true;
  const overflows = (): boolean => block.hasAttribute('data-wrap') || pre.scrollWidth > pre.clientWidth;
  const offerWrap = (offered: boolean): void => {
    if (wrap.hidden === offered) wrap.hidden = !offered;
  };
  wrap.addEventListener('click', () => {
    wrap.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap')));
    offerWrap(overflows());
  });
  const copy = toolButton('copy', labels.copyLabel);
  copy.title = labels.copy;
  copy.addEventListener('click', () => void copyCode(pre, copy, labels));
  tools.append(wrap, copy);
  block.append(tools);
  return { overflows, offerWrap };
}

async function copyCode(pre: HTMLElement, button: HTMLButtonElement, labels: Labels): Promise<void> {
  const text = (pre.textContent ?? '').replace(/\n$/, '');
  let done = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    done = false;
    console.warn(labels.failed, error);
    getSelection()?.selectAllChildren(pre); // the reader can still copy by keyboard
  }
  button.replaceChildren(iconElement(done ? 'check' : 'warning'));
  button.setAttribute('aria-label', done ? labels.copied : labels.failed);
  button.dataset.state = done ? 'copied' : 'failed';
  announce(done ? labels.copied : labels.failed);
  setTimeout(() => {
    button.replaceChildren(iconElement('copy'));
    button.setAttribute('aria-label', labels.copyLabel);
    delete button.dataset.state;
  }, 1000);
}

function toolButton(icon: 'copy' | 'wrap', label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.append(iconElement(icon));
  return button;
}
