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

it.each([
  // Allowlist, what is called, key to open, words of the message.
  [{ open: true }, '', 'shell.execute', 'shell > execute or shell > sidecar'],
  [{ open: true }, 'sidecar', 'shell.sidecar', 'shell > execute or shell > sidecar'],
  [{ sidecar: true }, '', 'shell.execute', 'shell > execute'],
  [{ execute: true }, 'sidecar', 'shell.sidecar', 'shell > sidecar'],
])('with %j, a program (%s) is refused with the key it needs', (shell, detail, key, words) => {
  expect(refuse({ shell }, 'Shell', 'execute', detail)).toEqual({
    key,
    message: `'${words}' not in the allowlist (https://tauri.app/docs/api/config#tauri.allowlist)`,
  });
});

it('either key of programs lets a page write to a program and end it', () => {
  for (const cmd of ['stdinWrite', 'killChild']) {
    expect(refuse({ shell: { execute: true } }, 'Shell', cmd)).toBeUndefined();
    expect(refuse({ shell: { sidecar: true } }, 'Shell', cmd)).toBeUndefined();
  }
});

it('a command to a window whose key is open is not refused', () => {
  expect(refuse({ window: { setFocus: true } }, 'Window', 'manage', 'setFocus')).toBeUndefined();
});
