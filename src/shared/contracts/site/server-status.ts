import { z } from 'zod';

/** Values that a server measures of itself and warns about, in the order of the page. */
export const SIGNALS = [
  'database',
  'version',
  'index',
  'disk',
  'memory',
  'loop',
  'requests',
  'work',
  'files',
  'webhooks',
  'schedules',
  'backup',
  'certificate',
  'mail',
  'sms',
  'model',
  'payments',
] as const;
export type SignalName = (typeof SIGNALS)[number];

/**
 * One measured value. Units: bytes (`disk`, `memory`), seconds (`loop`, and the age of the oldest that waits: `files`,
 * `webhooks`, `schedules`; of the last good `backup`; left for the `certificate`), failures in a row (`mail`, `sms`, `model`,
 * `payments`), requests that failed within 15 minutes (`requests`), pieces of work (`work`), 1 or 0 (`database`, `index`), changes of
 * the database that this server does not know (`version`).
 */
export const signal = z.object({
  name: z.enum(SIGNALS),
  /** Null where it cannot be measured now. */
  value: z.number().nullable(),
  /** The operators get an email at this value; null where no alert is set. */
  limit: z.number().nullable(),
  alert: z.boolean(),
});
export type Signal = z.infer<typeof signal>;

/** `GET /functions/v1/server-status`, for operators. */
export const serverStatus = z.object({
  signals: z.array(signal),
  documents: z.int().nullable(),
  /** Email addresses that alerts go to. */
  operators: z.int(),
});
export type ServerStatus = z.infer<typeof serverStatus>;
