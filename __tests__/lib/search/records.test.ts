import { records } from './site.fixture';

const find = (id: string) => records.find((record) => record.objectID === id);

describe('toRecords', () => {
  it('makes one record for a page and one for each heading, with its place', () => {
    expect(
      records
        .filter((record) => record.url_without_anchor === '/fr/v1/api/config')
        .map(({ type, anchor }) => [type, anchor]),
    ).toEqual([
      ['lvl1', null],
      ['lvl2', 'windowconfig'],
      ['lvl3', 'windowconfig.alwaysontop'],
      ['lvl3', 'windowconfig.title'],
    ]);
  });

  it('names the levels above', () => {
    expect(find('fr/v1/api/config#windowconfig.alwaysontop')?.hierarchy).toEqual({
      lvl0: 'Configuration',
      lvl1: 'Configuration',
      lvl2: 'WindowConfig',
      lvl3: 'alwaysOnTop',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
  });
});
