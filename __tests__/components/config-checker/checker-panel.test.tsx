import { act, fireEvent, render, screen } from '@testing-library/react';
import { CheckerPanel } from '@/components/config-checker/CheckerPanel';
import { MAX_CONFIG_LENGTH } from '@/lib/api-reference/check-config';
import { Intl } from '../../support/intl';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('refuses a long text without naming a line of the field, also right after a key', () => {
  const { container } = render(
    <Intl>
      <CheckerPanel checker={{ default: () => true, anchors: {} }} />
    </Intl>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '{}' } });
  const pasted = ' '.repeat(MAX_CONFIG_LENGTH + 1);
  fireEvent.paste(field, { clipboardData: { getData: () => pasted } });
  act(() => jest.runAllTimers());
  expect(screen.getByRole('listitem').textContent).toMatch(/^Ce texte dépasse/);
  expect(screen.queryByRole('button', { name: /Ligne/ })).toBeNull();
  expect(container.querySelector('pre b')).toBeNull();

  fireEvent.change(field, { target: { value: '{ }' } });
  act(() => jest.runAllTimers());
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('does not call the first letter a valid file before it has been checked', () => {
  render(
    <Intl>
      <CheckerPanel checker={{ default: () => true, anchors: {} }} />
    </Intl>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '' } });
  act(() => jest.runAllTimers());
  const empty = screen.getByRole('status').textContent;
  fireEvent.change(field, { target: { value: '{' } });
  expect(screen.getByRole('status').textContent).toBe(empty);
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status').textContent).toMatch(/^Erreurs trouvées/);
});

it('takes the focus when it loads, unless the reader has moved it meanwhile', () => {
  const panel = (
    <Intl>
      <CheckerPanel checker={{ default: () => true, anchors: {} }} />
    </Intl>
  );
  const { unmount } = render(panel);
  expect(screen.getByRole('textbox')).toHaveFocus();
  unmount();
  const filter = document.body.appendChild(document.createElement('input'));
  filter.focus();
  render(panel);
  expect(filter).toHaveFocus();
  filter.remove();
});

it('marks the lines of problems and warnings, and lets a long path break between its parts only', () => {
  const { container } = render(
    <Intl>
      <CheckerPanel checker={{ default: () => true, anchors: {} }} />
    </Intl>,
  );
  const value = '{ // note\n"tauri": {\n"windows": [{}, {}] } }';
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  act(() => jest.runAllTimers());
  const marks = [...container.querySelectorAll<HTMLElement>('pre b')];
  expect(marks.map(({ textContent, dataset }) => [textContent, dataset.warning])).toEqual([
    ['1', 'true'],
    ['3', 'false'],
  ]);
  expect(container.querySelector('li code')?.innerHTML).toBe('tauri<wbr>.windows<wbr>[1]<wbr>.label');
});
