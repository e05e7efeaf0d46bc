import { fireEvent, screen } from '@testing-library/react';
import { Marked } from '@/components/search/Marked';
import { openDialog, rawHit, resetDialog, teachDialogs } from './dialog.fixture';

jest.mock('@/components/search/Marked', () => ({ Marked: jest.fn(() => 'text') }));

beforeAll(teachDialogs);
afterEach(resetDialog);

it('typing on and moving the selection draw no row again but those that change', async () => {
  openDialog(async () => Array.from({ length: 20 }, (_, number) => rawHit(`hit ${number}`)));
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'x' } });
  expect(await screen.findAllByRole('option')).toHaveLength(20);
  const drawn = jest.mocked(Marked).mock.calls;
  const before = drawn.length;
  fireEvent.change(field, { target: { value: 'xy' } });
  expect(drawn.length).toBe(before);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  // Title and text of two rows, and the two parts of the preview.
  expect(drawn.length - before).toBeLessThanOrEqual(6);
});
