import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SettingsDialog } from '@/components/settings/SettingsDialog';
import { ShortcutsDialog } from '@/components/shortcuts/ShortcutsDialog';
import { openDialog, useOpenDialog } from '@/components/ui/use-open-dialog';
import { keys, readStored } from '@/lib/browser/storage';
import messages from '@/messages/en.json';
import { teachDialogs } from '../search/dialog.fixture';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());

const show = (dialog: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      {dialog}
    </NextIntlClientProvider>,
  );

it('lists the shortcuts with the names of their keys, and switches off those of one key', () => {
  show(<ShortcutsDialog />);
  const dialog = screen.getByRole('dialog', { name: messages.shortcuts.title });
  expect(dialog).toHaveAttribute('open');
  const term = screen.getByText(messages.shortcuts.openInNewTab);
  expect(term.nextElementSibling).toHaveTextContent('CtrlEnter');
  fireEvent.click(screen.getByRole('checkbox', { name: messages.shortcuts.oneKey }));
  expect(readStored(keys.shortcutsOff)).toBe('true');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(readStored(keys.shortcutsOff)).toBeNull();
});

it('applies and stores the reader settings at once, and closes', () => {
  openDialog('settings');
  show(<SettingsDialog />);
  fireEvent.click(screen.getByRole('radio', { name: 'Larger' }));
  fireEvent.click(screen.getByRole('radio', { name: 'pnpm' }));
  const { dataset } = document.documentElement;
  expect([dataset.textSize, document.documentElement.getAttribute('data-package-manager')]).toEqual([
    'larger',
    'pnpm',
  ]);
  expect(readStored(keys.textSize)).toBe('larger');
  expect(screen.getByRole('radio', { name: 'Larger' })).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: messages.settings.close }));
  expect(useOpenDialog.getState().name).toBeNull();
});
