import { readParams, workerAddress } from '@/lib/offline/protocol';

const unknown = { offlineMode: undefined, debug: false };

describe('workerAddress', () => {
  it('writes the flags in their order, encoded', () => {
    expect(workerAddress('/fr/', { debug: false, offlineMode: true })).toBe(
      '/fr/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D',
    );
  });
});

describe('readParams', () => {
  it.each([true, false])('reads back what was written (%s)', (flag) => {
    expect(
      readParams(`https://localhost${workerAddress('/fr/', { offlineMode: flag, debug: flag })}`),
    ).toEqual({ offlineMode: flag, debug: flag });
  });

  it.each([
    '',
    'sw.js',
    '?params',
    '?params={',
    '?params=null',
    '?params=[]',
    '?params=1',
    '?params="x"',
    '?params={"offlineMode":"true"}',
    '?params=%E0',
    'https://',
  ])('takes %s for unknown, never for off', (address) => {
    expect(readParams(address)).toEqual(unknown);
  });
});
