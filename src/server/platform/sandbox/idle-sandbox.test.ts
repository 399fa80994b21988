import { afterEach, expect, test } from 'vitest';
import { ownModule } from '#server/core/own-module.ts';
import { forOwner } from '#server/core/threads/owner-of-work.ts';
import type { Behaviour } from '#test/fakes/sandbox-child.ts';
import { IdleSandbox } from './idle-sandbox.ts';

const ENTRY = ownModule(new URL('../../../../test/fakes/sandbox-child', import.meta.url));
const LIMITS = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 600 };

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

function sandbox() {
  const one = new IdleSandbox<Behaviour, unknown>(ENTRY, LIMITS, () => ({}));
  open.push(one);
  return (id: string, task: Behaviour, signal?: AbortSignal) =>
    forOwner({ id, signal: () => signal }, () => one.run(task));
}

function isGone(pid: unknown): boolean {
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
}

test('the endless task of one owner delays no other, and its child ends when the client goes', async () => {
  const run = sandbox();
  const client = new AbortController();
  // The next task gets the child that is idle.
  const pid = await run('asha', 'pid');
  const endless = run('asha', 'loop', client.signal);
  const events: string[] = [];
  const next = run('asha', { say: 'hers' }).then((answer) => events.push(String(answer)));
  events.push(String(await run('ravi', { say: 'his' })));
  events.push(String(await run('meena', { say: 'another' })));
  expect([events, isGone(pid)]).toEqual([['his', 'another'], false]);
  client.abort();
  await expect(endless).rejects.toThrow('abort');
  await next;
  expect(events).toEqual(['his', 'another', 'hers']);
  await expect.poll(() => isGone(pid)).toBe(true);
});

test('a task that waits leaves with its client, and its child is never asked', async () => {
  const run = sandbox();
  const [first, second] = [new AbortController(), new AbortController()];
  const endless = run('asha', 'loop', first.signal);
  const waits = run('asha', 'exit', second.signal);
  second.abort();
  await expect(waits).rejects.toThrow('abort');
  first.abort();
  await expect(endless).rejects.toThrow('abort');
});
