import { render } from '@testing-library/react';
import { HitPreview } from '@/components/search/HitPreview';
import { SearchResults } from '@/components/search/SearchResults';
import { readAnswer } from '@/lib/search/ask';
import { toHitGroups } from '@/lib/search/hits';
import { cleanQuery } from '@/lib/search/query';
import { labels } from './dialog.fixture';

/** Small seeded generator (mulberry32): the same answers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const nasty = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<em><svg onload=window.hacked=1></em>',
  '</em></em><em>',
  '\uE000\uE000<iframe srcdoc="<script>parent.hacked=1</script>">\uE001',
  'javascript:window.hacked=1',
  'JAVASCRIPT:window.hacked=1',
  'data:text/html,<script>1</script>',
  '//evil.example',
  'https://ok.example/#x',
  '/fr/v1',
  '#a',
  'null',
  '',
  '\uD800',
  '\u202E\u2066',
  '😀'.repeat(50),
  '&lt;b&gt;&#0;',
  '\u0000',
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  '{{x}}',
  '${x}',
  '(((((((((((((((a+)+)+)+$',
];
const strange: unknown[] = [
  null,
  undefined,
  0,
  -1,
  NaN,
  true,
  [],
  {},
  [[[[]]]],
  { value: {} },
  { toString: 1 },
  new Date(0),
];

function makeAnswer(next: () => number): unknown {
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const value = (): unknown => (next() < 0.75 ? pick(nasty) : pick(strange));
  const levels = (wrap: (value: unknown) => unknown): Record<string, unknown> =>
    Object.fromEntries(
      ['lvl1', 'lvl2', 'lvl3', 'lvl6'].filter(() => next() < 0.7).map((level) => [level, wrap(value())]),
    );
  const hit = (): unknown =>
    next() < 0.05
      ? pick(strange)
      : {
          objectID: value(),
          url: value(),
          anchor: value(),
          content: value(),
          hierarchy:
            next() < 0.03
              ? value()
              : {
                  lvl0: next() < 0.97 ? pick(['Documentation', 'Blog', ...nasty.filter(Boolean)]) : value(),
                  ...levels((text) => text),
                },
          _highlightResult:
            next() < 0.1
              ? value()
              : { hierarchy: levels((text) => ({ value: text })), content: { value: value() } },
          _snippetResult: next() < 0.1 ? value() : { content: { value: value() } },
        };
  if (next() < 0.05) return pick([...strange, ...nasty]);
  return {
    results:
      next() < 0.05
        ? value()
        : [{ hits: next() < 0.05 ? value() : Array.from({ length: Math.floor(next() * 12) }, hit) }],
  };
}

const selection = { index: 0, select: () => undefined, onKeyDown: () => undefined };

describe('answers of a hostile service', () => {
  let warn: jest.SpyInstance;
  beforeAll(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(() => warn.mockRestore());

  it('are either refused with an error or shown as text with marks and safe links', () => {
    const next = random(20_230_615);
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
