import { fireEvent, screen } from '@testing-library/react';
import { iconPath } from '@/components/ui/icon-paths';
import { labels, openDialog, resetDialog, teachDialogs } from './dialog.fixture';

beforeAll(teachDialogs);
afterEach(resetDialog);

/** Opens the search over searches kept on the device; names that begin with an asterisk are pinned. */
function openWith(...names: string[]): void {
  const kept = names.map((name) => ({ query: name.replace('*', ''), pinned: name.startsWith('*') }));
  localStorage.setItem('tauri-docs.searches', JSON.stringify(kept));
  openDialog(async () => []);
}

/** Presses a button as the keyboard does: with the focus on it. */
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const pin = (query: string): string => labels.pin.replace('{query}', query);
const unpin = (query: string): string => labels.unpin.replace('{query}', query);
const forget = (query: string): string => labels.remove.replace('{query}', query);
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

describe('EmptyView', () => {
  it('keeps, pins and forgets recent searches', () => {
    openWith('fenêtre');
    fireEvent.click(screen.getByRole('button', { name: 'Pin “fenêtre”' }));
    expect(screen.getByRole('region', { name: labels.pinned })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Forget “fenêtre”' }));
    expect(localStorage.getItem('tauri-docs.searches')).toBe('[]');
  });

  it('draws a pin, which is not the flag of a page to report', () => {
    openWith('menu');
    const path = screen
      .getByRole('button', { name: pin('menu') })
      .querySelector('path')
      ?.getAttribute('d');
    expect(path).toBe(iconPath('pin'));
    expect(path).not.toBe(iconPath('flag'));
  });

  it('goes with a row that is pinned, and back with it', () => {
    openWith('menu', 'tray', 'fenêtre');
    press(pin('tray'));
    expect(focused()).toBe(unpin('tray'));
    expect(screen.getByRole('region', { name: labels.pinned })).toContainElement(
      document.activeElement as HTMLElement,
    );
    press(unpin('tray'));
    expect(focused()).toBe(pin('tray'));
    expect(screen.queryByRole('region', { name: labels.pinned })).toBeNull();
  });

  it('has the focus on the row that takes the place of one that is forgotten', () => {
    openWith('*menu', 'tray', 'fenêtre');
    press(forget('tray'));
    expect(focused()).toBe(forget('fenêtre'));
    press(forget('fenêtre'));
    expect(focused()).toBe(forget('menu'));
  });

  it('has the focus in the field once no row is left', () => {
    openWith('menu');
    press(forget('menu'));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });
});
