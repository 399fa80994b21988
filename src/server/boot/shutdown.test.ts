import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Shutdown } from './shutdown.ts';

const log = pino({ level: 'silent' });

test('closes in reverse order, once, and continues after a failure', async () => {
  const closed: string[] = [];
  const shutdown = new Shutdown(log);
  shutdown.add({ name: 'folder', run: async () => closed.push('folder') });
  shutdown.add({ name: 'database', run: () => Promise.reject(new Error('already gone')) });
  shutdown.add({ name: 'requests', run: async () => closed.push('requests') });
  await Promise.all([shutdown.stop(), shutdown.stop()]);
  expect(closed).toEqual(['requests', 'folder']);
});

test('waits for a start in progress and closes what it opened', async () => {
  const closed: string[] = [];
  const shutdown = new Shutdown(log);
  let open: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    open = resolve;
  }).then(() => shutdown.add({ name: 'late', run: async () => closed.push('late') }));
  shutdown.waitFor(started);
  const stopped = shutdown.stop();
  open();
  await stopped;
  expect(closed).toEqual(['late']);
});
