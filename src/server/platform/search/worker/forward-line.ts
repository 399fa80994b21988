import type { Logger } from 'pino';

const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' } as const;

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
}

/** The log's serialiser takes errors apart once more, so that a logged one becomes an error again. */
function revived({ type, message, stack, code }: LoggedError): Error {
  const error = Object.assign(new Error(message), { name: type }, code === undefined ? {} : { code });
  error.stack = `${type}: ${message}\n${stack ?? ''}`;
  return error;
}

/** Writes a line that another thread logged. */
export function forwardLine(log: Logger, line: string): void {
  const {
    level,
    time: _time,
    pid: _pid,
    hostname: _hostname,
    msg,
    err,
    ...fields
  } = JSON.parse(line) as {
    level: keyof typeof LEVELS;
    msg?: string;
    err?: LoggedError;
    [field: string]: unknown;
  };
  const error = err ? { err: revived(err) } : {};
  log[LEVELS[level]]({ ...fields, ...error }, msg);
}
