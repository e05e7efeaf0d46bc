import { on, onPressed } from '@/lib/browser/events';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { make } from '../ui/elements';

/** A heading counts as the reader's place once it has come this near to the top, in pixels. */
const readingLine = 90;

/**
 * A change of the language keeps the reader's place: links to the same page elsewhere get the heading that is being read.
 * Who followed a notice to the original finds a link back there.
 */
export function startLanguageSwitch(): void {
  const onLink = (link: HTMLElement): void => {
    if (!(link instanceof HTMLAnchorElement)) return;
    const place = currentHeading();
    if (place) link.hash = place;
    if (link.dataset.languageSwitch !== undefined && link.origin === location.origin)
      writeStored(keys.languageReturn, document.documentElement.lang, 'session');
  };
  // Before the page's own navigation and the browser follow the link.
  onPressed('a[data-reload][hreflang]', onLink, { capture: true });
  offerReturn();
}

/** Id of the heading under which the reader is. */
export function currentHeading(): string | undefined {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  return headings.filter((heading) => heading.getBoundingClientRect().top <= readingLine).at(-1)?.id;
}

/** The link back to the language the reader came from, until another page is shown. */
function offerReturn(): void {
  const language = readStored(keys.languageReturn, 'session')?.toLowerCase();
  if (!language) return;
  writeStored(keys.languageReturn, null, 'session');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.navbar a[hreflang]')];
  const home = links.find(
    ({ hreflang, origin }) => hreflang.toLowerCase() === language && origin === location.origin,
  );
  if (!home || document.documentElement.lang.toLowerCase() === language) return;
  const link = make('a', 'language-return', `← ${home.textContent.trim()}`);
  link.href = home.href;
  link.lang = link.hreflang = home.hreflang;
  link.dataset.reload = '';
  document.body.append(link);
  on('page:shown', () => link.remove());
}
