import path from 'node:path';
import { z } from 'zod';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { isLoopback, isSecureOrLoopback } from './loopback.ts';
import { embeddingSettings, modelLimits } from './model-settings.ts';
import {
  alertSettings,
  backupSettings,
  filingSettings,
  grievanceSettings,
  inboundMailSettings,
  retentionSettings,
} from './operation-settings.ts';
import { requireWholeGroups, settingProblem, unusable } from './setting-problem.ts';

const address = (protocol: RegExp, schemes: string[]) =>
  z.url({
    protocol,
    error: () => t(messages.giveAddress, { schemes: formatList(schemes, 'disjunction') }),
  });

const webAddress = () => address(/^https?$/, ['http://', 'https://']);

const httpsAddress = () => webAddress().refine(isSecureOrLoopback, { error: () => t(messages.giveHttps) });

/** An origin as browsers write it; one with a wildcard would be compared as a text and match nothing. */
const isOrigin = (text: string) =>
  isSecureOrLoopback(text) && new URL(text).origin === text && !text.includes('*');

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Every setting of the server. `.env.example` is generated from this schema, so each setting has a description. */
export const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port the server listens on'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on; anything but a loopback address opens the server to the network'),
  MUNSHI_DATA: z
    .string()
    .min(1)
    .default('data')
    .describe('Folder for the database, the files, the index and the outbox'),
  DATABASE_URL: address(/^postgres(ql)?$/, ['postgresql://'])
    .optional()
    .describe(
      'PostgreSQL 16 or newer, as the role that owns the schema; unset: our own PostgreSQL under MUNSHI_DATA',
    ),
  PUBLIC_URL: webAddress()
    .optional()
    .describe('Address at which users open the product; unset: http://HOST:PORT'),
  ALLOWED_REDIRECTS: z
    .string()
    .default('')
    .describe('Further origins to which a mail link may lead, separated by commas'),
  ALLOWED_ORIGINS: z
    .string()
    .prefault('')
    .transform(list)
    .pipe(z.array(z.string().refine(isOrigin, { error: () => t(messages.giveOrigin) })))
    .describe(
      'Origins of other sites whose pages may call the API, such as https://app.example.com, separated by commas; unset: none',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .describe('Addresses of proxies whose X-Forwarded-For is believed, separated by commas'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3)
    .default(0)
    .describe(
      'Seconds for which a server that stops still answers while /readyz says no, so that a proxy sends requests to another; 0 to 3',
    ),
  SMTP_URL: address(/^smtps?$/, ['smtp://', 'smtps://'])
    .optional()
    .describe('Mail server, as smtp://user:password@host:port; unset: mail is written to MUNSHI_DATA/outbox'),
  MAIL_FROM: z.string().default('Munshi <munshi@localhost>').describe('Sender of the mail'),
  METRICS_TOKEN: z
    .string()
    .min(20)
    .optional()
    .describe('Bearer token for /metrics; unset: /metrics answers over loopback only'),
  ...inboundMailSettings,
  ...alertSettings,
  ...grievanceSettings,
  ...backupSettings,
  ...filingSettings,
  ...retentionSettings,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress()
    .optional()
    .describe(
      'OpenTelemetry receiver of traces (OTLP over HTTP), such as http://127.0.0.1:4318; unset: no traces',
    ),
  OPERATORS: z
    .string()
    .default('')
    .describe('Email addresses of those who run this server and get its warnings, separated by commas'),
  CONTACT_EMAIL: z
    .email({ error: () => t(messages.giveEmail) })
    .optional()
    .describe('Email address that gets what visitors write; unset: OPERATORS'),
  MSG91_AUTH_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Codes are sent by SMS through MSG91 with this key; unset: Twilio, else MUNSHI_DATA/outbox'),
  MSG91_TEMPLATE_ID: z
    .string()
    .min(1)
    .optional()
    .describe('MSG91: the flow of the DLT-approved template, whose variables are ##OTP## and ##MINUTES##'),
  MSG91_NOTICE_TEMPLATE_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'MSG91: the flow of a template with the variable ##WHAT##, for notices of a new sign-in or a changed password to users without email; unset: no notices',
    ),
  MSG91_INVITATION_TEMPLATE_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'MSG91: the flow of a template for invitations, which ends with the address of the page /invitation, ?token= and the variables ##TOKEN1####TOKEN2##; unset: no invitations by SMS',
    ),
  MSG91_CLIENT_TEMPLATE_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'MSG91: the flow of a DLT-approved template for clients of lawyers, with the variables ##CASE## and ##DATE##; unset: no messages to clients by SMS',
    ),
  MSG91_URL: httpsAddress().default('https://control.msg91.com').describe('MSG91: where its API is'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w+$/, { error: () => t(messages.giveTwilioAccount) })
    .optional()
    .describe('Codes are sent by SMS through this Twilio account'),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional().describe('Twilio: the token of the account'),
  TWILIO_FROM: z
    .string()
    .min(1)
    .optional()
    .describe('Twilio: the sender, a number, a sender name, or a messaging service (MG…)'),
  TWILIO_URL: httpsAddress().default('https://api.twilio.com').describe('Twilio: where its API is'),
  SMS_DAILY_BUDGET: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('How many messages may be sent by SMS within 24 hours'),
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Sign-in with Google: the client, registered with PUBLIC_URL/auth/v1/callback; unset: not offered',
    ),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Google: the secret of the client'),
  GOOGLE_ISSUER: httpsAddress()
    .default('https://accounts.google.com')
    .describe('Google: the OpenID provider; plain http only on a loopback address'),
  OIDC_ISSUER: httpsAddress()
    .optional()
    .describe(
      'Sign-in with any other OpenID provider: its issuer, at which PUBLIC_URL/auth/v1/callback is registered; unset: not offered',
    ),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('OpenID provider: the client'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('OpenID provider: the secret of the client'),
  OIDC_NAME: z.string().min(1).max(40).optional().describe('OpenID provider: its name on the button'),
  OIDC_ICON: z.string().min(1).optional().describe('OpenID provider: an SVG or PNG file beside its name'),
  OIDC_EMAILS_VERIFIED: flag
    .default(false)
    .describe(
      'OpenID provider: true where it gives only addresses that it has verified, and does not say so',
    ),
  STORAGE: z
    .enum(['disk', 's3'])
    .default('disk')
    .describe('Where files are kept: in MUNSHI_DATA (disk), or in a bucket (s3)'),
  S3_ENDPOINT: webAddress()
    .optional()
    .describe('Address of the S3-compatible store; unset: Amazon S3 in S3_REGION'),
  S3_REGION: z.string().min(1).default('ap-south-1').describe('Region of the bucket'),
  S3_BUCKET: z
    .string()
    .min(3)
    .max(63)
    .optional()
    .describe('Bucket for the files; nothing else may lie in it'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Key that may read, write, list and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that key'),
  S3_PATH_STYLE: flag
    .default(false)
    .describe('true: the bucket stands in the path of an address, as most stores but Amazon want it'),
  MODEL_URL: webAddress()
    .optional()
    .describe(
      'Address of an OpenAI-compatible language model, with its version path, such as http://127.0.0.1:11434/v1; it sees the texts that users ask it about; unset: no language model',
    ),
  MODEL_NAME: z.string().min(1).optional().describe('Name of the language model there'),
  MODEL_API_KEY: z.string().min(1).optional().describe('Key for the language model, if it needs one'),
  MODEL_TIMEOUT_S: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(60)
    .describe(
      'How many seconds the language model may take for the first and for each next token; a whole answer may take five times as long',
    ),
  MODEL_CONTEXT: z.coerce
    .number()
    .int()
    .min(1024)
    .max(10_000_000)
    .optional()
    .describe(
      'How many tokens the language model reads and writes at most in one request; unset: the endpoint is asked for it',
    ),
  ...modelLimits,
  WEB_SEARCH: z
    .enum(['searxng', 'brave'])
    .optional()
    .describe(
      'Kind of the search engine at WEB_SEARCH_URL; it sees the words of questions for which a user switches the web search on; unset: no web search',
    ),
  WEB_SEARCH_URL: webAddress()
    .optional()
    .describe(
      'Address of the search engine: of a SearXNG server that answers in JSON, or https://api.search.brave.com/res/v1 for Brave',
    ),
  WEB_SEARCH_KEY: z.string().min(1).optional().describe('Key for the search engine, if it needs one'),
  WEBHOOKS_PRIVATE_ADDRESSES: flag
    .default(false)
    .describe(
      'true: webhooks of users may go to addresses of private networks and of this computer, and without encryption',
    ),
  ...embeddingSettings,
  SEARCH_ENGINE: z
    .enum(['embedded', 'opensearch'])
    .optional()
    .describe(
      'Where the library is: embedded: in MUNSHI_DATA, also with an OPENSEARCH_URL; opensearch: in the cluster at OPENSEARCH_URL; unset: there if that is set',
    ),
  OPENSEARCH_URL: z
    .string()
    .transform(list)
    .pipe(z.array(webAddress()))
    .optional()
    .describe(
      'The library is in this cluster of OpenSearch (2.19 or newer with its k-NN plugin), which several servers may share: addresses of its nodes, separated by commas; unset: in MUNSHI_DATA',
    ),
  OPENSEARCH_USER: z.string().min(1).optional().describe('OpenSearch: the user, if it needs one'),
  OPENSEARCH_PASSWORD: z.string().min(1).optional().describe('OpenSearch: the password of that user'),
  OPENSEARCH_CA: z
    .string()
    .min(1)
    .optional()
    .describe('OpenSearch: PEM file with the certificate of the authority that signed those of its nodes'),
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,50}$/, { error: () => t(messages.giveIndexName) })
    .default('munshi')
    .describe('OpenSearch: name of the library there, under which nothing else may be stored'),
  OPENSEARCH_SHARDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('OpenSearch: shards of a new index; one for every two million documents'),
  FILE_QUOTA_GB: z.coerce
    .number()
    .min(0.001)
    .max(100_000)
    .default(20)
    .describe('How many GB of files one user may keep'),
  PAYMENTS: z
    .enum(['test'])
    .optional()
    .describe(
      'test: a test server for payments runs beside the product and no money moves; only on this computer, and without the keys of Razorpay',
    ),
  PLANS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'JSON file with the plans, their prices and limits, and the seller on invoices; unset: library/plans.json',
    ),
  RAZORPAY_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Plans are sold through Razorpay with this key; unset: nothing is for sale'),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional().describe('Razorpay: the secret of the key'),
  RAZORPAY_URL: httpsAddress()
    .default('https://api.razorpay.com')
    .describe('Razorpay: where its API is, without /v1'),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Razorpay: the secret of the webhook, whose address is PUBLIC_URL/webhooks/razorpay; unset: no webhook',
    ),
  RAZORPAY_WEBHOOK_SECRET_OLD: z
    .string()
    .min(1)
    .optional()
    .describe('Razorpay: the secret of before, which stays valid for a day after a change'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is logged'),
  LOG_PRETTY: flag.default(false).describe('true: logs for reading instead of JSON lines'),
});

