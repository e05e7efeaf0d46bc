import { render } from '@testing-library/react';
import { showEntry } from '@/components/navbar/Navbar';
import type { MenuEntry } from '@/lib/navigation/menus';

it('shows a message in place of an entry that cannot be shown', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const entry = { kind: 'link', label: 'blog' } as MenuEntry; // without an address
  const { container } = render(<ul>{showEntry(entry, 'fr', '/')}</ul>);
  expect(container.textContent).toMatch(/Vérifiez cette entrée dans lib\/site\/menus\.ts.*"label":"blog"/);
  expect(log).toHaveBeenCalledTimes(1);
});
