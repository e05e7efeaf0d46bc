import { ExactIndex } from '@/lib/search/exact-index';

const lines = ['window @tauri-apps/api/window', '', 'Prérequis', 'alwaysOnTop tauri.windows.alwaysOnTop', 'tauri|build', '--debug -d tauri|build|--debug', 'debug windows.title']; // prettier-ignore
const index = new ExactIndex(lines.join('\n'));

describe('ExactIndex', () => {
  it.each([
    ['window', [0]],
    ['prerequis', [2]],
    ['alwaysontop', [3]],
    ['windows.alwaysontop', [3]],
    ['tauri.windows.alwaysontop', [3]],
    ['tauri build', [4]],
    ['tauri build --debug', [5]],
    ['-d', [5]],
    ['debug', [6]],
    ['title', [6]],
    ['dow', []],
    ['windows', []],
    ['tauri', []],
    ['build', []],
    ['', []],
  ])('finds %j in records %j', (name, records) => {
    expect(index.get(name)).toEqual(records);
    expect(index.has(name)).toBe(records.length > 0);
  });
});
