import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyMarkdown } from '@/components/doc/CopyMarkdown';
import { Intl } from '../../support/intl';

const button = () => screen.getByRole('button');
const press = (): Promise<void> =>
  act(async () => {
    fireEvent.click(button());
  });

const write = jest.fn<Promise<void>, [{ items: { 'text/plain': Promise<Blob> } }[]]>();
let answer: (response: Response) => void;
/** As Safari: what is written after the press is refused. */
let isPressed = false;

beforeEach(() => {
  answer = () => undefined;
  write.mockReset().mockImplementation(async ([item]) => {
    if (!isPressed) throw new DOMException('outside of the press', 'NotAllowedError');
    await item?.items['text/plain'];
  });
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  Object.assign(window, {
    ClipboardItem: class {
      constructor(readonly items: unknown) {}
    },
    fetch: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  render(<CopyMarkdown href="/fr/page.md" />, { wrapper: Intl });
});

/** jsdom has no `Blob.text()`. */
function readBlob(blob: Blob): Promise<unknown> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
}

it('writes to the clipboard within the press, before the file has loaded, and again at the next press', async () => {
  for (const text of ['# One', '# Two']) {
    isPressed = true;
    await press();
    isPressed = false;
    expect(button()).toHaveTextContent('Copier en Markdown'); // not the result of an earlier press
    await act(async () => answer({ ok: true, text: async () => text } as Response));
    expect(button()).toHaveTextContent('Page copiée en Markdown');
    const blob = await write.mock.lastCall?.[0][0]?.items['text/plain'];
    expect(blob && (await readBlob(blob))).toBe(text);
  }
});
