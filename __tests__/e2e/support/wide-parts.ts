import type { Page } from '@playwright/test';

/** The wider spaces that a reader may ask for (WCAG 1.4.12). */
export const wideSpaces =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** What makes a page scroll sideways, with a style sheet put over its own; nothing where it does not. */
export function listWideParts(page: Page, css: string): Promise<string[]> {
  return page.evaluate((text) => {
    const before = [...document.adoptedStyleSheets]; // a copy: the list of the document is live
    if (text) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...before, sheet];
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const describe = (): string => {
      const names = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className)}`);
      return `${scrollWidth} px wide in ${clientWidth}${text ? ', spaced' : ''}: ${names.slice(0, 3).join(' ')}`;
    };
    const found = scrollWidth > clientWidth ? [describe()] : [];
    if (text) document.adoptedStyleSheets = before;
    return found;
  }, css);
}
