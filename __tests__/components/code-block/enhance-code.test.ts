import { enhanceCode } from '@/components/code-block/enhance-code';
import type { Labels } from '@/lib/i18n/labels';

const labels = {
  wrap: 'Retour à la ligne : {name}',
  copy: 'Copier',
  copyLabel: 'Copier {name}',
  untitled: 'le code {lang} de « {heading} »',
} as Labels;

test('blocks are named after their heading, each differently, and offer to wrap once laid out too wide', () => {
  let layOut = (): void => undefined;
  const watched: Element[] = [];
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      layOut = () =>
        callback(
          watched.map((target) => ({ target }) as ResizeObserverEntry),
          this,
        );
    }
    observe = (target: Element) => watched.push(target);
    unobserve(): void {}
    disconnect(): void {}
  };
  document.body.innerHTML = `<h2><span id="former"></span>Une <b>étape</b></h2>${'<div class="code"><pre>a</pre></div>'.repeat(3)}`;
  let reads = 0;
  document
    .querySelectorAll('pre')
    .forEach((pre, index) =>
      Object.defineProperty(pre, 'scrollWidth', { get: () => ((reads += 1), index === 1 ? 300 : 0) }),
    );
  enhanceCode(document.body, new AbortController().signal, labels);
  expect(
    [...document.querySelectorAll('[title="Copier"]')].map((button) => button.getAttribute('aria-label')),
  ).toEqual(['', ' (2)', ' (3)'].map((count) => `Copier le code de « Une étape »${count}`));
  const isHidden = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-pressed]')].map(({ hidden }) => hidden);
  expect([reads, isHidden()]).toEqual([0, [true, true, true]]); // no layout is forced
  layOut();
  expect(isHidden()).toEqual([true, false, true]);
});
