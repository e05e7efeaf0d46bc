import { editDistance, nearest } from '../../../lib/text/nearest';

describe('nearest', () => {
  it.each([
    ['widht', 'width'],
    ['WIDTH', 'width'],
    ['heigt', 'height'],
    ['depth', undefined],
  ])('finds for %s the word %s', (word, expected) => {
    expect(nearest(word, ['width', 'height', 'label'])).toBe(expected);
  });

  it('takes the first of two words that are equally near', () => {
    expect(nearest('size', ['sized', 'sizes'])).toBe('sized');
  });
});

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abc', 'axc', 1],
    ['abc', 'ab', 1],
  ])('counts from "%s" to "%s" %i steps', (a, b, steps) => {
    expect(editDistance(a, b)).toBe(steps);
  });
});
