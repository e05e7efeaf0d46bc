import { act, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { OfflineParts } from '@/components/offline/OfflineParts';
import { openOfflinePanel, useOfflinePanel } from '@/components/offline/use-offline-panel';
import { Settings } from '@/components/settings/Settings';
import { openSettings, useSettings } from '@/components/settings/use-settings';
import { Shortcuts } from '@/components/shortcuts/Shortcuts';
import { openShortcuts, useShortcuts } from '@/components/shortcuts/use-shortcuts';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('@/components/ui/lazy-part', () => ({ lazyPart: () => () => null })); // still loading

it.each([
  ['settings', Settings, openSettings, useSettings],
  ['shortcuts', Shortcuts, openShortcuts, useShortcuts],
  ['offline panel', OfflineParts, openOfflinePanel, useOfflinePanel],
])('closes the %s when another page is shown, also while they load', (_, Part, open, store) => {
  jest.mocked(usePathname).mockReturnValue('/v1/guides');
  const { rerender } = render(<Part />);
  act(open);
  rerender(<Part />);
  expect(store.getState().isOpen).toBe(true);
  jest.mocked(usePathname).mockReturnValue('/blog');
  rerender(<Part />);
  expect(store.getState().isOpen).toBe(false);
});
