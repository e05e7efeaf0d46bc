import { readParams, workerAddress } from '@/lib/offline/protocol';

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
  ])('reads %s as unknown, never as off', (address) => {
    expect(readParams(address)).toEqual({ offlineMode: undefined, debug: false });
  });
});
