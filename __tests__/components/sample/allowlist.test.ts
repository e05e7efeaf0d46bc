import { refuse } from '@/components/sample/allowlist';

it.each([
  ['setTitle', 'window.setTitle', 'window > setTitle'],
  ['toggleMaximize', 'window.maximize', 'window > maximize and window > unmaximize'],
  // Tauri does not name these.
  ['setFocus', 'window.setFocus', 'window'],
  ['setClosable', 'window.setClosable', 'window'],
])('%s is refused with the message of Tauri, and the key to open', (type, key, words) => {
  expect(refuse({}, 'Window', 'manage', type)).toEqual({
    key,
    message: `'${words}' not in the allowlist (https://tauri.app/docs/api/config#tauri.allowlist)`,
  });
});

it('a command to a window whose key is open is not refused', () => {
  expect(refuse({ window: { setFocus: true } }, 'Window', 'manage', 'setFocus')).toBeUndefined();
});
