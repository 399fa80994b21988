import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import type { Secrets } from '../core/secrets.ts';
import type { Database } from './db/database.ts';
import type { Sessions } from './http/access.ts';
import type { Mailer } from './messaging/email/mailer.ts';
import type { SmsSender } from './messaging/sms/sms.ts';
import type { LibraryEngine } from './search/engine.ts';
import type { FileStorage } from './storage/storage.ts';

/** What the composition root hands to every feature. Tests hand in the same, with fakes only for what is outside. */
export interface Services {
  env: Env;
  log: Logger;
  db: Database;
  storage: FileStorage;
  mailer: Mailer;
  sms: SmsSender;
  library: LibraryEngine;
  sessions: Sessions;
  /** Secrets made at first start and kept under `MUNSHI_DATA` (0600). */
  secrets: Secrets;
  /** Made anew at each start and written to `MUNSHI_DATA/run.json`; opens the ingest route to our own command. */
  ingestToken: string;
  now: () => Date;
}
