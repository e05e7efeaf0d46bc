import { printSection } from '@/components/doc/print-section';

const main = '<main><article><h1 id="a">Une page</h1></article></main>';

/** Answers with a page when it is told to. */
function holdAnswers(): { answer: () => void } {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  globalThis.fetch = jest.fn(async (address) => {
    await held;
    return {
      ok: true,
      text: () => Promise.resolve(main.replace('Une page', String(address))),
    } as unknown as Response;
  });
  return { answer };
}

beforeEach(() => {
  document.body.innerHTML = main;
  window.print = jest.fn();
});

test('a reader who has gone to another page meanwhile is left alone', async () => {
  const { answer } = holdAnswers();
  const printed = printSection(['/fr/v1/guides']);
  const next = main.replace('Une page', 'Une autre');
  document.body.innerHTML = next;
  answer();
  await printed;
  expect(window.print).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(next);
});
