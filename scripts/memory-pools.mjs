// Plain Node without dependencies.
import { spawn } from 'node:child_process';

/**
 * On Linux each thread gets pools of memory of its own, which keep what is freed in them: an ingest took a fifth more. Two are
 * enough. A process reads this setting of the C library when it begins. Returns true where it was set before.
 */
export function limitPools() {
  const known = process.env.MALLOC_ARENA_MAX !== undefined;
  process.env.MALLOC_ARENA_MAX ??= '2';
  return known;
}

/** Runs the script of this process, with its arguments, in another process. Resolves to its exit code. */
export function runAgain() {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both; only what is sent to this process alone is passed on.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
