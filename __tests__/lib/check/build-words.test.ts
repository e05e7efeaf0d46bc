import { buildWords } from '@/lib/check/build-words';

const french = (problem: string): string => buildWords(problem, 'remove it').problem.fr;

test('keeps the path in front of a message', () => {
  expect(french('functions.a: is missing')).toBe('Functions.a: cette partie manque');
});

test('quotes a message that it does not know, however many colons that holds', () => {
  const message = 'x: '.repeat(20_000);
  expect(french(message)).toBe(`L’analyseur dit « ${message} »`);
});
