/** @jest-environment node */
import { hostileMarkup, listDangers } from '../../support/hostile-markup';
import { createRandom } from '../../support/random';
import { renderText } from '../../support/render';

const random = createRandom(20261121);

describe('1,200 pages that try to smuggle script', () => {
  const outcomes = { refused: 0, written: 0 };

  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'hundred %d is refused with words, or holds nothing that runs',
    async () => {
      for (let index = 0; index < 100; index++) {
        const text = `Un texte.\n\n${hostileMarkup(random)}\n`;
        const written = await renderText(text).catch((error: unknown) => error as Error);
        if (written instanceof Error) {
          outcomes.refused += 1;
          expect(`${text}\n${written.message}`).toContain('content/fr/v1/guides/sample-');
        } else {
          outcomes.written += 1;
          expect({ text, dangers: listDangers(written.html) }).toEqual({ text, dangers: [] });
        }
      }
    },
  );

  it('has both: pages refused and pages written', () => {
    expect(outcomes.refused).toBeGreaterThan(300);
    expect(outcomes.written).toBeGreaterThan(100);
  });

  it('would see a danger', () => {
    expect(
      listDangers('<p onclick="x()"><a href="java\nscript:x">a</a><svg><script></script></svg></p>'),
    ).toHaveLength(3);
  });
});
