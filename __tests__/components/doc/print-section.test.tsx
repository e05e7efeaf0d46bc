import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadArticles, printArticles } from '@/components/doc/print-articles';
import { PrintSection } from '@/components/doc/PrintSection';

jest.mock('@/components/doc/print-articles');
const load = jest.mocked(loadArticles);
const print = jest.mocked(printArticles);

let finish: (articles: Element[]) => void;
let fail: (error: Error) => void;

beforeEach(() => {
  load.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  print.mockReset().mockResolvedValue();
  render(<PrintSection addresses={['/a', '/b']} label="Print" failed="Failed" />);
});

const press = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });

it('prints once, however often the button is pressed while the pages load, and again later', async () => {
  await press();
  await press();
  await act(async () => finish([]));
  expect([load.mock.calls.length, print.mock.calls.length]).toEqual([1, 1]);
  await press();
  await act(async () => finish([]));
  expect(print).toHaveBeenCalledTimes(2);
});

it('can be pressed again after a failure', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await press();
  await act(async () => fail(new Error('offline')));
  expect(screen.getByRole('button')).toHaveTextContent('Failed');
  await press();
  await act(async () => finish([]));
  expect(print).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
