import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useCancelByEscape } from '@/components/layout/use-cancel-by-escape';
import { SettingsDialog } from '@/components/settings/SettingsDialog';
import { openDialog, useOpenDialog } from '@/components/ui/use-open-dialog';
import messages from '@/messages/en.json';
import { teachDialogs } from '../search/dialog.fixture';

beforeAll(teachDialogs);

const nameOfOpen = (): string | null => useOpenDialog.getState().name;

it('does not open over another dialog, opened while it was loading', () => {
  openDialog('settings');
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <dialog open>Search</dialog>
      <SettingsDialog />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('Search');
  expect(nameOfOpen()).toBeNull();
});

it('is cancelled by Escape while it is loading, but not from a field or below an open dialog', () => {
  renderHook(() => useCancelByEscape());
  const { rerender } = render(<input />);
  openDialog('offline');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(nameOfOpen()).toBe('offline');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(nameOfOpen()).toBeNull();
  openDialog('offline');
  rerender(<dialog open />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(nameOfOpen()).toBe('offline');
});
