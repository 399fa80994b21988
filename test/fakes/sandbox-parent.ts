import { ownModule } from '#server/core/own-module.ts';
import { DEFAULT_LIMITS, openSandbox } from '#server/platform/sandbox/pool.ts';
import type { Behaviour } from './sandbox-child.ts';

// A server with a child that never ends its task: says the child's process id, then is as busy as the child. With `end` it has
// a child with an inbox, and ends at once.
const ends = process.argv[2] === 'end';
const sandbox = openSandbox<Behaviour, number>(
  ownModule(new URL('sandbox-child', import.meta.url)),
  1,
  DEFAULT_LIMITS,
  ends ? () => ({}) : undefined,
);
const pid = await sandbox.run('pid');
if (ends) process.exit(0);
void sandbox.run('loop').catch(() => undefined);
setImmediate(() => {
  process.stdout.write(`${pid}\n`);
  setTimeout(() => {
    for (;;) Math.random();
  }, 100);
});
