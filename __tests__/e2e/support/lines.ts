import type { Locator } from '@playwright/test';

/** Each text with the number of lines it takes. An inline block is one box, however many lines its text has. */
export function listLines(texts: Locator): Promise<[text: string, lines: number][]> {
  return texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return [element.textContent, new Set(tops).size];
    }),
  );
}
