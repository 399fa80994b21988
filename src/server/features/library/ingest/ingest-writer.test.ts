import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentsOf } from './document.ts';
import { openBatchWriter } from './ingest-writer.ts';
import { type Journal, openJournal } from './journal.ts';

let home: string;
let journal: Journal;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-writer-'));
  journal = await openJournal(home, path.join(home, 'folder'));
});
afterEach(async () => {
  await journal.close();
  await rm(home, { recursive: true, force: true });
});

/** A file with half as many characters as a batch. */
const half = (key: string) => documentsOf({ folder: 'f', key, size: 1 }, ['word '.repeat(900_000)]);
const file = (key: string) => ({ key, mark: '1:1' });

/** True when a promise has settled after all ready tasks have run. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  promise.then(
    () => (done = true),
    () => (done = true),
  );
  for (let turns = 0; turns < 20; turns++) await turn();
  return done;
}

test('a reader that is one batch ahead continues; one that is two ahead waits for the index', async () => {
  const written: (() => void)[] = [];
  const writer = openBatchWriter(() => new Promise((resolve) => written.push(resolve)), journal);
  await writer.add(file('1'), half('1'));
  await writer.add(file('2'), half('2'));
  await writer.add(file('3'), half('3'));
  const fourth = writer.add(file('4'), half('4'));
  expect(await isDone(fourth)).toBe(false);
  expect(journal.has('1', '1:1')).toBe(false);
  written.shift()?.();
  await fourth;
  expect(journal.has('2', '1:1')).toBe(true);
  expect(journal.has('3', '1:1')).toBe(false);
  const end = writer.finish();
  await expect.poll(() => written.length).toBe(1);
  written.shift()?.();
  await end;
  expect(journal.has('4', '1:1')).toBe(true);
});

test('a failed batch is not recorded, and later calls get its error', async () => {
  const full = new Error('the disk is full');
  const writer = openBatchWriter(() => Promise.reject(full), journal);
  await writer.add(file('1'), half('1'));
  await writer.add(file('2'), half('2'));
  await expect(writer.finish()).rejects.toBe(full);
  await writer.settled();
  expect(journal.has('1', '1:1')).toBe(false);
});
