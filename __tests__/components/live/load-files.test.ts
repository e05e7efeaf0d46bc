import { filesOf, loadFiles } from '@/components/live/load-files';

const base = 'https://example.org/live/entry.js';
/** What the build makes of `import('./part')`. */
const loadPart = jest.fn(async () => {
  await loadFiles(base, ['./part.js', './shared.js']);
  return 'imported';
});
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  globalThis.fetch = (async (address: string) => {
    fetched.push(address);
    return { ok: !address.includes('missing'), status: 404, arrayBuffer: async () => new ArrayBuffer(0) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'loadFiles');
});

describe('filesOf', () => {
  it('names the files of a part without fetching or importing any', async () => {
    Object.assign(globalThis, { loadFiles });
    expect(filesOf(loadPart)).toEqual([
      'https://example.org/live/part.js',
      'https://example.org/live/shared.js',
    ]);
    expect(fetched).toEqual([]);
  });

  it('names none where the framework loads the parts, and starts nothing', () => {
    loadPart.mockClear();
    expect(filesOf(loadPart)).toEqual([]);
    expect(loadPart).not.toHaveBeenCalled();
  });
});

describe('loadFiles', () => {
  it('fetches all at once, each file once', async () => {
    expect(await loadPart()).toBe('imported');
    expect(fetched).toEqual(['https://example.org/live/part.js', 'https://example.org/live/shared.js']);
    await loadPart();
    expect(fetched).toHaveLength(2);
  });

  it('names a file that cannot be had', async () => {
    await expect(loadFiles(base, ['./missing.js'])).rejects.toThrow('/live/missing.js: 404');
  });
});
