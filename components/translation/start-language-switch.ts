import { on, onPressed } from '@/lib/browser/events';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { make } from '../ui/elements';

/** A heading is current once it is this near to the top of the window. */
const CURRENT_HEADING_PX = 90;

/**
 * Keeps the reading position when the language changes: links to other languages get the current heading as their hash.
 * After a notice has led to the original, a link leads back.
 */
export function startLanguageSwitch(): void {
  const onLink = (link: HTMLElement): void => {
    if (!(link instanceof HTMLAnchorElement)) return;
    const place = currentHeading();
    if (place) link.hash = place;
    if (link.dataset.languageSwitch !== undefined && link.origin === location.origin)
      writeStored(keys.languageReturn, document.documentElement.lang, 'session');
  };
  // Runs before the navigation handles the click.
  onPressed('a[data-reload][hreflang]', onLink, { capture: true });
  offerReturn();
}

/** Id of the heading under which the reader is. */
export function currentHeading(): string | undefined {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  return headings.filter((heading) => heading.getBoundingClientRect().top <= CURRENT_HEADING_PX).at(-1)?.id;
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
