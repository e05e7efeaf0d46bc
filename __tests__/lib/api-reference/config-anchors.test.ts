/** @jest-environment node */
import { anchorOf } from '@/lib/api-reference/config-anchors';

const anchors = { tauri: 'config.tauri', 'tauri.windows': 'tauriconfig.windows' };

test.each([
  ['tauri.windows[0].titel', 'tauriconfig.windows'],
  ['tauri.constructor', 'config.tauri'],
  ['titel', undefined],
  ['constructor.name', undefined],
])('%s is explained at %s', (path, anchor) => {
  expect(anchorOf(path, anchors)).toBe(anchor);
});
