import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useDialogEntry } from '@/components/ui/use-dialog-entry';

function OpenDialog({ onBack }: { onBack: () => void }) {
  const entry = useDialogEntry('dialog', onBack);
  useLayoutEffect(() => {
    entry.push();
    return () => entry.leave();
  }, [entry]);
  return null;
}

const goneBack = (): Promise<unknown> =>
  act(() => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true })));
const isMarked = (): boolean => (history.state as { dialog?: boolean } | null)?.dialog === true;

beforeEach(() => history.pushState({ page: 1 }, '', '/page'));

it('adds an entry with the marks of the page, and leaves it when the dialog closes', async () => {
  const { unmount } = render(<OpenDialog onBack={jest.fn()} />);
  expect(history.state).toMatchObject({ page: 1, dialog: true });
  unmount();
  await goneBack();
  expect(isMarked()).toBe(false);
});

it('keeps a dialog that opens again while the browser is still going back, and closes it by Back once', async () => {
  const onBack = jest.fn();
  const { unmount } = render(<OpenDialog onBack={jest.fn()} />);
  unmount();
  render(<OpenDialog onBack={onBack} />);
  await goneBack();
  expect(onBack).not.toHaveBeenCalled();
  expect(isMarked()).toBe(true);
  history.back();
  await goneBack();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(isMarked()).toBe(false);
});
