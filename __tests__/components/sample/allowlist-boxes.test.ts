import { refuse } from '@/components/sample/allowlist';
import { AllowlistBoxes } from '@/components/sample/allowlist-boxes';

const printed = {
  fs: { readFile: true, writeFile: false, scope: ['$DOCUMENT/*'] },
  shell: { open: '^https:' },
};

/** The boxes by name, with their state. */
function boxesOf({ element }: AllowlistBoxes): Record<string, boolean> {
  return Object.fromEntries(
    [...element.querySelectorAll('input')].map(({ name, checked }) => [name, checked]),
  );
}

function press({ element }: AllowlistBoxes, name: string): void {
  document.body.replaceChildren(element);
  element.querySelector<HTMLInputElement>(`[name="${name}"]`)?.click();
}

// structuredClone is missing in jsdom.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as never;

test('shows a box for each printed key', () => {
  const boxes = new AllowlistBoxes(printed, (key) => key);
  expect(boxesOf(boxes)).toEqual({ 'fs.readFile': true, 'fs.writeFile': false, 'shell.open': true });
});

test.each([{}, { all: false }, { fs: { scope: ['$DOCUMENT/*'] } }])(
  'hides the group without a key, with %j',
  (allowlist) => {
    expect(new AllowlistBoxes(allowlist, (key) => key).element.hidden).toBe(true);
  },
);

test('opens and closes keys, each with the value that is printed', () => {
  const boxes = new AllowlistBoxes(printed, (key) => key);
  for (const name of ['fs.writeFile', 'shell.open']) press(boxes, name);
  expect(boxes.allowlist).toEqual({ fs: { ...printed.fs, writeFile: true }, shell: { open: false } });
  press(boxes, 'shell.open');
  expect(boxes.allowlist.shell).toEqual(printed.shell);
});

test('a key that was refused gets one box, which stays until the reset', () => {
  const boxes = new AllowlistBoxes({}, (key) => key);
  const { key = '' } = refuse(boxes.allowlist, 'Dialog', 'openDialog') ?? {};
  boxes.add(key);
  boxes.add(key);
  press(boxes, key);
  expect([boxesOf(boxes), boxes.element.hidden]).toEqual([{ 'dialog.open': true }, false]);
  expect(refuse(boxes.allowlist, 'Dialog', 'openDialog')).toBeUndefined();
  boxes.reset();
  expect([boxesOf(boxes), boxes.element.hidden]).toEqual([{}, true]);
  expect(refuse(boxes.allowlist, 'Dialog', 'openDialog')).toBeDefined();
});

test('the key of a command that does not exist has a closed box', () => {
  const boxes = new AllowlistBoxes(printed, (key) => key);
  boxes.add(refuse(boxes.allowlist, 'Fs', 'constructor')?.key ?? '');
  expect(boxesOf(boxes)).toMatchObject({ 'fs.constructor': false });
  press(boxes, 'fs.constructor');
  expect(boxes.allowlist.fs).toMatchObject({ constructor: true });
});
