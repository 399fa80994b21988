import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import { distance } from '#law/parties/near-words.ts';
import { type Env, envSchema, publicOrigin } from '#server/core/env.ts';
import { isLoopback } from '#server/core/loopback.ts';
import { readPlanCatalog } from '#server/platform/payments/plan-catalog.ts';
import { messages } from '#shared/messages/en/operations/doctor.ts';
import { formatList } from '#shared/messages/formats.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const KNOWN = Object.keys(envSchema.shape);
/** Shorter names are near to too many others. */
const LEAST_NAME = 7;
const MOST_SLIPS = 2;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Problems of values that a start accepts, each with its remedy. Errors: those of the file of plans. */
export function settingProblems(env: Env, variables: Variables): Sentence[] {
  readPlanCatalog(env.PLANS_FILE);
  const check: [boolean, () => Sentence][] = [
    ...addressChecks(env),
    ...messageChecks(env),
    [
      env.STORAGE === 'disk' && env.S3_BUCKET !== undefined,
      () => sentenceOf(messages.withoutEffect, { name: 'S3_BUCKET', needed: 'STORAGE=s3' }),
    ],
    [
      env.RAZORPAY_KEY_ID !== undefined && env.RAZORPAY_WEBHOOK_SECRET === undefined,
      () => sentenceOf(messages.noWebhook),
    ],
    [
      env.RAZORPAY_WEBHOOK_SECRET !== undefined && env.RAZORPAY_KEY_ID === undefined,
      () =>
        sentenceOf(messages.withoutEffect, { name: 'RAZORPAY_WEBHOOK_SECRET', needed: 'RAZORPAY_KEY_ID' }),
    ],
  ];
  const wrong = check.filter(([applies]) => applies).map(([, sentence]) => sentence());
  return [...wrong, ...misspelt(variables)];
}

const isPublic = (env: Env) => !isLoopback(new URL(publicOrigin(env)).hostname.replace(/^\[|\]$/gu, ''));

function addressChecks(env: Env): [boolean, () => Sentence][] {
  const { PUBLIC_URL: url, TRUSTED_PROXIES: proxies, ALLOWED_REDIRECTS: redirects } = env;
  const https = publicOrigin(env).startsWith('https:');
  const notProxies = proxies.filter((proxy) => isIP(proxy) === 0);
  const notRedirects = redirects.filter((one) => !URL.canParse(one));
  return [
    [isPublic(env) && !https, () => sentenceOf(messages.notHttps, { origin: publicOrigin(env) })],
    [!isLoopback(env.HOST) && url === undefined, () => sentenceOf(messages.noPublicUrl, { host: env.HOST })],
    [url !== undefined && new URL(url).pathname !== '/', () => sentenceOf(messages.publicUrlWithPath)],
    [https && isLoopback(env.HOST) && proxies.length === 0, () => sentenceOf(messages.noProxies)],
    [
      notProxies.length > 0,
      () =>
        sentenceOf(messages.notAddresses, {
          name: 'TRUSTED_PROXIES',
          values: formatList(notProxies),
          form: '10.0.0.5',
        }),
    ],
    [
      notRedirects.length > 0,
      () =>
        sentenceOf(messages.notAddresses, {
          name: 'ALLOWED_REDIRECTS',
          values: formatList(notRedirects),
          form: 'https://app.example.com',
        }),
    ],
  ];
}

function messageChecks(env: Env): [boolean, () => Sentence][] {
  const notEmails = env.OPERATORS.filter((one) => !EMAIL.test(one));
  return [
    [isPublic(env) && env.SMTP_URL === undefined, () => sentenceOf(messages.noMailServer)],
    [
      env.SMTP_URL !== undefined && env.MAIL_FROM === envSchema.shape.MAIL_FROM.parse(undefined),
      () => sentenceOf(messages.noSender, { sender: env.MAIL_FROM }),
    ],
    [isPublic(env) && env.OPERATORS.length === 0, () => sentenceOf(messages.noOperators)],
    [
      notEmails.length > 0,
      () =>
        sentenceOf(messages.notAddresses, {
          name: 'OPERATORS',
          values: formatList(notEmails),
          form: 'clerk@chambers.example',
        }),
    ],
    [
      env.MSG91_AUTH_KEY !== undefined && env.TWILIO_ACCOUNT_SID !== undefined,
      () => sentenceOf(messages.twoSmsProviders),
    ],
  ];
}

/** Variables that differ from a setting by a letter or two. */
function misspelt(variables: Variables): Sentence[] {
  const unknown = Object.keys(variables).filter((name) => name.length >= LEAST_NAME && !KNOWN.includes(name));
  return unknown.flatMap((name) => {
    const setting = KNOWN.find(
      (known) =>
        known.length >= LEAST_NAME &&
        variables[known] === undefined &&
        Math.abs(known.length - name.length) <= MOST_SLIPS &&
        distance(name, known, false) <= MOST_SLIPS,
    );
    return setting ? [sentenceOf(messages.misspelt, { name, setting })] : [];
  });
}

/** Settings of a file `.env` that this process does not have: Munshi reads the environment only. */
export function unreadSettings(envFile: string, variables: Variables): string[] {
  const given = parseEnv(envFile);
  return KNOWN.filter((name) => given[name] !== undefined && given[name] !== (variables[name] ?? ''));
}
