import { findMatches, indexOfMatch, nextMatch, reveal, textAround } from '@/components/matches/find-matches';

const parse = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body;

it.each([
  ['<p>Une fenêtre, des Fenêtres</p>', ['fenetre'], ['fenêtre', 'Fenêtres']],
  ['<p>set<b>Title</b> et titles</p>', ['title'], ['Title', 'titles']],
  ['<p>refenêtre</p>', ['fenetre'], []],
  ['<p>menu</p>', [], []],
])('finds words in %s that start like %j', (html, words, found) => {
  expect(findMatches(parse(html), words).map(String)).toEqual(found);
});

it('finds at most 500 places', () => {
  expect(findMatches(parse('<p>menu </p>'.repeat(600)), ['menu'])).toHaveLength(500);
});

/** Shows markup in the document. jsdom does not know that a browser lays such panels out as empty boxes. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html.replaceAll('hidden=""', 'hidden="until-found" style="display: block"');
  return document.body;
}

it.each([
  ['<p>menu</p><p style="display: none">menu</p>', ['menu']],
  ['<label class="choices"><select><option>npm</option></select></label><p>npm</p>', ['npm']],
  ['<details><summary>Plus</summary><p>menu</p></details>', ['menu']],
  [
    '<div class="tabs"><div class="tab">menu</div><div class="tab" hidden="">menu</div></div>',
    ['menu', 'menu'],
  ],
  // The reader has chosen one of these variants, which has the word `install` too.
  [
    `<div class="tabs" data-group="package-manager">
      <div class="tab">npm install</div><div class="tab" hidden="">pnpm install</div>
    </div>`,
    ['npm', 'install', 'pnpm'],
  ],
])('finds in %s only what is shown or can be opened: %j', (html, found) => {
  expect(findMatches(show(html), ['menu', 'npm', 'pnpm', 'install']).map(String)).toEqual(found);
});

it('opens the blocks around a match, and steps from it to the next in a new list', () => {
  const root = show(`<p>menu, menu</p><details><div class="tab" hidden=""><p>menu</p></div></details>`);
  const panel = root.querySelector('.tab');
  const onFound = jest.fn();
  // jsdom has no layout.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('details:not([open]) > :not(summary)') === null;
  };
  panel?.addEventListener('beforematch', onFound);
  const [first, second, third] = findMatches(root, ['menu']);
  if (!first || !second || !third) throw new Error('three matches expected');
  reveal(first);
  expect(onFound).not.toHaveBeenCalled();
  reveal(third);
  expect(onFound).toHaveBeenCalledTimes(1);
  expect(root.querySelector('details')).toHaveProperty('open', true);

  const again = findMatches(root, ['menu']);
  expect([first, second, third].map((match) => indexOfMatch(again, match))).toEqual([0, 1, 2]);
  const stepsBy = (by: 1 | -1): number[] =>
    again.map((_, index) => again.findIndex((match) => match === nextMatch(again, index, by)));
  expect([stepsBy(1), stepsBy(-1)]).toEqual([
    [1, 2, 0],
    [2, 0, 1],
  ]);
  root.querySelector('details')?.remove();
  expect(indexOfMatch(findMatches(root, ['menu']), third)).toBe(-1);
});

it.each([
  ['<p>Un menu <b>de fenêtre</b>.</p><p>Autre</p>', 'Un menu de fenêtre.'],
  ['<ul><li>un<p>le menu</p></li></ul>', 'le menu'],
  ['<p>a b c d e f g h i menu 1 2 3 4 5 6 7 8 9</p>', 'b c d e f g h i menu 1 2 3 4 5 6 7 8'],
  ['<pre><span class="line">let menu = 1;</span><span class="line">fin</span></pre>', 'let menu = 1;'],
  ['menu', 'menu'],
])('quotes the words around a match in %s', (html, text) => {
  expect(findMatches(parse(html), ['menu']).map(textAround)).toEqual([text]);
});
