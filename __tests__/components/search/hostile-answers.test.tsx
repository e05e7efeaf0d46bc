import { TextDecoder } from 'node:util';
import { render } from '@testing-library/react';
import { HitPreview } from '@/components/search/HitPreview';
import { SearchResults } from '@/components/search/SearchResults';
import { groupHits, type HitGroup } from '@/lib/search/page/hits';
import { createHostedAnswerer } from '@/lib/search/page/hosted';
import { makeAnswer } from '../../support/hostile-answers';
import { createRandom } from '../../support/random';
import { Messages, teachDialogs } from './dialog.fixture';

const allowed = ['div', 'ul', 'li', 'a', 'span', 'bdi', 'mark', 'p', 'svg', 'path', 'code'];

describe('answers of a hostile service', () => {
  let warn: jest.SpyInstance;
  beforeAll(() => {
    teachDialogs();
    Object.assign(globalThis, { TextDecoder }); // jsdom has none
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(() => warn.mockRestore());

  it('are either refused with an error or shown as text with marks and safe links', async () => {
    const next = createRandom(20_230_615);
    let body = '';
    globalThis.fetch = async () => {
      const parts = [{ done: false, value: Buffer.from(body) }, { done: true }];
      const reader = { read: async () => parts.shift(), cancel: async () => undefined };
      return { ok: true, status: 200, body: { getReader: () => reader } } as unknown as Response;
    };
    const ask = createHostedAnswerer(
      { host: 'host.example', name: '', appId: 'app', key: 'key', index: 'docs-v1', parameters: '' },
      ['https://site.example'],
    );
    const request = { query: 'x', area: null, locale: 'fr', signal: new AbortController().signal };
    let shown = 0;
    for (let round = 0; round < 2_000; round++) {
      let groups: HitGroup[] = [];
      body = JSON.stringify(makeAnswer(next)) ?? 'null';
      try {
        groups = groupHits((await ask(request)).hits);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        continue;
      }
      for (const { href } of groups.flatMap((group) => group.hits)) {
        if (href !== null) expect(new URL(href, 'https://site.example').origin).toBe('https://site.example');
      }
      if (round % 10 > 0) continue;
      const question = { query: 'x', area: null, locale: 'fr' };
      const outcome = { question, groups, by: 'hosted', isFinal: true } as const;
      const { container, unmount } = render(
        <>
          <SearchResults
            outcome={outcome}
            label="x"
            isLoading={false}
            row={0}
            onSelect={() => undefined}
            onFollow={() => undefined}
          />
          {groups[0]?.hits.map((hit, index) => (
            <HitPreview key={index} hit={hit} />
          ))}
        </>,
        { wrapper: Messages },
      );
      shown += groups.length;
      const elements = new Set([...container.querySelectorAll('*')].map((element) => element.localName));
      expect([...elements].filter((name) => !allowed.includes(name))).toEqual([]);
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
});
