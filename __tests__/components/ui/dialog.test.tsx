import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useCancelByEscape } from '@/components/layout/use-cancel-by-escape';
import { openOfflinePanel, useOfflinePanel } from '@/components/offline/use-offline-panel';
import { SettingsDialog } from '@/components/settings/SettingsDialog';
import { openSettings, useSettings } from '@/components/settings/use-settings';
import { openShortcuts, useShortcuts } from '@/components/shortcuts/use-shortcuts';
import messages from '@/messages/en.json';
import { teachDialogs } from '../search/dialog.fixture';

beforeAll(teachDialogs);

it('does not open over another dialog, opened while it was loading', () => {
  openSettings();
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <dialog open>Search</dialog>
      <SettingsDialog />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('Search');
  expect(useSettings.getState().isOpen).toBe(false);
});

it('is cancelled by Escape while it is loading, but not from a field or below an open dialog', () => {
  const stores = [useSettings, useShortcuts, useOfflinePanel];
  const listOpen = (): boolean[] => stores.map((store) => store.getState().isOpen);
  renderHook(() => useCancelByEscape());
  const { rerender } = render(<input />);
  for (const open of [openSettings, openShortcuts, openOfflinePanel]) open();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(listOpen()).toEqual([true, true, true]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(listOpen()).toEqual([false, false, false]);
  openSettings();
  rerender(<dialog open />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(listOpen()).toEqual([true, false, false]);
});
