import { nearest } from '../../../lib/text/nearest';

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
