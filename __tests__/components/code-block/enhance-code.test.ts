import { enhanceCode } from '@/components/code-block/enhance-code';
import type { Labels } from '@/lib/i18n/labels';

const labels = {
  wrap: 'Retour à la ligne : {name}',
  copy: 'Copier',
  copyLabel: 'Copier {name}',
  untitled: 'le code {lang} de « {heading} »',
} as Labels;

/** Three blocks, of which the second is wider than the page; `log` tells when widths are read and buttons changed. */
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
  const stop = enhanceCode(document.body, labels);
  const wraps = [...document.querySelectorAll<HTMLElement>('[aria-label^="Retour"]')];
  for (const wrap of wraps) {
    let hidden = wrap.hidden;
    Object.defineProperty(wrap, 'hidden', {
      get: () => hidden,
      set: (value: boolean) => {
        log.push('write');
        hidden = value;
      },
    });
  }
  return { log, wraps, stop, layOut: () => laidOut() };
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
    const { stop } = startThreeBlocks();
    const names = [...document.querySelectorAll('[title="Copier"]')].map((button) => button.ariaLabel);
    expect(names).toEqual(['', ' (2)', ' (3)'].map((count) => `Copier le code de « Une étape »${count}`));
    stop();
  });

  it('reads all widths before it changes anything, and changes only what differs', () => {
    const { log, layOut } = startThreeBlocks();
    layOut();
    expect(log).toEqual(['read', 'read', 'read', 'write']);
    layOut();
    expect(log.slice(4)).toEqual(['read', 'read', 'read']);
  });

  it('keeps the button of a block that is wrapped, and takes it away when lines fit again', () => {
    const { wraps } = startThreeBlocks();
    wraps[1]?.click();
    expect(wraps[1]?.getAttribute('aria-pressed')).toBe('true');
    expect(wraps[1]?.hidden).toBe(false);
    wraps[0]?.click();
    expect(wraps[0]?.hidden).toBe(false);
    wraps[0]?.click();
    expect(wraps[0]?.hidden).toBe(true);
  });
});
