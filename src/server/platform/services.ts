import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import type { Secrets } from '../core/secrets.ts';
import type { Database } from './db/database.ts';
import type { Sessions } from './http/access.ts';
import type { AfterResponse } from './http/after-response.ts';
import type { EventStreams } from './http/event-stream/event-streams.ts';
import type { Mailer } from './messaging/email/mailer.ts';
import type { SmsSender } from './messaging/sms/sms.ts';
import type { BudgetedModel, Purpose } from './models/language/language-model.ts';
import type { Payments } from './payments/payments.ts';
import type { PlanCatalog } from './payments/plan-catalog.ts';
import type { LibraryReader, LibraryWriter } from './search/engine.ts';
import type { FileStorage } from './storage/storage.ts';
import type { WebSearch } from './web-search/web-search.ts';

/** The services that every feature gets from the composition root. Tests fake external services only. */
export interface Services {
  env: Env;
  log: Logger;
  db: Database;
  storage: FileStorage;
  afterResponse: AfterResponse;
  eventStreams: EventStreams;
  mailer: Mailer;
  sms: SmsSender;
  /** The language model for a purpose; undefined when the settings name none. */
  languageModel: ((purpose: Purpose) => BudgetedModel) | undefined;
  /** The search engine of the web; undefined when the settings name none. */
  webSearch: WebSearch | undefined;
  /** The payment provider; undefined when nothing is for sale. */
  payments: Payments | undefined;
  /** The plans, and the seller on invoices. */
  plans: PlanCatalog;
  library: LibraryReader;
  libraryWriter: LibraryWriter;
  sessions: Sessions;
  /** Secrets created at the first start and stored under `MUNSHI_DATA` (0600). */
  secrets: Secrets;
  /** New at each start and written to `MUNSHI_DATA/run.json`; authenticates our own commands. */
  ingestToken: string;
  now: () => Date;
  /** True when this server is about to end and takes no further work. */
  stopping: () => boolean;
}
