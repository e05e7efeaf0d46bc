import { enhanceCode } from '@/components/code-block/enhance-code';
import type { Labels } from '@/lib/i18n/labels';

const labels = {
  wrap: 'Retour à la ligne : {name}',
  copy: 'Copier',
  copyLabel: 'Copier {name}',
  untitled: 'le code {lang} de « {heading} »',
} as Labels;

/** That wide blocks offer to wrap is shown by e2e/content. */
test('blocks are named after their heading, each differently', () => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  document.body.innerHTML = `<h2><span id="former"></span>Une <b>étape</b></h2>${'<div class="code"><pre>a</pre></div>'.repeat(3)}`;
  enhanceCode(document.body, new AbortController().signal, labels);
  const copyButtons = [...document.querySelectorAll('[title="Copier"]')];
  expect(copyButtons.map((button) => button.getAttribute('aria-label'))).toEqual(
    ['', ' (2)', ' (3)'].map((count) => `Copier le code de « Une étape »${count}`),
  );
});
