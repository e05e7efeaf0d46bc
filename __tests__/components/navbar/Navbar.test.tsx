import { render } from '@testing-library/react';
import { MenuItem } from '@/components/navbar/Navbar';
import type { MenuEntry } from '@/lib/navigation/menus';
import { Intl } from '../../support/intl';

it('shows a message in place of an entry that cannot be shown', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const entry = { kind: 'group', label: 'blog' } as MenuEntry; // without links
  const { container } = render(
    <ul>
      <MenuItem entry={entry} />
    </ul>,
    { wrapper: Intl },
  );
  expect(container.textContent).toMatch(
    /Vérifiez cette entrée dans lib\/navigation\/menus\.ts.*"label":"blog"/,
  );
  expect(log).toHaveBeenCalledTimes(1);
});
