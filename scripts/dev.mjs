// npm run dev: the server, started again after each change of its sources, behind the development server of Vite, which
// shows each change of a page at once. Ctrl C ends both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { installPackages, refuseWhileRunning, root, say } from './install.mjs';
import { noteRunning } from './running.mjs';

refuseWhileRunning('npm run dev starts the server itself');
installPackages();
const { build, watchServer } = await import('./build.mjs');
// The server sends the built pages to whom does not ask Vite.
await build();
noteRunning(root);
process.env.LOG_PRETTY ??= 'true';

let server;
let restarting = Promise.resolve();

async function stop() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function startAgain() {
  say(server === undefined ? 'starting the server' : 'the server changed and starts again');
  await stop();
  const main = path.join(root, 'dist/server/main.mjs');
  server = spawn(process.execPath, ['--enable-source-maps', main], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
}

const builds = await watchServer(() => {
  restarting = restarting.then(startAgain);
});
const { createServer } = await import('vite');
const pages = await createServer({ root });
await pages.listen();
for (const address of pages.resolvedUrls?.local ?? []) say(`pages that reload: ${address}`);

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    say('stopping');
    await Promise.all([builds.dispose(), pages.close(), restarting.then(stop)]);
    process.exit(0);
  });
}
