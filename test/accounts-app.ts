import { OpenAPIHono } from '@hono/zod-openapi';
import { exportJWK, generateKeyPair } from 'jose';
import { pino } from 'pino';
import { type Env, readEnv } from '#server/env.ts';
import { createPasswords, type Passwords } from '#server/features/accounts/passwords/passwords.ts';
import { accountsRoutes } from '#server/features/accounts/routes.ts';
import { createSessions } from '#server/features/accounts/sessions.ts';
import type { AppEnv } from '#server/platform/access.ts';
import { problemResponse } from '#server/platform/http/problem-response.ts';
import { requestContext } from '#server/platform/http/request-context.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { withPost } from '#server/platform/mail/mailer.ts';
import type { Secrets, Services } from '#server/platform/services.ts';
import type { SmsMessage, SmsNotice, SmsSender } from '#server/platform/sms/sms.ts';
import type { AuthSession } from '#shared/accounts.ts';
import { type TestDatabase, testDatabase } from './db.ts';

export const ORIGIN = 'https://munshi.example';
export const PASSWORD = 'Vakalatnama#1';

/** Argon2 at its least, so that tests of everything else are quick. */
const cheap = () => createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

export interface AccountsApp {
  app: OpenAPIHono<AppEnv>;
  services: Services;
  db: TestDatabase;
  secrets: Secrets;
  /** What was mailed, oldest first; `settled` waits for what was posted. */
  mails: Mail[];
  settled(): Promise<Mail[]>;
  /** The codes that were sent by SMS, oldest first. */
  texts: SmsMessage[];
  /** News of an account that were sent by SMS, oldest first. */
  notices: SmsNotice[];
  logs: string[];
  clock: { advance(ms: number): void };
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Response>;
  /** Another process on the same database. */
  restart(): AccountsApp;
  signUp(email: string, password?: string): Promise<void>;
  signIn(email: string, options?: CallOptions): Promise<AuthSession>;
  /** Signed up, confirmed by mail and signed in. */
  member(email: string, options?: CallOptions): Promise<AuthSession>;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  address?: string;
}

interface Given {
  env?: Record<string, string>;
  passwords?: Passwords;
  /** A sender of the test's own; without it `texts` collects. */
  sms?: SmsSender;
}

/** `/auth/v1` as the product composes it, in process, on a database of its own, with a clock that tests move. */
export async function accountsApp(given: Given = {}): Promise<AccountsApp> {
  const db = await testDatabase();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const secrets: Secrets = {
    hmacKey: crypto.getRandomValues(new Uint8Array(32)),
    signingKey: { ...(await exportJWK(privateKey)), kid: 'test' },
  };
  return compose(db, secrets, { time: Date.now() }, given);
}

function compose(db: TestDatabase, secrets: Secrets, clock: { time: number }, given: Given): AccountsApp {
  const env: Env = readEnv({ PUBLIC_URL: ORIGIN, MUNSHI_DATA: '/nonexistent', ...given.env });
  const mails: Mail[] = [];
  const texts: SmsMessage[] = [];
  const notices: SmsNotice[] = [];
  const logs: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logs.push(line) });
  const parts = { env, log, db, secrets, now: () => new Date(clock.time) };
  const mailer = withPost(async (mail) => void mails.push(mail), log);
  const sms: SmsSender = given.sms ?? {
    provider: 'outbox',
    send: async (text) => void texts.push(text),
    notify: async (notice) => void notices.push(notice),
  };
  const services = { ...parts, mailer, sms, sessions: createSessions(parts) } as unknown as Services;
  const app = new OpenAPIHono<AppEnv>();
  app.onError(problemResponse(log));
  app.use(requestContext(log, ['local']));
  app.route('/auth/v1', accountsRoutes(services, given.passwords ?? cheap()));

  const call: AccountsApp['call'] = async (method, path, body, { token, headers = {}, address } = {}) =>
    app.request(`/auth/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const settled = async () => {
    await mailer.drain();
    return mails;
  };
  const signUp = async (email: string, password = PASSWORD) => {
    const answer = await call('POST', '/signup', { email, password, data: { full_name: 'Asha Rao' } });
    if (answer.status !== 200) throw new Error(await answer.text());
  };
  const signIn = async (email: string, options?: CallOptions) => {
    const answer = await call('POST', '/token?grant_type=password', { email, password: PASSWORD }, options);
    if (answer.status !== 200) throw new Error(await answer.text());
    return (await answer.json()) as AuthSession;
  };
  return {
    app,
    services,
    db,
    secrets,
    mails,
    texts,
    notices,
    settled,
    logs,
    clock: {
      advance: (ms) => {
        clock.time += ms;
      },
    },
    call,
    restart: () => compose(db, secrets, clock, given),
    signUp,
    signIn,
    member: async (email, options) => {
      await signUp(email);
      await call('GET', linkIn((await settled()).at(-1)));
      return signIn(email, options);
    },
  };
}

/** The `/verify?…` of a mail, below `/auth/v1`. */
export function linkIn(mail: Mail | undefined): string {
  const link = /https?:\/\/\S+\/auth\/v1(\/verify\S+)/.exec(mail?.text ?? '')?.[1];
  if (!link) throw new Error('the mail holds no link');
  return link;
}
