import { enhanceFilter } from '@/components/api-reference/enhance-filter';

const page =
  '<div class="filter" data-placeholder="Filtrer" data-none="Rien" data-found="Trouvé : {count}"></div>' +
  '<h2 id="bundle">BundleConfig</h2><p>Paquets</p><h3 id="icon">icon</h3><p>Icônes</p>' +
  '<h2 id="build">BuildConfig</h2><p>Construction</p>';

const shown = (): string[] =>
  [...document.querySelectorAll('.filter ~ :not([hidden])')].map(({ textContent }) => textContent ?? '');

function type(text: string): void {
  const input = document.querySelector('input');
  if (!input) throw new Error('no box');
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

let stop: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = page;
  Element.prototype.scrollIntoView = jest.fn();
  stop = enhanceFilter(document.body);
});
afterEach(() => stop?.());

test('entries with all words stay, under the heading they belong to', () => {
  type('icon icônes');
  expect(shown()).toEqual(['BundleConfig', 'Paquets', 'icon', 'Icônes']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Trouvé : 2');
  type('rien de tel');
  expect(shown()).toEqual([]);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Rien');
});

test('a link to an entry that is filtered out shows all again, a link to another leaves the filter', () => {
  type('icon');
  location.hash = '#icon';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(document.querySelector('input')?.value).toBe('icon');
  location.hash = '#build';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(document.querySelector('input')?.value).toBe('');
  expect(shown()).toContain('Construction');
});

test('entries in the parts of a very long text are found; a part that is left empty goes too', () => {
  stop?.();
  document.body.innerHTML =
    '<div class="filter" data-placeholder="Filtrer" data-none="Rien"></div>' +
    '<h2>BundleConfig</h2><div class="part"><p>Paquets</p><h3>icon</h3><p>Icônes</p></div>' +
    '<h2>BuildConfig</h2><div class="part"><p>Construction</p></div>';
  stop = enhanceFilter(document.body);
  type('icônes');
  expect(
    [...document.querySelectorAll('h2, h3, p:not([role])')].filter((node) => !node.closest('[hidden]')),
  ).toHaveLength(4);
  expect([...document.querySelectorAll('.part')].map((part) => part.hasAttribute('hidden'))).toEqual([
    false,
    true,
  ]);
  type('');
  expect(document.querySelector('[hidden]')).toBeNull();
});
