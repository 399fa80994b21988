import type { Logger } from 'pino';
import { stackFrames } from '../core/loggable-error.ts';
import { errorCode } from '../core/startup-error.ts';
import { notifyLauncher } from './launcher-link.ts';
import type { Shutdown } from './shutdown.ts';

/** Requests in flight and jobs get this long before the rest is dropped. */
const GRACE_MS = 4000;
/** The process ends after this time in any case. A database of ours that still runs is adopted at the next start. */
const LIMIT_MS = 8000;
/** A loop of errors must not fill the log while the server closes. */
const MOST_LOGGED = 5;

/**
 * Ends the process with exit code 1 after an error that nothing caught: the state of the process is unknown from then on.
 * The error is logged without its message, which may quote a user's text. The server takes no more requests, closes, and
 * ends within 8 s. The launcher starts it again.
 */
export function exitOnUncaughtErrors(log: Logger, shutdown: Shutdown, exit: (code: number) => void): void {
  let seen = 0;
  const onError = (error: unknown, origin: string) => {
    seen += 1;
    if (seen <= MOST_LOGGED) {
      log.fatal({ origin, ...withoutMessage(error) }, 'nothing caught an error: the server closes and ends');
    }
    if (seen > 1) return;
    notifyLauncher('failing');
    setTimeout(() => shutdown.hurry(), GRACE_MS);
    setTimeout(() => exit(1), LIMIT_MS);
    void shutdown.stop().then(() => exit(1));
  };
  process.on('uncaughtException', (error) => onError(error, 'uncaughtException'));
  process.on('unhandledRejection', (reason) => onError(reason, 'unhandledRejection'));
}

function withoutMessage(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, code: errorCode(error), stack: stackFrames(error) };
}
