import { ownModule } from '#server/core/own-module.ts';
import { openSandbox } from '#server/platform/sandbox/pool.ts';
import type { Behaviour } from './sandbox-child.ts';

// A server with a child that never ends its task: says the child's process id, then is as busy as the child.
const sandbox = openSandbox<Behaviour, number>(ownModule(new URL('sandbox-child', import.meta.url)), 1);
const pid = await sandbox.run('pid');
void sandbox.run('loop').catch(() => undefined);
setImmediate(() => {
  process.stdout.write(`${pid}\n`);
  setTimeout(() => {
    for (;;) Math.random();
  }, 100);
});
