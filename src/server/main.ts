import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openDataFolder } from './boot/data-folder.ts';
import { NEEDS_OPERATOR, tellLauncher } from './boot/launcher-link.ts';
import { listen } from './boot/listen.ts';
import { openLog } from './boot/log.ts';
import { openServices } from './boot/open-services.ts';
import { openLive } from './boot/realtime.ts';
import { Stopping } from './boot/stopping.ts';
import { exitOnUncaughtErrors } from './boot/uncaught-errors.ts';
import { type Env, readEnv } from './core/env.ts';
import { StartupError } from './core/startup-error.ts';
import { openingAddress } from './platform/http/local-only.ts';

/** Requests in flight get this long to finish. */
const GRACE_MS = 3000;
/** Open WebSockets get this long to close. */
const LIVE_GRACE_MS = 1000;

async function start(given: Env, log: Logger, stopping: Stopping): Promise<void> {
  const folder = await openDataFolder(given.MUNSHI_DATA, given.HOST);
  stopping.add({ name: 'data folder', run: () => folder.release(), needed: true });
  const listener = await listen(given.HOST, given.PORT);
  await folder.announce(listener.port);
  const env = { ...given, PORT: listener.port };
  const services = await openServices(env, folder, log, stopping);
  stopping.add({ name: 'requests', run: () => listener.close(GRACE_MS) });
  const live = openLive(services);
  stopping.add({ name: 'live connections', run: () => live.close(LIVE_GRACE_MS) });
  listener.serve(createApp(services).fetch, live.upgrade);
  tellLauncher('ready');
  process.stdout.write(`\nMunshi is ready. Open ${openingAddress(env, services.secrets)}\n\n`);
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = openLog(env);
  const stopping = new Stopping(log);
  stopping.onSignals((code) => process.exit(code));
  exitOnUncaughtErrors(log, stopping, (code) => process.exit(code));
  const started = start(env, log, stopping);
  stopping.waitFor(started);
  try {
    await started;
  } catch (error) {
    await stopping.stop();
    throw error;
  }
}

// A log that cannot be written (full disk, closed pipe) must not end the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

try {
  await main();
} catch (error) {
  // A reason that the operator can act on is printed as one sentence; anything else with its stack.
  const stack = error instanceof Error ? error.stack : String(error);
  const known = error instanceof StartupError;
  process.stderr.write(`${known ? error.message : stack}\n`);
  process.exit(known ? NEEDS_OPERATOR : 1);
}
