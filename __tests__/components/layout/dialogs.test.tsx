import { act, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { Dialogs } from '@/components/layout/Dialogs';
import { openDialog, useOpenDialog, type DialogName } from '@/components/ui/use-open-dialog';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('@/components/ui/lazy-part', () => ({ lazyPart: () => () => <p>loading</p> }));

it.each<DialogName>(['offline', 'settings', 'shortcuts'])(
  'shows %s, and closes it when another page is shown, also while it loads',
  (name) => {
    jest.mocked(usePathname).mockReturnValue('/v1/guides');
    const { rerender, container } = render(<Dialogs />);
    expect(container).toBeEmptyDOMElement();
    act(() => openDialog(name));
    expect(container).toHaveTextContent('loading');
    jest.mocked(usePathname).mockReturnValue('/blog');
    rerender(<Dialogs />);
    expect(container).toBeEmptyDOMElement();
    expect(useOpenDialog.getState().name).toBeNull();
  },
);
