import { isFreeKey, isTaken } from '@/lib/browser/free-key';

afterEach(() => document.body.replaceChildren());

/** The event that the document sees for a key pressed in an element. */
function press(element: Element, init: KeyboardEventInit = { key: 's' }): KeyboardEvent {
  let seen: KeyboardEvent | undefined;
  let isFree: boolean | undefined;
  document.addEventListener(
    'keydown',
    (event) => {
      seen = event;
      isFree = isFreeKey(event);
    },
    { once: true },
  );
  element.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  if (!seen) throw new Error('The document has seen no event');
  return Object.assign(seen, { isFree });
}
const isFreeIn = (element: Element, init?: KeyboardEventInit): unknown =>
  (press(element, init) as KeyboardEvent & { isFree?: boolean }).isFree;

function add(name: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  return element;
}

function addInShadow(host: HTMLElement, mode: ShadowRootMode, name = 'input'): HTMLElement {
  const inner = document.createElement(name);
  host.attachShadow({ mode }).append(inner);
  return inner;
}

describe('a key of one letter', () => {
  it.each([
    ['a field', 'input', {}],
    ['a list', 'select', {}],
    ['a text area', 'textarea', {}],
    ['a text box of another kind', 'div', { role: 'textbox', tabindex: '0' }],
    ['a combobox', 'div', { role: 'combobox', tabindex: '0' }],
    ['a frame', 'iframe', {}],
    ['a player', 'video', { tabindex: '0' }],
    ['a list that letters search', 'div', { role: 'listbox', tabindex: '0' }],
    ['a menu', 'ul', { role: 'menu', tabindex: '0' }],
    ['an embedded program', 'div', { role: 'application', tabindex: '0' }],
    ['a custom element', 'x-editor', { tabindex: '0' }],
  ])('belongs to %s', (_name, name, attributes) => {
    expect(isFreeIn(add(name, attributes))).toBe(false);
  });

  it.each(['open', 'closed'] as const)('belongs to a field in an %s shadow root', (mode) => {
    for (const host of ['x-host', 'div', 'section', 'h2', 'blockquote']) {
      for (const attributes of [{}, { tabindex: '0' }, { tabindex: '-1', id: 'extension' }]) {
        const inner = addInShadow(add(host, attributes as Record<string, string>), mode);
        inner.focus();
        expect(isFreeIn(inner)).toBe(false);
      }
    }
  });

  it.each([
    ['the page', 'main', {}],
    ['a link', 'a', { href: '#a' }],
    ['a button', 'button', {}],
    ['a box that scrolls', 'pre', { tabindex: '0' }],
    ['a region that scrolls', 'div', { tabindex: '0', role: 'group' }],
  ])('is free on %s', (_name, name, attributes) => {
    const element = add(name, attributes);
    element.focus();
    expect(isFreeIn(element)).toBe(true);
  });

  it.each(['h2', 'h3', 'section', 'span'])('is free on a %s that has been the target of a link', (name) => {
    const target = add(name, { tabindex: '-1', id: 'target' });
    const main = add('main');
    main.append(target);
    target.focus();
    expect(isFreeIn(target)).toBe(true);
  });

  it('is free on a button in a shadow root of an element without a name of its own', () => {
    const inner = addInShadow(add('div'), 'open', 'button');
    expect(isFreeIn(inner)).toBe(true);
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }, { keyCode: 229 }])(
    'is not free with %j',
    (init) => {
      expect(isFreeIn(document.body, { key: 's', ...init })).toBe(false);
    },
  );
});

it('takes nothing while a dialog is open', () => {
  add('dialog', { open: '' });
  expect(isTaken(press(document.body))).toBe(true);
});
