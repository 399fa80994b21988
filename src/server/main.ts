import type { Logger } from 'pino';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { t } from '#shared/messages/translate.ts';
import { createApp, RESOURCES } from './app.ts';
import { openDataFolder } from './boot/data-folder.ts';
import { EX_CONFIG, notifyLauncher } from './boot/launcher-link.ts';
import { listen } from './boot/listen.ts';
import { openLog } from './boot/log.ts';
import { openServices } from './boot/open-services.ts';
import { Shutdown } from './boot/shutdown.ts';
import { exitOnUncaughtErrors } from './boot/uncaught-errors.ts';
import { type Env, readEnv } from './core/env.ts';
import { StartupError } from './core/startup-error.ts';
import { startUrl } from './platform/http/local-only.ts';
import { startTraces } from './platform/monitoring/traces.ts';
import { openRealtime } from './platform/realtime/realtime.ts';

/** Requests in flight get this long to finish. */
const GRACE_MS = 3000;
/** Open WebSockets get this long to close. */
const LIVE_GRACE_MS = 1000;
/** Producers of event streams get this long to keep what they sent. */
const STREAMS_GRACE_MS = 2500;

async function start(given: Env, log: Logger, shutdown: Shutdown): Promise<void> {
  const folder = await openDataFolder(given.MUNSHI_DATA, given.HOST);
  shutdown.add({ name: 'data folder', run: () => folder.release(), needed: true });
  const listener = await listen(given.HOST, given.PORT);
  await folder.announce(listener.port);
  const env = { ...given, PORT: listener.port };
  const endTraces = await startTraces(env);
  shutdown.add({ name: 'traces', run: endTraces });
  const services = await openServices(env, folder, log, shutdown);
  shutdown.add({ name: 'requests', run: () => listener.close(GRACE_MS) });
  const live = openRealtime(services, RESOURCES);
  const closeLive = () =>
    Promise.all([live.close(LIVE_GRACE_MS), services.eventStreams.close(STREAMS_GRACE_MS)]);
  shutdown.add({ name: 'live connections', run: closeLive });
  shutdown.add({ name: 'requests that still come', run: () => listener.drain(env.DRAIN_SECONDS * 1000) });
  listener.serve(createApp(services).fetch, live.upgrade);
  notifyLauncher('ready');
  process.stdout.write(`\n${t(messages.ready, { address: startUrl(env, services.secrets) })}\n\n`);
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = openLog(env);
  const shutdown = new Shutdown(log);
  shutdown.onSignals((code) => process.exit(code));
  exitOnUncaughtErrors(log, shutdown, (code) => process.exit(code));
  const started = start(env, log, shutdown);
  shutdown.waitFor(started);
  try {
    await started;
  } catch (error) {
    await shutdown.stop();
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
  process.exit(known ? EX_CONFIG : 1);
}
