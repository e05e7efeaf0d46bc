import { decide, isDecision } from '@/lib/offline/decision';
import type { Decision } from '@/lib/offline/protocol';

const on: Decision = { mode: 'on', reason: 'mobile' };
const off: Decision = { mode: 'off', reason: 'reader' };

describe('decide', () => {
  it.each([
    ['turns on at a sign', null, 'mobile', false, on],
    ['stays off without a sign', null, null, false, off],
    ['stays on without a sign', on, null, false, on],
    ['keeps its first reason', on, 'saveData', false, on],
    ['stays off at a sign when the reader has turned it off', off, 'mobile', false, off],
    [
      'turns on again when the address asks for it',
      off,
      'queryString',
      false,
      { mode: 'on', reason: 'queryString' },
    ],
    ['takes a registered copy for a decision', null, null, true, { mode: 'on', reason: 'registered' }],
    ['does not take a registered copy for one against the reader', off, null, true, off],
  ] as const)('%s', (_name, stored, trigger, registered, expected) => {
    expect(decide(stored, trigger, registered)).toEqual(expected);
  });
});

describe('isDecision', () => {
  it.each([
    null,
    1,
    'on',
    [],
    {},
    { mode: 'on' },
    { mode: 'maybe', reason: 'mobile' },
    { mode: 'on', reason: 'toString' },
    { mode: 'on', reason: 7 },
  ])('refuses %j', (value) => {
    expect(isDecision(value)).toBe(false);
  });

  it('accepts what it stores', () => {
    expect([on, off].every(isDecision)).toBe(true);
  });
});
