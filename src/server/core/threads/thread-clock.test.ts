import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { ownThreadNumber, workedMs } from './thread-clock.ts';

/** A thread that works for a while and then says its number. */
const BUSY = `
const { parentPort } = require('node:worker_threads');
const { readlinkSync } = require('node:fs');
for (let i = 0, sum = 0; i < 3e8; i += 1) sum += i;
parentPort.postMessage(Number(readlinkSync('/proc/thread-self').split('/').pop()));
setInterval(() => undefined, 1000);
`;

test.skipIf(ownThreadNumber() === 0)(
  'a thread that still loads its modules has not worked, and once it has its number, all of its time counts',
  async () => {
    const worker = new Worker(BUSY, { eval: true });
    try {
      const [number] = (await once(worker, 'message')) as [number];
      expect(workedMs(worker, 0)).toBe(0);
      expect(workedMs(worker, number)).toBeGreaterThan(0);
    } finally {
      await worker.terminate();
    }
  },
);
