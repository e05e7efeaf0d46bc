import { render } from '@testing-library/react';
import { HitPreview } from '@/components/search/HitPreview';
import { SearchResults } from '@/components/search/SearchResults';
import { readAnswer } from '@/lib/search/ask';
import { toHitGroups } from '@/lib/search/hits';
import { cleanQuery } from '@/lib/search/query';
import { makeAnswer, nasty, seeded } from '../../support/hostile-answers';
import { labels } from './dialog.fixture';

const selection = { index: 0, select: () => undefined, onKeyDown: () => undefined };

describe('answers of a hostile service', () => {
  let warn: jest.SpyInstance;
  beforeAll(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(() => warn.mockRestore());

  it('are either refused with an error or shown as text with marks and safe links', () => {
    const next = seeded(20_230_615);
    let shown = 0;
    for (let round = 0; round < 3_000; round++) {
      let groups: ReturnType<typeof toHitGroups> = [];
      try {
        groups = toHitGroups(readAnswer(makeAnswer(next)));
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        continue;
      }
      for (const { href } of groups.flatMap((group) => group.hits))
        if (href !== null) expect(new URL(href, 'https://site.example').protocol).toMatch(/^https?:$/);
      if (round % 10 > 0) continue;
      const { container, unmount } = render(
        <>
          <SearchResults
            groups={groups}
            label="x"
            labels={labels}
            loading={false}
            selection={selection}
            onFollow={() => undefined}
          />
          <HitPreview hit={groups[0]?.hits[0]} labels={labels} />
        </>,
      );
      shown += groups.length;
      const elements = new Set([...container.querySelectorAll('*')].map((element) => element.localName));
      expect(
        [...elements].filter((name) => !['div', 'ul', 'li', 'a', 'span', 'bdi', 'mark', 'p'].includes(name)),
      ).toEqual([]);
      expect(
        [...container.querySelectorAll('*')]
          .flatMap((element) => element.getAttributeNames())
          .filter((name) => /^on|style|src/.test(name)),
      ).toEqual([]);
      unmount();
    }
    expect(shown).toBeGreaterThan(100);
    expect((window as { hacked?: unknown }).hacked).toBeUndefined();
  });

  it('do not matter to queries: whatever is pasted becomes one short well-formed line', () => {
    for (const text of [...nasty, `\n${'a b '.repeat(3_000)}`, '\uDC00\uD800']) {
      const query = cleanQuery(text);
      expect(query.length).toBeLessThanOrEqual(200);
      expect(query).not.toMatch(/[\n\u0000\u202E]/);
      expect(() => encodeURIComponent(query)).not.toThrow();
    }
  });
});
