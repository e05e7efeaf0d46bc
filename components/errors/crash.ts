import type { Labels } from '@/lib/i18n/labels';
import { button, make } from '../ui/elements';

type Texts = Labels['crash'];

const english: Texts = { title: 'This page crashed.', retry: 'Try again', cause: 'Cause:' };

/**
 * Replaces the text of the page by the messages of an error and a retry button; the navbar and the footer stay. A document without a
 * place for the text is replaced as a whole, in plain English, because nothing of the site can be relied on.
 */
export function showCrash(reason: unknown, retry: () => void, texts: Texts): void {
  console.error(reason);
  const page = document.getElementById('page');
  if (page) {
    document.title = texts.title;
    page.replaceChildren(crashView(reason, retry, texts));
  } else {
    document.documentElement.lang = 'en';
    document.title = 'Page Error';
    document.querySelectorAll('style, link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
    document.body.replaceChildren(crashView(reason, () => location.reload(), english));
  }
}

function crashView(reason: unknown, retry: () => void, texts: Texts): HTMLElement {
  const messages = make('pre', '', messageChain(reason, texts.cause));
  messages.tabIndex = 0;
  const alert = make(
    'div',
    '',
    make('h1', '', texts.title),
    button(texts.retry, retry),
    make('hr'),
    messages,
  );
  alert.role = 'alert';
  const main = make('main', 'narrow crash', alert);
  main.id = 'main';
  main.tabIndex = -1;
  return main;
}

/** Joins an error's message and those of its causes; `label` introduces each cause. */
export function messageChain(reason: unknown, label: string): string {
  if (!(reason instanceof Error)) return String(reason);
  const lines = [reason.message];
  let { cause } = reason;
  // A chain may be circular.
  for (let depth = 0; cause instanceof Error && depth < 20; depth++) {
    lines.push('', label, cause.message);
    ({ cause } = cause);
  }
  return lines.join('\n');
}
