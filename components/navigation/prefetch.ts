import { whenIdle } from '@/lib/browser/when-idle';
import { markFetchedAhead } from './fetched-ahead';
import { fetchPage, isKept, pageKey, parseAhead } from './pages';
import { internalTarget, isSlowConnection } from './links';

/** The development server makes each page when it is asked for: it has better to do than those that may be wanted. */
const isAuthoring = process.env.NODE_ENV === 'development';
/** What the browser was already asked to fetch ahead. */
const hinted = new Set<string>();
/** Hints the browser has not finished with, and what they are for. */
const underWay = new Map<HTMLLinkElement, string>();

/**
 * Fetches a page as soon as its link is pointed at, touched or focused, and parses it when the browser is idle; never on 2g
 * or with save-data.
 */
export function startPrefetching(): () => void {
  let wanted = '';
  const onIntent = (event: Event): void => {
    const url = target(event.target);
    const key = url && pageKey(url);
    if (!url || !key || key === wanted) return;
    wanted = key;
    const parse = (html: string): void => void whenIdle(() => key === wanted && parseAhead(html));
    fetchPage(url).then(parse, forget); // a click tries again and says what failed
  };
  const forget = (): void => void (wanted = '');
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  intents.forEach((name) => document.addEventListener(name, onIntent, { passive: true }));
  document.addEventListener('page:shown', forget);
  const stops = [...document.querySelectorAll('.navbar, #footer')].map(watchVisibleLinks);
  return () => {
    intents.forEach((name) => document.removeEventListener(name, onIntent));
    document.removeEventListener('page:shown', forget);
    stops.forEach((stop) => stop?.());
  };
}

/**
 * Asks the browser to fetch the pages of visible links when it has nothing better to do, once per page. The answer lies in
 * its cache, which the fetch on intent or click then reads. A browser that cannot say what is visible is asked for the pages
 * of all links. Call again for each page shown.
 */
export function watchVisibleLinks(root: Element): (() => void) | undefined {
  if (isAuthoring || isSlowConnection()) return undefined;
  const links = root.querySelectorAll('a[href]');
  if (typeof IntersectionObserver === 'undefined') {
    links.forEach((link) => hint(target(link)));
    return undefined;
  }
  const visible = new Set<Element>();
  const hintAll = (): void => {
    // A closed menu's links have a place on the screen, but nobody sees them.
    for (const link of visible) if (link.checkVisibility({ visibilityProperty: true })) hint(target(link));
    visible.clear();
  };
  let stop = (): void => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: link } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(link);
      visible.add(link);
    }
    stop();
    stop = whenIdle(hintAll);
  });
  links.forEach((link) => observer.observe(link));
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Gives up what is being fetched ahead, where something is waited for: browsers stop it when the hint goes. */
export function stopFetchingAhead(): void {
  underWay.forEach((key, link) => {
    link.remove();
    hinted.delete(key);
  });
  underWay.clear();
}

function hint(url: URL | undefined): void {
  if (url && !isKept(url)) fetchAhead(url.pathname, pageKey(url));
}

/** Asks the browser to fetch an address of this site when it has nothing better to do, once per `key`. */
export function fetchAhead(path: string, key = path): void {
  if (hinted.has(key) || isAuthoring || isSlowConnection()) return;
  hinted.add(key);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = path;
  underWay.set(link, key);
  for (const end of ['load', 'error']) link.addEventListener(end, () => underWay.delete(link));
  link.addEventListener('load', () => markFetchedAhead(path));
  document.head.append(link);
}

function target(element: EventTarget | null): URL | undefined {
  if (!(element instanceof Element) || isSlowConnection()) return undefined;
  const url = internalTarget(element.closest('a'));
  return url && pageKey(url) !== pageKey(new URL(location.href)) ? url : undefined;
}
