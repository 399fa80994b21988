import type { Env } from '#server/core/env.ts';

/** One purpose for which personal data is processed. The register is a document for a regulator, in English. */
interface Processing {
  purpose: string;
  people: string;
  data: string;
  /** The provision that allows it. */
  basis: string;
  /** Those who get data by the settings of this server; empty where nobody does. */
  recipients: string[];
  kept: string;
}

type ProcessingSettings = Partial<Env> &
  Pick<
    Env,
    | 'KEEP_LOGS_DAYS'
    | 'KEEP_SESSIONS_DAYS'
    | 'KEEP_WEBHOOK_LOG_DAYS'
    | 'KEEP_PAYMENT_MESSAGES_DAYS'
    | 'STORAGE'
  >;

const CONSENT = 'Consent after a notice: Digital Personal Data Protection Act, 2023, sections 5 and 6';
const VOLUNTARY =
  'Data given voluntarily for this purpose: Digital Personal Data Protection Act, 2023, section 7(a)';
const LAW = 'A duty under law: Digital Personal Data Protection Act, 2023, section 7(d)';

const host = (address: string | undefined): string[] =>
  address === undefined ? [] : [new URL(address).host];
const sms = (env: ProcessingSettings): string[] => {
  if (env.MSG91_AUTH_KEY !== undefined) return ['MSG91'];
  return env.TWILIO_ACCOUNT_SID === undefined ? [] : ['Twilio'];
};
const store = (env: ProcessingSettings): string[] =>
  env.STORAGE === 's3'
    ? [`file store ${env.S3_ENDPOINT === undefined ? 'Amazon S3' : new URL(env.S3_ENDPOINT).host}`]
    : [];
const backups = (env: ProcessingSettings): string[] =>
  env.BACKUP_TO === undefined ? [] : ['backups at the place that BACKUP_TO names'];

/** The register of this server: what its code does, with the recipients and periods of its settings. */
export function processingRegister(env: ProcessingSettings): Processing[] {
  const account = 'while the account exists, and 14 days after its erasure was asked for';
  return [
    {
      purpose: 'Accounts and sign-in',
      people: 'Users',
      data: 'Name, email address, telephone number, hash of the password, second factors, sessions with address and browser',
      basis: CONSENT,
      recipients: [
        ...(env.SMTP_URL === undefined ? [] : ['mail server']),
        ...sms(env),
        ...(env.GOOGLE_CLIENT_ID === undefined ? [] : ['Google']),
      ],
      kept: `${account}; ended sessions for ${env.KEEP_SESSIONS_DAYS} days`,
    },
    {
      purpose: 'Logs of access to accounts',
      people: 'Users',
      data: 'Event, time, address and browser',
      basis: 'Digital Personal Data Protection Rules, 2025, rules 6(1)(e) and 8(3)',
      recipients: [],
      kept: `while the account exists; each entry for ${env.KEEP_LOGS_DAYS} days after it, under a keyed hash, once the account is erased`,
    },
    {
      purpose: 'Clients, cases, dates, files, drafts and notes of lawyers',
      people: 'Clients of users, opponents, witnesses, counsel',
      data: 'What the user writes and uploads',
      basis:
        'Processed for the user, who is the data fiduciary: Digital Personal Data Protection Act, 2023, section 8(1) and (2)',
      recipients: [...store(env), ...backups(env)],
      kept: `${account}; deleted things for 30 days in the bin`,
    },
    {
      purpose: 'Answers of the assistant, checks and summaries',
      people: 'Users, and people in their texts',
      data: 'The question and the passages that belong to it',
      basis: CONSENT,
      recipients: [...host(env.MODEL_URL), ...host(env.WEB_SEARCH_URL), ...host(env.EMBEDDINGS_URL)],
      kept: account,
    },
    {
      purpose: 'Reminders and alerts',
      people: 'Users',
      data: 'Email address, titles of dates, names of saved searches',
      basis: VOLUNTARY,
      recipients: env.SMTP_URL === undefined ? [] : ['mail server'],
      kept: account,
    },
    {
      purpose: 'Payments and invoices',
      people: 'Users who pay',
      data: 'Name, address, GSTIN, plan, amounts, references of payments',
      basis: `${LAW}; Central Goods and Services Tax Act, 2017, section 36`,
      recipients: env.RAZORPAY_KEY_ID === undefined ? [] : ['Razorpay'],
      kept: `invoices for 72 months from the due date of the annual return; messages of the provider for ${env.KEEP_PAYMENT_MESSAGES_DAYS} days`,
    },
    {
      purpose: 'Events for other programs of a user',
      people: 'Users, and people in their cases',
      data: 'What changed in a case',
      basis: VOLUNTARY,
      recipients: ['addresses that users enter'],
      kept: `the log of deliveries for ${env.KEEP_WEBHOOK_LOG_DAYS} days`,
    },
    {
      purpose: 'Questions and grievances of visitors',
      people: 'Visitors',
      data: 'Name, email address, message',
      basis: VOLUNTARY,
      recipients: env.SMTP_URL === undefined ? [] : ['mail server'],
      kept: '365 days',
    },
  ];
}

const line = ({ purpose, people, data, basis, recipients, kept }: Processing): string =>
  `## ${purpose}\n\n- People: ${people}\n- Data: ${data}\n- Basis: ${basis}\n- Recipients: ${recipients.join(', ') || 'none'}\n- Kept: ${kept}\n`;

/** The register as a document. */
export const registerText = (env: ProcessingSettings, day: string): string =>
  `# Register of processing of personal data, ${day}\n\n${processingRegister(env).map(line).join('\n')}`;
