import { emit } from '@/lib/browser/events';
import { startLoadErrors } from '@/components/errors/start-load-errors';
import { pickLabels } from '@/lib/i18n/labels';
import { getMessages } from '@/lib/i18n/translator';

const alertText = (): string | null | undefined => document.querySelector('[role="alert"] p')?.textContent;

beforeAll(() => startLoadErrors(pickLabels(getMessages('fr'))));
beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['page', true, 'La page n’a pas pu être chargée.'],
  ['page', false, 'Vous êtes hors ligne\u00A0: cette page n’a pas pu être chargée.'],
  ['part', true, 'Cette partie de la page n’a pas pu être chargée.'],
  ['part', false, 'Vous êtes hors ligne\u00A0: cette partie de la page n’a pas pu être chargée.'],
] as const)('says of a %s, with a network: %s, “%s”', (what, onLine, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  emit('load:failed', { what, retry: () => undefined });
  expect(alertText()).toBe(text);
});

it('tries again with the focus on the text', () => {
  const retry = jest.fn(() => expect(document.activeElement?.id).toBe('main'));
  emit('load:failed', { what: 'page', retry });
  document.querySelector<HTMLElement>('[role="alert"] button')?.click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(alertText()).toBeUndefined();
});
