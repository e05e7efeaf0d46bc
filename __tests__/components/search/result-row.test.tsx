import { fireEvent, render, screen } from '@testing-library/react';
import { ResultRow } from '@/components/search/ResultRow';
import { actionCategory } from '@/lib/search/actions';
import type { Hit } from '@/lib/search/types';
import { labels, makeHit, Messages } from './dialog.fixture';

const segments = (text: string) => [{ text, mark: false }];
const { kinds } = labels;
const section = { trail: [segments('Section')], isProse: true };
const entry = { trail: [segments('Group'), segments('Entry')], isProse: false };

/** Renders a row and returns its text up to the snippet. */
function nameOfRow(page: string, category: string, parts: Partial<Hit> = {}): string {
  const none = () => undefined;
  const hit = { ...makeHit(page, category), content: [], ...parts };
  render(<ResultRow hit={hit} row={0} isSelected={false} onSelect={none} onFollow={none} />, {
    wrapper: Messages,
  });
  return screen.getByRole('option').textContent ?? '';
}

describe('a result row', () => {
  it.each<[string, string, Partial<Hit>, string]>([
    ['Menus', 'Documentation', section, `${kinds.guide} Menus | Section`],
    ['Releases', 'Releases', entry, `${kinds.release} Releases | Group › Entry`],
    ['Configuration', 'Configuration', {}, `${kinds.reference} Configuration`],
    ['Configuration', 'Configuration', section, `${kinds.reference} Configuration | Section`],
    ['Configuration', 'Configuration', entry, `${kinds.key} Group › Entry`],
    ['CLI', 'CLI', section, `${kinds.reference} CLI | Section`],
    ['CLI', 'CLI', entry, `${kinds.command} Group › Entry`],
    ['fs', 'JS API', section, `${kinds.reference} fs | Section`],
    ['fs', 'JS API', entry, `${kinds.symbol} fs | Group › Entry`],
  ])('of the page %s in %s names its kind and place', (page, category, parts, name) => {
    expect(nameOfRow(page, category, parts)).toBe(name);
  });

  it.each([
    ['leaves a page that is opened in another tab to the browser', 'Documentation', 0],
    ['performs an action, which has no page to open, whatever key is held', actionCategory, 1],
  ])('%s', (_, category, times) => {
    const follow = jest.fn();
    const hit = makeHit('Menus', category);
    render(<ResultRow hit={hit} row={0} isSelected={false} onSelect={follow} onFollow={follow} />, {
      wrapper: Messages,
    });
    fireEvent.click(screen.getByRole('option'), { ctrlKey: true });
    expect(follow).toHaveBeenCalledTimes(times);
  });
});
