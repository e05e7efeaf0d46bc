/** @jest-environment node */
import { readAnswer, readCall, readMenu, readMessage } from '@/components/sample/protocol';

const call = { cmd: 'nom_latin', callback: 1, error: 2, nom: 'ortie' };
const cyclic: Record<string, unknown> = { kind: 'press' };
cyclic.self = cyclic;

test.each([
  { kind: 'started' },
  { kind: 'press' },
  { kind: 'escape' },
  { kind: 'drag', x: -3, y: 4.5 },
  { kind: 'log', level: 'warn', text: 'a' },
  { kind: 'error', text: 'a', place: 'index.html:4' },
  { kind: 'ipc', message: call },
])('%j is a message', (message) => {
  expect(readMessage(message)).toEqual(message);
  expect(readMessage({ ...message, more: 1 })).toEqual(message);
});

test.each([
  [null],
  [undefined],
  ['press'],
  [[]],
  [{}],
  [{ kind: 'toString' }],
  [{ kind: 'ipc' }],
  [{ kind: 'ipc', message: null }],
  [{ kind: 'ipc', message: { ...call, cmd: {} } }],
  [{ kind: 'ipc', message: { ...call, callback: '1' } }],
  [{ kind: 'ipc', message: { ...call, error: undefined } }],
  [{ kind: 'ipc', message: { ...call, nom: 1n } }],
  [{ kind: 'log', level: 'log', text: { a: 1 } }],
  [{ kind: 'log', level: 'table', text: 'a' }],
  [{ kind: 'error', text: 'a' }],
  [{ kind: 'error', text: null, place: '' }],
  [{ kind: 'drag', x: Number.NaN, y: 1 }],
  [{ kind: 'drag', x: 1, y: '2' }],
  [cyclic],
])('%p is no message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test('texts of a frame are cut', () => {
  const text = 'a'.repeat(5000);
  const shown = `${'a'.repeat(2000)}…`;
  expect(readMessage({ kind: 'log', level: 'log', text })).toMatchObject({ text: shown });
  expect(readMessage({ kind: 'error', text, place: text })).toMatchObject({ text: shown, place: shown });
});

test.each([
  [{ value: null }, { value: null }],
  [{ value: { a: [1] }, reason: 'b' }, { value: { a: [1] } }],
  [{ reason: 'b' }, { reason: 'b' }],
  [null, { reason: null }],
  ['value', { reason: null }],
  [{ value: cyclic }, { reason: null }],
])('%p answers %p', (data, answer) => {
  expect(readAnswer(data)).toEqual(answer);
});

test.each([[null], ['nom_latin'], [{ cmd: 'a' }]])('%j is no call', (data) => {
  expect(readCall(data)).toBeUndefined();
});

test.each([
  ['Fichier', []],
  [undefined, []],
  [
    ['-', null, 5, {}, { text: {} }, { text: 'a', items: 'b' }, { text: 'a', items: [null] }, { text: 'a' }],
    ['-', { text: 'a' }],
  ],
])('of the menu %j, %j is drawn', (items, drawn) => {
  expect(readMenu(items)).toEqual(drawn);
});
