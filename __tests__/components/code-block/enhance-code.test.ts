import { enhanceCode } from '@/components/code-block/enhance-code';
import type { Labels } from '@/lib/i18n/labels';

const labels = {
  wrap: 'Retour à la ligne : {name}',
  copy: 'Copier',
  copyLabel: 'Copier {name}',
  untitled: 'le code {lang} de « {heading} »',
} as Labels;

/** Three blocks, of which the second is wider than the page; `log` tells when widths are read. */
function startThreeBlocks() {
  const log: string[] = [];
  const watched: Element[] = [];
  let laidOut: () => void = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      laidOut = () =>
        callback(
          [...watched].map((target) => ({ target }) as ResizeObserverEntry),
          this,
        );
    }
    observe(target: Element): void {
      watched.push(target);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
  document.body.innerHTML = `<h2><span id="former"></span>Une <b>étape</b></h2>${'<div class="code"><pre>a</pre></div>'.repeat(3)}`;
  document.querySelectorAll('pre').forEach((pre, index) => {
    Object.defineProperty(pre, 'clientWidth', { value: 100 });
    Object.defineProperty(pre, 'scrollWidth', { get: () => (log.push('read'), index === 1 ? 300 : 100) });
  });
  enhanceCode(document.body, new AbortController().signal, labels);
  const wraps = [...document.querySelectorAll<HTMLElement>('[aria-label^="Retour"]')];
  return { log, wraps, layOut: () => laidOut() };
}

describe('enhanceCode', () => {
  it('asks for no layout of its own: widths are read when the page has been laid out', () => {
    const { log, wraps, layOut } = startThreeBlocks();
    expect(log).toEqual([]);
    expect(wraps.map(({ hidden }) => hidden)).toEqual([true, true, true]);
    layOut();
    expect(wraps.map(({ hidden }) => hidden)).toEqual([true, false, true]);
  });

  it('names a block without a title after its heading, whatever that is made of, and each differently', () => {
    startThreeBlocks();
    const names = [...document.querySelectorAll('[title="Copier"]')].map((button) => button.ariaLabel);
    expect(names).toEqual(['', ' (2)', ' (3)'].map((count) => `Copier le code de « Une étape »${count}`));
  });
});
