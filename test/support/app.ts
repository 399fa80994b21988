import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/core/env.ts';
import { createPasswords } from '#server/features/accounts/passwords/passwords.ts';
import { accessTokensOf, createSessions } from '#server/features/accounts/sessions/authenticate.ts';
import { createConfirmedUser, startSession } from '#server/features/accounts/store.ts';
import { storePlans } from '#server/features/billing/plan-store.ts';
import { AfterResponse } from '#server/platform/http/after-response.ts';
import { EventStreams } from '#server/platform/http/event-stream/event-streams.ts';
import { openSms } from '#server/platform/messaging/sms/open-sms.ts';
import { openLanguageModel } from '#server/platform/models/language/open-language-model.ts';
import { openPayments } from '#server/platform/payments/open-payments.ts';
import { readPlanCatalog } from '#server/platform/payments/plan-catalog.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import { openWebSearch } from '#server/platform/web-search/web-search.ts';
import { type TestDatabase, testDatabase } from './db.ts';

/** A signed-in lawyer of a test: requests carry the access token. */
export interface Lawyer {
  userId: string;
  token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestApp {
  app: ReturnType<typeof createApp>;
  db: TestDatabase;
  services: Services;
  /** A new account with a live session. */
  lawyer(): Promise<Lawyer>;
  close(): Promise<void>;
}

/** A library that holds nothing, for tests that are about something else. */
const emptyLibrary: LibraryEngine = {
  upsert: async () => undefined,
  remove: async () => undefined,
  search: async () => ({ hits: [], total: 0, totalRelation: 'eq' }),
  similar: async () => ({ hits: [], total: 0, totalRelation: 'eq' }),
  ingest: async () => undefined,
  matches: async () => [],
  get: async () => undefined,
  resolveCitations: async () => new Map(),
  citedBy: async () => [],
  judgmentsIn: async () => [],
  refresh: async () => undefined,
  rebuild: async () => undefined,
  rebuildAfter: async () => undefined,
  makeVectorsWith: async () => undefined,
  embeddingsAfter: async () => undefined,
  nearness: async (_, texts) => texts.map(() => 0),
  stats: async () => ({
    documents: 0,
    judgments: 0,
    acts: 0,
    samples: 0,
    summaries: 0,
    courts: [],
    rows: 0,
    segments: 0,
    pending: 0,
    embeddings: { engine: 'none', dimensions: 0, ready: false },
  }),
  ping: async () => undefined,
  close: async () => undefined,
};

/** The whole product in process, on a database and a folder of its own. */
export async function testApp(
  given: { env?: Record<string, string>; library?: LibraryEngine } = {},
): Promise<TestApp> {
  const db = await testDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-app-'));
  const env = readEnv({
    PUBLIC_URL: 'https://munshi.example',
    MUNSHI_DATA: folder,
    // Its tests turn it on; for others it would only take time.
    SENTENCE_MODEL: 'off',
    ...given.env,
  });
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const secrets = {
    hmacKey: crypto.getRandomValues(new Uint8Array(32)),
    // Each has a key id of its own, because the public client keeps the keys of all servers by their ids.
    signingKey: { ...(await exportJWK(privateKey)), kid: randomUUID() },
  };
  const log = pino({ level: 'silent' });
  const plans = readPlanCatalog(env.PLANS_FILE);
  await db.withWorker((tx) => storePlans(tx, plans));
  const billing = { payments: openPayments(env), plans };
  const parts = { env, db, secrets, now: () => new Date(), ...billing };
  const sessions = createSessions(parts);
  const services: Services = {
    ...parts,
    log,
    storage: await openDiskStorage(path.join(folder, 'files')),
    afterResponse: new AfterResponse(log),
    mailer: { send: async () => undefined, post: () => undefined },
    languageModel: openLanguageModel({ ...parts, log }),
    webSearch: openWebSearch(env),
    sms: openSms(env),
    library: given.library ?? emptyLibrary,
    libraryWriter: given.library ?? emptyLibrary,
    sessions,
    eventStreams: new EventStreams({ sessions, log }),
    ingestToken: 'ingest-token-of-this-run',
    stopping: () => false,
  };
  const app = createApp(services, createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }));
  const tokens = accessTokensOf(services);

  return {
    app,
    db,
    services,
    async lawyer() {
      const started = await db.withAccounts(async (tx) => {
        const user = await createConfirmedUser(
          tx,
          { email: `${randomUUID()}@chambers.example`, fullName: 'Test Lawyer' },
          new Date(),
        );
        return startSession(tx, { userId: user.id, method: 'password', browser: false }, new Date());
      });
      if (!started) throw new Error('no session was started');
      const { user, session } = started;
      const subject = {
        userId: user.id,
        sessionId: session.id,
        email: user.email ?? '',
        phone: '',
        aal: session.aal,
        amr: session.amr,
      };
      const { token } = await tokens.sign(subject);
      return {
        userId: started.user.id,
        token,
        call: async (method, url, body, headers = {}) => {
          const raw = body instanceof Uint8Array || typeof body === 'string' || body instanceof FormData;
          return app.request(url, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
          });
        },
      };
    },
    async close() {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
