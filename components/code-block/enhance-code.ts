import type { Labels } from '../layout/labels';
import { announce } from '../ui/announce';
import { iconElement } from '../ui/icon-element';

/** Adds the tools of code blocks: copy (without prompts, which are only style), and wrap where lines overflow. */
export function enhanceCode(root: HTMLElement, labels: Labels): () => void {
  const blocks = [...root.querySelectorAll<HTMLElement>('.code')];
  const refreshers = blocks.map((block) => addTools(block, labels));
  const observer = new ResizeObserver(() => refreshers.forEach((refresh) => refresh()));
  observer.observe(root);
  root.addEventListener('click', refreshAll);
  function refreshAll(event: Event): void {
    if ((event.target as Element).closest('[role="tab"], summary'))
      requestAnimationFrame(() => refreshers.forEach((refresh) => refresh()));
  }
  return () => {
    observer.disconnect();
    root.removeEventListener('click', refreshAll);
  };
}

/** Adds one block's buttons; the answer shows or hides the wrap button for the current width. */
function addTools(block: HTMLElement, labels: Labels): () => void {
  const pre = block.querySelector('pre');
  if (!pre || block.querySelector('.code-tools')) return () => undefined;
  const tools = document.createElement('div');
  tools.className = 'code-tools';
  const wrap = toolButton('wrap', labels.wrap);
  wrap.setAttribute('aria-pressed', 'false');
  wrap.hidden = true;
  const refresh = (): void => {
    wrap.hidden = !block.hasAttribute('data-wrap') && pre.scrollWidth <= pre.clientWidth;
  };
  wrap.addEventListener('click', () => {
    wrap.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap')));
    refresh();
  });
  const copy = toolButton('copy', labels.copyLabel);
  copy.title = labels.copy;
  copy.addEventListener('click', () => void copyCode(pre, copy, labels));
  tools.append(wrap, copy);
  block.append(tools);
  refresh();
  return refresh;
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
