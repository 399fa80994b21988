// Runs the server in a child process and starts it again when it dies. Plain Node without dependencies.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './install.mjs';

/** The exit code of a server that needs the operator: a wrong setting, a port or a folder in use. */
const EX_CONFIG = 78;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** The server ends within 10 s of a signal on its own; after this time it hangs. */
const STOP_MS = 12_000;

/**
 * Runs `node <args>` until it is asked to stop, and resolves to the exit code for this process.
 *
 * A server that dies is started again, after half a second when it had been ready, otherwise after a delay that doubles
 * up to 30 s. It never gives up. There is one exception: a server that was never ready and ends with `EX_CONFIG`
 * has said in one sentence what to change, and a retry would not help.
 *
 * SIGINT, SIGTERM and SIGHUP are passed on. The server reports `ready`, `stopping` and `failing` over IPC, and stops when
 * the channel closes, so it does not outlive this process.
 */
export async function keepRunning(args) {
  const signals = passSignalsOn();
  // A log that cannot be written (full disk, closed pipe) must not end the launcher.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  let delay = FIRST_DELAY_MS;
  let everReady = false;
  while (!signals.received) {
    const end = await runOnce(args, signals);
    everReady ||= end.ready;
    if (signals.received || end.asked || end.code === 0) return end.code ?? (end.how === 'SIGKILL' ? 1 : 0);
    if (end.code === EX_CONFIG && !everReady) return end.code;
    if (end.ready) delay = FIRST_DELAY_MS;
    say(`the server ended (${end.how}) and starts again in ${delay / 1000} s; saved work is safe`);
    await sleep(delay, undefined, { signal: signals.aborted }).catch(() => undefined);
    delay = Math.min(delay * 2, LONGEST_DELAY_MS);
  }
  return 0;
}

function passSignalsOn() {
  const abort = new AbortController();
  const signals = { received: false, aborted: abort.signal, child: undefined };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      signals.received = true;
      abort.abort();
      stop(signals.child, signal);
    });
  }
  return signals;
}

function runOnce(args, signals) {
  return new Promise((resolve) => {
    const end = { ready: false, asked: false, code: null, how: '' };
    const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    signals.child = child;
    child.on('message', (message) => {
      if (message === 'ready') end.ready = true;
      if (message === 'stopping') end.asked = true;
      if (message === 'stopping' || message === 'failing') killIfItHangs(child);
    });
    child.once('error', (error) => resolve({ ...end, how: error.message }));
    child.once('exit', (code, signal) => resolve({ ...end, code, how: signal ?? `exit code ${code}` }));
  });
}

function stop(child, signal) {
  if (!child) return;
  // Windows has no signals: `kill` would end the child at once, while a closed channel makes it stop in order.
  if (process.platform === 'win32') child.connected && child.disconnect();
  else child.kill(signal);
  killIfItHangs(child);
}

function killIfItHangs(child) {
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.once('exit', () => clearTimeout(late));
}
