import { findTarget } from '@/lib/browser/find-target';
import { internalTarget, isSamePage, isSlowConnection, pageKey } from '@/components/navigation/links';

function link(attributes: Record<string, string>): HTMLAnchorElement {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const origin = 'http://localhost';

beforeAll(() => {
  document.documentElement.dataset.base = '/fr/';
  history.replaceState(null, '', '/fr/v1/guides?a=1#top');
});

describe('a link of this site’s own navigation', () => {
  it.each(['/fr/', '/fr/blog', '/fr/v1/guides/building.html', '/fr/blog?x=1#y', '#place', '?b=2'])(
    '%s is one',
    (href) => expect(internalTarget(link({ href }))?.origin).toBe(origin),
  );

  it.each<Record<string, string>>([
    { href: 'https://tauri.app/fr/' },
    { href: '/' },
    { href: '/francais' },
    { href: '/fr/blog/rss.xml' },
    { href: '/fr/a.md' },
    { href: 'mailto:a@example.org' },
    { href: 'javascript:alert(1)' },
    { href: 'http://[' },
    { href: '/fr/blog', target: '_blank' },
    { href: '/fr/a', download: '' },
    { href: '/fr/a', 'data-reload': '' },
  ])('%j is the browser’s', (attributes) => expect(internalTarget(link(attributes))).toBeUndefined());

  it('ignores a click outside of links', () => expect(internalTarget(null)).toBeUndefined());
});

describe('the same page', () => {
  it.each([
    ['/fr/v1/guides?a=1#other', true],
    ['/fr/v1/guides?a=1', true],
    ['/fr/v1/guides?a=2', false],
    ['/fr/v1/guides', false],
    ['/fr/v1/guides?#top', false],
    ['/fr/v1/guides/?a=1', false],
  ])('%s: %s', (href, same) => expect(isSamePage(new URL(href, origin))).toBe(same));
});

describe('the key of a page', () => {
  it.each(['/fr/a', '/fr/a/', '/fr/a.html', '/fr/a/index', '/fr/a/index.html', '/fr/a?x#y'])(
    'is the same for %s',
    (href) => expect(pageKey(new URL(href, origin))).toBe('/fr/a'),
  );
});

describe('a slow connection', () => {
  it.each([
    [undefined, false],
    [{ effectiveType: '3g', saveData: false }, false],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('%j: %s', (value, slow) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    expect(isSlowConnection()).toBe(slow);
  });
});

describe('the element a hash names', () => {
  it('is found by its decoded id, and broken encodings name nothing', () => {
    document.body.innerHTML = '<h2 id="à-propos"></h2>';
    expect(findTarget('#%C3%A0-propos')?.id).toBe('à-propos');
    for (const hash of ['', '#', '#%E0%A4%A', '#nothing', '#<img src=x>'])
      expect(findTarget(hash)).toBeNull();
  });
});