export type Env = Omit<
  z.infer<typeof envSchema>,
  'MUNSHI_DATA' | 'ALLOWED_REDIRECTS' | 'TRUSTED_PROXIES' | 'OPERATORS'
> & {
  /** Absolute. */
  MUNSHI_DATA: string;
  ALLOWED_REDIRECTS: string[];
  TRUSTED_PROXIES: string[];
  OPERATORS: string[];
};

/**
 * Reads and checks the environment.
 * Errors: one `StartupError` that lists every invalid variable at once, in words an operator can act on.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(given, { error: settingProblem });
  if (!parsed.success) {
    throw unusable(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  }
  requireWholeGroups(given);
  requireOwnTestPayments(parsed.data);
  const { MUNSHI_DATA, ALLOWED_REDIRECTS, TRUSTED_PROXIES, OPERATORS, ...rest } = parsed.data;
  return {
    ...rest,
    ...(rest.SEARCH_ENGINE === 'embedded' ? { OPENSEARCH_URL: undefined } : {}),
    MUNSHI_DATA: path.resolve(MUNSHI_DATA),
    ALLOWED_REDIRECTS: list(ALLOWED_REDIRECTS),
    TRUSTED_PROXIES: list(TRUSTED_PROXIES),
    OPERATORS: list(OPERATORS),
  };
}

/** Test payments are for one's own computer: they run beside neither real keys nor a public address. */
function requireOwnTestPayments(env: z.infer<typeof envSchema>): void {
  if (env.PAYMENTS !== 'test') return;
  if (env.RAZORPAY_KEY_ID !== undefined) throw unusable([['PAYMENTS', t(messages.testPaymentsWithKeys)]]);
  if (env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname))
    throw unusable([['PAYMENTS', t(messages.testPaymentsInPublic)]]);
}

/** Every variable of this process, also those that are no settings of ours. */
export const variables = (): Readonly<Record<string, string | undefined>> => process.env;

/** The origin users open, without a trailing slash. */
export function publicOrigin(env: Env): string {
  if (env.PUBLIC_URL) return new URL(env.PUBLIC_URL).origin;
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`;
}

/**
 * Origins whose browsers may change state. Without PUBLIC_URL a loopback server is reachable under several names, and
 * all of them count as our own.
 */
export function ownOrigins(env: Env): string[] {
  const own = publicOrigin(env);
  if (env.PUBLIC_URL || !isLoopback(new URL(own).hostname)) return [own];
  const names = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:${env.PORT}`);
  return [own, ...names.filter((origin) => origin !== own)];
}
