import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { Env } from '../core/env.ts';
import { loggableError } from '../core/loggable-error.ts';

const LEVELS: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'fatal' };
const FRAME = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** Structured logs on standard output, as JSON lines or, with `LOG_PRETTY`, as lines for reading. */
export function openLog({ LOG_LEVEL, LOG_PRETTY }: Pick<Env, 'LOG_LEVEL' | 'LOG_PRETTY'>): Logger {
  const options = {
    level: LOG_LEVEL,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: loggableError },
  };
  return pino(options, {
    write: (line: string) => process.stdout.write(LOG_PRETTY ? formatLogLine(line) : line),
  });
}

/** Formats a log record as one line: the time of day, the level unless it is info, the message, other fields. */
export function formatLogLine(line: string): string {
  const record = JSON.parse(line) as Record<string, unknown>;
  const level = LEVELS[Number(record.level)] ?? '';
  const rest = Object.entries(record)
    .filter(([name]) => !FRAME.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const error = record.err as { message?: string } | undefined;
  if (error?.message) rest.push(`(${error.message})`);
  const words = [String(record.time).slice(11, 19), level === 'info' ? '' : level, record.msg, ...rest];
  return `${words.filter((word) => word !== '' && word !== undefined).join(' ')}\n`;
}
