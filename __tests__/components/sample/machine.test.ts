/** @jest-environment node */
import { Machine } from '@/components/sample/machine';

test.each([
  ['$HOME/a.txt', '/home/lise/a.txt'],
  ['$HOMES/a.txt', '$HOMES/a.txt'],
  ['$constructor/a.txt', '$constructor/a.txt'],
])('%s stands for %s', (path, full) => {
  const machine = new Machine('linux', { title: '', files: {}, config: {}, world: {} });
  expect(machine.expand(path)).toBe(full);
});
