import type { Env } from '#server/core/env.ts';
import { errorCode } from '#server/core/startup-error.ts';
import { checkMailServer } from '#server/platform/messaging/email/mailer.ts';
import { messages } from '#shared/messages/en/operations/doctor.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type Finding, good, wrong } from './findings.ts';

/** Milliseconds that each endpoint gets. */
const WITHIN_MS = 8000;

const UNAUTHORISED = [401, 403];
const SERVER_ERROR = 500;

/** An endpoint of the settings and a question to it that costs nothing. */
interface Endpoint {
  what: string;
  /** The settings to look at when it does not answer, or refuses. */
  settings: string;
  url: string;
  authorization?: string | undefined;
  /** The question does not try the key: any answer below 500 shows that the endpoint is there. */
  keyUntried?: true;
  /** Answers that are as good as a 2xx: the endpoint has no list, and takes the key. */
  fine?: readonly number[];
}

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const bearer = (key: string | undefined) => (key === undefined ? undefined : `Bearer ${key}`);
const below = (base: string, path: string) => `${base.replace(/\/+$/u, '')}${path}`;
/** OpenAI-compatible servers without a list of their models. */
const WITHOUT_LIST = [404, 405, 501];

/** Endpoints that the settings name. */
function endpointsOf(env: Env): Endpoint[] {
  const found: Endpoint[] = [];
  if (env.MODEL_URL && env.MODEL_NAME)
    found.push({
      what: 'MODEL_URL',
      settings: 'MODEL_URL, MODEL_API_KEY',
      url: below(env.MODEL_URL, '/models'),
      authorization: bearer(env.MODEL_API_KEY),
      fine: WITHOUT_LIST,
    });
  if (env.EMBEDDINGS_URL && env.EMBEDDINGS_MODEL)
    found.push({
      what: 'EMBEDDINGS_URL',
      settings: 'EMBEDDINGS_URL, EMBEDDINGS_API_KEY',
      url: below(env.EMBEDDINGS_URL, '/models'),
      authorization: bearer(env.EMBEDDINGS_API_KEY),
      fine: WITHOUT_LIST,
    });
  if (env.WEB_SEARCH_URL)
    found.push({
      what: 'WEB_SEARCH_URL',
      settings: 'WEB_SEARCH_URL',
      url: new URL(env.WEB_SEARCH_URL).origin,
      keyUntried: true,
    });
  if (env.GOOGLE_CLIENT_ID)
    found.push({
      what: 'Google',
      settings: 'GOOGLE_ISSUER',
      url: below(env.GOOGLE_ISSUER, '/.well-known/openid-configuration'),
    });
  if (env.OIDC_ISSUER)
    found.push({
      what: env.OIDC_NAME ?? 'OpenID',
      settings: 'OIDC_ISSUER',
      url: below(env.OIDC_ISSUER, '/.well-known/openid-configuration'),
    });
  return [...found, ...providersOf(env)];
}

function providersOf(env: Env): Endpoint[] {
  const found: Endpoint[] = [];
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = env;
  if (env.MSG91_AUTH_KEY)
    found.push({
      what: 'MSG91',
      settings: 'MSG91_URL',
      url: new URL(env.MSG91_URL).origin,
      keyUntried: true,
    });
  else if (sid && token)
    found.push({
      what: 'Twilio',
      settings: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN',
      url: new URL(`/2010-04-01/Accounts/${sid}.json`, env.TWILIO_URL).href,
      authorization: basic(sid, token),
    });
  if (env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET)
    found.push({
      what: 'Razorpay',
      settings: 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET',
      url: `${new URL(env.RAZORPAY_URL).origin}/v1/plans?count=1`,
      authorization: basic(env.RAZORPAY_KEY_ID, env.RAZORPAY_KEY_SECRET),
    });
  return found;
}

/** Everything outside that the settings name, asked at the same time. Nothing is sent and nothing is charged. */
export function checkEndpoints(env: Env, withinMs = WITHIN_MS): Promise<Finding[]> {
  const mail = env.SMTP_URL ? [checkMail(env.SMTP_URL, withinMs)] : [];
  return Promise.all([...mail, ...endpointsOf(env).map((endpoint) => ask(endpoint, withinMs))]);
}

async function checkMail(url: string, withinMs: number): Promise<Finding> {
  const address = new URL(url).host;
  try {
    await checkMailServer(url, withinMs);
    return good(sentenceOf(messages.mailGood, { address }));
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'EAUTH') return wrong(sentenceOf(messages.mailRefused, { address }));
    return wrong(
      sentenceOf(messages.unreachable, { what: 'SMTP_URL', address, reason: code, settings: 'SMTP_URL' }),
    );
  }
}

async function ask(
  { what, settings, url, authorization, keyUntried, fine = [] }: Endpoint,
  withinMs: number,
) {
  const address = new URL(url).host;
  try {
    const answer = await fetch(url, {
      ...(authorization === undefined ? {} : { headers: { authorization } }),
      // A redirect would take the key along.
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    await answer.body?.cancel();
    const { status } = answer;
    if (keyUntried && status < SERVER_ERROR) return good(sentenceOf(messages.reachedOnly, { what, address }));
    if (answer.ok || fine.includes(status)) return good(sentenceOf(messages.reached, { what, address }));
    const said = UNAUTHORISED.includes(status) ? messages.keyRefused : messages.answersWrong;
    return wrong(sentenceOf(said, { what, address, status: String(status), settings }));
  } catch (error) {
    return wrong(sentenceOf(messages.unreachable, { what, address, reason: reasonOf(error), settings }));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return errorCode(error.cause) ?? error.name;
}
