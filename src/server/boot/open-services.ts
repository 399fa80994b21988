import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { ProblemError } from '#shared/errors.ts';
import type { Env } from '../core/env.ts';
import { loadLanguages } from '../core/language.ts';
import { openSecrets } from '../core/secrets.ts';
import { shippedPath } from '../core/shipped-path.ts';
import { createSessions } from '../features/accounts/sessions/authenticate.ts';
import { storePlans } from '../features/billing/plan-store.ts';
import { modelOutcomes } from '../features/language-model/outcomes.ts';
import { loadSamples } from '../features/library/ingest/samples.ts';
import { databaseFolder } from '../platform/db/cluster/cluster.ts';
import { openDatabase } from '../platform/db/open.ts';
import { AfterResponse } from '../platform/http/after-response.ts';
import { EventStreams } from '../platform/http/event-stream/event-streams.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openMailer } from '../platform/messaging/email/mailer.ts';
import { openSms } from '../platform/messaging/sms/open-sms.ts';
import {
  learnedEndpoint,
  modelSettings,
  openLanguageModel,
} from '../platform/models/language/open-language-model.ts';
import { probeEndpoint } from '../platform/models/provider/probe.ts';
import { countOutcome } from '../platform/monitoring/counters.ts';
import { openPayments } from '../platform/payments/open-payments.ts';
import type { Payments } from '../platform/payments/payments.ts';
import { readPlanCatalog } from '../platform/payments/plan-catalog.ts';
import { startTestPayments } from '../platform/payments/test-server/test-payments.ts';
import type { Services } from '../platform/services.ts';
import { openStorage } from '../platform/storage/open.ts';
import { openWebSearch } from '../platform/web-search/web-search.ts';
import type { DataFolder } from './data-folder.ts';
import { FEATURE_JOBS } from './feature-jobs.ts';
import { openLibraryIndex } from './library-index.ts';
import type { Shutdown } from './shutdown.ts';
import { beforeUpgrade } from './upgrade-backup.ts';

/** Razorpay, our own test server, or nothing. */
async function paymentsOf(
  env: Env,
  folder: DataFolder,
  log: Logger,
  shutdown: Shutdown,
): Promise<Payments | undefined> {
  if (env.PAYMENTS !== 'test') return openPayments(env);
  const origin = `http://127.0.0.1:${env.PORT}`;
  const test = await startTestPayments({ folder: folder.path, origin, log });
  shutdown.add({ name: 'test payments', run: () => test.close() });
  return test;
}

/** Counts each call of the model for the metrics too. */
const counted =
  (hear: ReturnType<typeof modelOutcomes>): typeof hear =>
  (error) => {
    countOutcome('model', error !== undefined);
    hear(error);
  };

/** Opens every service that features need, in order, and registers with `shutdown` how each is closed. */
export async function openServices(
  env: Env,
  folder: DataFolder,
  log: Logger,
  shutdown: Shutdown,
): Promise<Services> {
  await loadLanguages();
  const now = () => new Date();
  const secrets = await openSecrets(folder.path, existsSync(databaseFolder(folder.path)));
  const db = await openDatabase(env, secrets, log, beforeUpgrade(env, process.stdout, now()));
  shutdown.add({ name: 'database', run: () => db.close(), needed: true });
  const storage = await openStorage(env);
  const afterResponse = new AfterResponse(log);
  shutdown.add({ name: 'work after responses', run: () => afterResponse.drain() });
  const mailer = openMailer(env, afterResponse);
  const sms = openSms(env);
  const plans = readPlanCatalog(env.PLANS_FILE);
  await db.withWorker((tx) => storePlans(tx, plans));
  const payments = await paymentsOf(env, folder, log, shutdown);
  const learned = learnedEndpoint(env);
  const languageModel = openLanguageModel(
    { db, env, now, log, payments, plans },
    { learned, heard: counted(modelOutcomes({ db, env, mailer, now })) },
  );
  const model = modelSettings(env);
  if (model) {
    const stopping = new AbortController();
    void probeEndpoint(model.endpoint, learned, log, stopping.signal);
    shutdown.add({ name: 'language model', run: async () => stopping.abort() });
  }
  const library = await openLibraryIndex(env, log);
  shutdown.add({ name: 'library', run: () => library.close(), needed: true });
  const sessions = createSessions({ db, env, secrets, now });
  const eventStreams = new EventStreams({ sessions, log });
  const { ingestToken } = folder;
  const services = {
    env,
    log,
    db,
    storage,
    afterResponse,
    eventStreams,
    mailer,
    sms,
    languageModel,
    webSearch: openWebSearch(env),
    payments,
    plans,
    library,
    libraryWriter: library,
    sessions,
    secrets,
    ingestToken,
    now,
    stopping: () => shutdown.stopping,
  };
  const jobs = await openJobs(
    services,
    FEATURE_JOBS.map((declare) => declare(services)),
  );
  shutdown.add({ name: 'jobs', run: () => jobs.stop() });
  const samples = await loadSamples(services, shippedPath('library')).catch((error: unknown) => {
    // A cluster may be away; cases, files and drafts do not need it, and the next start loads the samples.
    if (env.OPENSEARCH_URL === undefined || !(error instanceof ProblemError)) throw error;
    log.warn({ err: error }, 'the sample library could not be loaded');
    return 0;
  });
  if (samples > 0) log.info({ samples }, 'loaded the sample library');
  return services;
}
