import { toRecords } from '@/lib/search/build/records';
import { page, records } from './site.fixture';

it('toRecords makes one record for a page and one for each heading, with the levels above', () => {
  const own = records.filter((record) => record.url_without_anchor === '/fr/v1/api/config');
  expect(
    own.map(({ type, anchor, hierarchy }) => [type, anchor, Object.values(hierarchy).join('/')]),
  ).toEqual([
    ['lvl1', null, 'Configuration/Configuration/////'],
    ['lvl2', 'windowconfig', 'Configuration/Configuration/WindowConfig////'],
    ['lvl3', 'windowconfig.alwaysontop', 'Configuration/Configuration/WindowConfig/alwaysOnTop///'],
    ['lvl3', 'windowconfig.title', 'Configuration/Configuration/WindowConfig/title///'],
    ['lvl2', 'windowallowlistconfig', 'Configuration/Configuration/WindowAllowlistConfig////'],
    [
      'lvl3',
      'windowallowlistconfig.setalwaysontop',
      'Configuration/Configuration/WindowAllowlistConfig/setAlwaysOnTop///',
    ],
  ]);
});

it('a text without spaces, as in Chinese, is cut as well', () => {
  const source = page('/v1/guides/windows', '窗口', '窗口', [[2, '创建', 'creer', '窗'.repeat(7_000)]]);
  expect(toRecords(source, new Map()).map(({ content }) => content.length <= 6_000)).toEqual([true, true]);
});

it('a heading above nothing but a component has no record, one above other headings has', () => {
  const source = page('/v1/guides/windows', 'Fenêtres', 'Fenêtres', [
    [2, 'Dans ce chapitre', 'in-this-chapter', ''],
    [2, 'Créer', 'create', ''],
    [3, 'En Rust', 'rust', '', 'fn main() {}'],
  ]);
  expect(toRecords(source, new Map()).map(({ anchor }) => anchor)).toEqual([null, 'create', 'rust']);
});
