import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActText } from '#law/acts/reading/act-text.ts';
import { isAct, readAct } from '#law/acts/reading/read-act.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { ActCopies, correctAct, goneSections, keepAct, sectionId } from './act-copies.ts';

let home: string;
let storage: FileStorage;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-acts-'));
  storage = await openDiskStorage(home);
});
afterEach(() => rm(home, { recursive: true, force: true }));

function act(penalty: string): ActText {
  const sections = [
    { section: '1', title: 'Short title', description: 'This Act may be called so.' },
    { section: '2', title: 'Penalty', description: penalty },
  ];
  const read = readAct([JSON.stringify({ act: 'The Lantern Keepers Act, 1957', sections })], 'a.json');
  if (!isAct(read)) throw new Error(read.reason);
  return read;
}
const from = { file: 'a.json', source: 'Folder acts' };

test('a newer copy replaces the act and lists what differs', async () => {
  const copies = new ActCopies(storage);
  await keepAct(storage, act('A fine of five rupees.'), from);
  const first = await copies.get('lantern-keepers-act-1957');
  expect(first?.replaced).toBeUndefined();
  await keepAct(storage, act('A fine of ten rupees, and costs.'), { ...from, file: 'b.json' });
  const second = await copies.get('lantern-keepers-act-1957');
  expect(second).toMatchObject({
    file: 'b.json',
    replaced: { stored_at: first?.stored_at, differences: [{ number: '2', kind: 'changed' }] },
  });
});

test('a key that no act has gives none', async () => {
  const copies = new ActCopies(storage);
  expect(await copies.get('nothing')).toBeUndefined();
  expect(await copies.get('../secret')).toBeUndefined();
  expect(await copies.outlines()).toEqual([]);
});

test('a list reads an act once, and again when it changes', async () => {
  await keepAct(storage, act('A fine of five rupees.'), from);
  let reads = 0;
  const counting = new Proxy(storage, {
    get: (target, name, receiver) => {
      if (name === 'read') reads += 1;
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const copies = new ActCopies(counting);
  const [outline] = await copies.outlines();
  expect(outline).toMatchObject({
    key: 'lantern-keepers-act-1957',
    sections: [
      { number: '1', title: 'Short title' },
      { number: '2', title: 'Penalty' },
    ],
  });
  await copies.outlines();
  expect(reads).toBe(1);
  await keepAct(storage, act('A fine of ten rupees, and costs.'), { ...from, file: 'b.json' });
  const read = reads;
  await copies.outlines();
  expect(reads).toBe(read + 1);
});

const KEY = 'lantern-keepers-act-1957';
const SPLIT = { kind: 'begins', number: '2', words: 'and costs', to: '3', title: 'Costs' } as const;

test('a correction is kept when a copy is dropped again, and goes back when it is withdrawn', async () => {
  await keepAct(storage, act('A fine of ten rupees, and costs.'), from);
  const done = await correctAct(storage, KEY, [SPLIT]);
  expect(done?.stored.act.units.map(({ number }) => number)).toEqual(['1', '2', '3']);
  const again = await keepAct(storage, act('A fine of nine rupees, and costs.'), from);
  expect(again).toMatchObject({
    corrections: [SPLIT],
    unapplied: [],
    replaced: { differences: [{ number: '2', kind: 'changed' }] },
  });
  expect(again.act.units.map(({ number }) => number)).toEqual(['1', '2', '3']);
  const other = await keepAct(storage, act('A fine of nine rupees.'), from);
  expect(other.unapplied).toEqual([SPLIT]);
  expect(goneSections(other)).toEqual([sectionId(KEY, '3')]);
  const without = await correctAct(storage, KEY, []);
  expect(without?.stored.corrections).toBeUndefined();
  expect(without?.stored.act.units).toHaveLength(2);
  expect(await correctAct(storage, 'nothing', [])).toBeUndefined();
});

test('writers of one store wait for each other', async () => {
  await keepAct(storage, act('A fine of ten rupees, and costs.'), from);
  const [, kept] = await Promise.all([
    correctAct(storage, KEY, [SPLIT]),
    keepAct(storage, act('A fine of nine rupees, and costs.'), from),
  ]);
  expect(kept.corrections).toEqual([SPLIT]);
});

test('a copy whose write fails leaves the one before it', async () => {
  const copies = new ActCopies(storage);
  await keepAct(storage, act('A fine of five rupees.'), from);
  const before = await copies.get(KEY);
  const full = new Proxy(storage, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== 'put') return typeof value === 'function' ? value.bind(target) : value;
      return (object: string, _: unknown, options: Parameters<FileStorage['put']>[2]) =>
        target.put(object, torn(), options);
    },
  });
  await expect(keepAct(full, act('A fine of ten rupees.'), from)).rejects.toThrow('file store');
  expect(await copies.get(KEY)).toEqual(before);
});

// The first half of a copy, then the end of the disk.
async function* torn(): AsyncGenerator<Buffer> {
  yield Buffer.from('{"key":"lantern-keepers-act-1957","act":{');
  throw new Error('the disk is full');
}
