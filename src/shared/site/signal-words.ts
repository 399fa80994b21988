import type { Signal } from '../contracts/site/server-status.ts';
import { messages } from '../messages/en/operations/server-status.ts';
import { sizeLimit } from '../messages/formats.ts';
import { t } from '../messages/translate.ts';

/** Milliseconds below a second, seconds below two minutes, minutes below two hours, hours below three days, else days. */
function time(seconds: number): string {
  if (seconds < 1) return t(messages.milliseconds, { count: Math.round(seconds * 1000) });
  if (seconds < 120) return t(messages.seconds, { count: Math.round(seconds) });
  if (seconds < 7200) return t(messages.minutes, { count: Math.round(seconds / 60) });
  if (seconds < 3 * 86_400) return t(messages.hours, { count: Math.round(seconds / 3600) });
  return t(messages.days, { count: Math.round(seconds / 86_400) });
}

const TIMES: ReadonlySet<Signal['name']> = new Set([
  'loop',
  'files',
  'webhooks',
  'schedules',
  'backup',
  'certificate',
]);

/** Signals whose value is the age of the oldest that waits. */
const QUEUES: ReadonlySet<Signal['name']> = new Set(['files', 'webhooks', 'schedules']);

function amount(name: Signal['name'], value: number): string {
  if (name === 'disk' || name === 'memory') return sizeLimit(value);
  if (TIMES.has(name)) return time(value);
  if (name === 'requests') return t(messages.failedRequests, { count: value });
  if (name === 'work') return t(messages.pieces, { count: value });
  return t(messages.failures, { count: value });
}

/** The measured value of a signal in words. */
export function valueWords({ name, value }: Signal): string {
  if (value === null) return t(messages.unknown);
  if (name === 'database' || name === 'index') return value === 1 ? t(messages.answers) : t(messages.silent);
  if (name === 'version') return value === 0 ? t(messages.sameVersion) : t(messages.olderVersion);
  if (name === 'certificate' && value <= 0) return t(messages.expired);
  if (QUEUES.has(name) && value === 0) return t(messages.nothingWaits);
  return amount(name, value);
}

/** The value from which a signal is an alert, in words. */
export function limitWords({ name, limit }: Signal): string {
  if (name === 'database' || name === 'index') return t(messages.limitDatabase);
  if (name === 'version') return t(messages.limitVersion);
  if (limit === null) return t(messages.noLimit);
  const words = amount(name, limit);
  return name === 'disk' || name === 'certificate'
    ? t(messages.limitBelow, { amount: words })
    : t(messages.limitFrom, { amount: words });
}
