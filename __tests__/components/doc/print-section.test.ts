import { printSection } from '@/components/doc/print-section';

const page = '<main><article><h1>Une page</h1></article></main>';

test('does nothing when another page has been opened while the section was loading', async () => {
  window.print = jest.fn();
  globalThis.fetch = () => Promise.resolve({ ok: true, text: () => Promise.resolve(page) } as Response);
  document.body.innerHTML = page;
  const printed = printSection(['/fr/v1/guides']);
  const next = page.replace('Une page', 'Une autre');
  document.body.innerHTML = next;
  await printed;
  expect(window.print).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(next);
});
