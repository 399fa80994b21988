import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { type Env, publicOrigin } from '../core/env.ts';
import { openSecrets } from '../core/secrets.ts';
import { shippedPath } from '../core/shipped-path.ts';
import { createSessions } from '../features/accounts/sessions/authenticate.ts';
import { confirmedAddresses } from '../features/accounts/store.ts';
import { sweepAccounts } from '../features/accounts/sweep.ts';
import { followNames } from '../features/conflicts/follow-names.ts';
import { followFiles } from '../features/file-pages/follow-files.ts';
import { sweepOrphans } from '../features/files/sweep.ts';
import { loadSamples } from '../features/library/ingest/samples.ts';
import { sendReminders } from '../features/timeline/reminders.ts';
import { databaseFolder } from '../platform/db/cluster/cluster.ts';
import { openDatabase } from '../platform/db/open.ts';
import { AfterResponse } from '../platform/http/after-response.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openMailer } from '../platform/messaging/email/mailer.ts';
import { openSms } from '../platform/messaging/sms/open-sms.ts';
import type { Services } from '../platform/services.ts';
import { openStorage } from '../platform/storage/open.ts';
import type { DataFolder } from './data-folder.ts';
import { openLibraryIndex } from './library-index.ts';
import type { Shutdown } from './shutdown.ts';

const HOURLY = '17 * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Opens every service that features need, in order, and registers with `shutdown` how each is closed. */
export async function openServices(
  env: Env,
  folder: DataFolder,
  log: Logger,
  shutdown: Shutdown,
): Promise<Services> {
  const now = () => new Date();
  const secrets = await openSecrets(folder.path, existsSync(databaseFolder(folder.path)));
  const db = await openDatabase(env, secrets, log);
  shutdown.add({ name: 'database', run: () => db.close(), needed: true });
  const storage = await openStorage(env);
  const afterResponse = new AfterResponse(log);
  shutdown.add({ name: 'work after responses', run: () => afterResponse.drain() });
  const mailer = openMailer(env, afterResponse);
  const sms = openSms(env);
  const library = await openLibraryIndex(env, log);
  shutdown.add({ name: 'library', run: () => library.close(), needed: true });
  const sessions = createSessions({ db, env, secrets, now });
  const { ingestToken } = folder;
  const services = {
    env,
    log,
    db,
    storage,
    afterResponse,
    mailer,
    sms,
    library,
    sessions,
    secrets,
    ingestToken,
    now,
  };
  await startJobs(services, shutdown);
  const reading = await followFiles(services);
  shutdown.add({ name: 'reading of files', run: () => reading.stop() });
  const names = followNames(services);
  shutdown.add({ name: 'folding of names', run: () => names.stop() });
  const samples = await loadSamples(services, shippedPath('library'));
  if (samples > 0) log.info({ samples }, 'loaded the sample library');
  return services;
}

async function startJobs(services: Services, shutdown: Shutdown): Promise<void> {
  const { db, log, now } = services;
  const jobs = await openJobs(db.workerUrl, log);
  shutdown.add({ name: 'jobs', run: () => jobs.stop() });
  await jobs.every('sweep', HOURLY, 30, async () => {
    await db.withAccounts((tx) => sweepAccounts(tx, now()));
    await sweepOrphans(services);
  });
  const addresses = (ids: readonly string[]) => db.withAccounts((tx) => confirmedAddresses(tx, ids));
  await jobs.every('reminders', EVERY_TEN_MINUTES, 10, async () => {
    await sendReminders(services, addresses, publicOrigin(services.env));
  });
}
