import { keepPlaces, readKeptPlaces } from '@/components/navigation/kept-places';
import { keys } from '@/lib/browser/storage';

beforeEach(() => sessionStorage.clear());

it('gives the next document the places of this one, beside those another one has kept', () => {
  keepPlaces(new Map([['a', { top: 10 }]]));
  keepPlaces(new Map([['b', { top: 20.5, block: [3, 1], distance: -4 }]]));
  expect([...readKeptPlaces()]).toEqual([
    ['a', { top: 10, block: [], distance: 0 }],
    ['b', { top: 20.5, block: [3, 1], distance: -4 }],
  ]);
});

it('keeps the latest ones of very many, so few that they can be read again', () => {
  const place = { top: 123456.789, block: [1234, 5678], distance: -12345.678 };
  keepPlaces(new Map(Array.from({ length: 1000 }, (_, index) => [`abcd${1000 + index}`, place])));
  const kept = [...readKeptPlaces()];
  expect(kept).toHaveLength(100);
  expect(kept.at(-1)).toEqual(['abcd1999', place]);
});

it.each([
  '',
  'null',
  '{}',
  '[1]',
  '[[]]',
  '[["a"]]',
  '[["a",1]]',
  '[["a",null,0]]',
  '[["a","1",0]]',
  '[[1,1,0]]',
  '[["a",1,0,"length"]]',
])('takes %s for nothing kept', (text) => {
  sessionStorage.setItem(keys.places, text);
  expect(readKeptPlaces().size).toBe(0);
});
