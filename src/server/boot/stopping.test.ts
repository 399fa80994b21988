import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Stopping } from './stopping.ts';

const log = pino({ level: 'silent' });

test('closes in reverse order, once, and continues after a failure', async () => {
  const closed: string[] = [];
  const stopping = new Stopping(log);
  stopping.add({ name: 'folder', run: async () => closed.push('folder') });
  stopping.add({ name: 'database', run: () => Promise.reject(new Error('already gone')) });
  stopping.add({ name: 'requests', run: async () => closed.push('requests') });
  await Promise.all([stopping.stop(), stopping.stop()]);
  expect(closed).toEqual(['requests', 'folder']);
});

test('waits for a start in progress and closes what it opened', async () => {
  const closed: string[] = [];
  const stopping = new Stopping(log);
  let open: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    open = resolve;
  }).then(() => stopping.add({ name: 'late', run: async () => closed.push('late') }));
  stopping.waitFor(started);
  const stopped = stopping.stop();
  open();
  await stopped;
  expect(closed).toEqual(['late']);
});
