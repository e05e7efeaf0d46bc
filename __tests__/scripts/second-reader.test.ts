/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import type { CheckedPage } from '@/lib/check/types';
import { KeptPages } from '../../scripts/check/kept-pages';
import { SecondReader } from '../../scripts/check/second-reader';

jest.mock('node:os', () => ({ ...jest.requireActual('node:os'), availableParallelism: () => 2 }));

const page = (number: number): CheckedPage => ({
  source: { file: `content/fr/v1/${number}.mdx`, locale: 'fr', body: `${number}` } as CheckedPage['source'],
  kind: 'page',
});

/** A reader of so many pages whose other process is played by the test. */
function startReader(count: number) {
  const pages = Array.from({ length: count }, (_, number) => page(number));
  const child = Object.assign(new EventEmitter(), { send: jest.fn(), kill: jest.fn() });
  const start = jest.fn(() => child as unknown as ChildProcess);
  const kept = new KeptPages(tmpdir(), 'no code');
  return { pages, child, start, kept, reader: new SecondReader(pages, kept, start) };
}

test('a small site is read by one process', () => {
  expect(startReader(100).start).not.toHaveBeenCalled();
});

test('what the other process finds sound is known when this one comes to it', async () => {
  const { pages, child, kept, reader } = startReader(400);
  expect((child.send.mock.calls[0]?.[0] as CheckedPage[])[0]).toBe(pages[399]);
  setImmediate(() => child.emit('message', { index: 0, targets: ['/v1/menu'] }));
  await reader.take(pages[0] as CheckedPage);
  await reader.take(pages[1] as CheckedPage);
  expect(kept.targetsOf(pages[399] as CheckedPage)).toEqual(['/v1/menu']);
  expect(kept.targetsOf(pages[398] as CheckedPage)).toBeUndefined();
  expect(child.kill).not.toHaveBeenCalled();
});

test('the other process is ended where the two meet, and when it cannot run', async () => {
  const meeting = startReader(400);
  await meeting.reader.take(meeting.pages[399] as CheckedPage);
  meeting.child.emit('message', { index: 0, targets: [] });
  expect(meeting.child.kill).toHaveBeenCalledTimes(1);
  const failing = startReader(400);
  failing.child.emit('error', new Error('no memory'));
  await failing.reader.take(failing.pages[0] as CheckedPage);
  expect(failing.kept.targetsOf(failing.pages[399] as CheckedPage)).toBeUndefined();
});

test('pages that are known are not read again', () => {
  const { pages, kept } = startReader(0);
  const all = Array.from({ length: 400 }, (_, number) => page(number));
  for (const one of all) kept.keep(one, []);
  const start = jest.fn();
  expect(new SecondReader([...pages, ...all], kept, start)).toBeDefined();
  expect(start).not.toHaveBeenCalled();
});
