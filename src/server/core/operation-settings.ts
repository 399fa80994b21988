import { z } from 'zod';
import { FILING } from '#shared/contracts/drafts/prepare-filing.ts';

/** A limit at which operators get an email. */
const alertAt = (usual: number) => z.coerce.number().int().min(0).max(1_000_000_000).default(usual);

export const backupSettings = {
  BACKUP_TO: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder on another disk, or a bucket as s3://bucket/folder (of the store of S3_ENDPOINT, with its keys), that gets a backup each night; unset: none',
    ),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4},\d{1,4},\d{1,4}$/)
    .default('7,4,12')
    .describe('How many days, weeks and months of these backups are kept'),
  BACKUP_ENCRYPT_TO: z
    .string()
    .min(1)
    .optional()
    .describe('Public key of age (age1…) that these backups are encrypted to; a bucket needs one'),
  UPGRADE_BACKUP: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'on: before a new version changes the database, a backup is made in MUNSHI_DATA/upgrades and kept for 30 days',
    ),
};

/** Settings of what e-filing portals take. */
export const filingSettings = {
  FILING_MAX_MB: z.coerce
    .number()
    .min(FILING.least)
    .max(FILING.most)
    .default(FILING.megabytes)
    .describe(
      'MB (of 1,000,000 bytes) of the largest file that Prepare filing makes, as the e-filing portal of your court takes it; users may choose another size',
    ),
};

/** Settings of the limits at which operators get an email. */
export const alertSettings = {
  ALERT_DISK_FREE_MB: alertAt(2048).describe(
    'Operators get an email below so many MB of free disk space; 0: none',
  ),
  ALERT_MEMORY_MB: alertAt(0).describe(
    'Operators get an email from so many MB of memory of a server; 0: none',
  ),
  ALERT_DELAY_MS: alertAt(500).describe(
    'Operators get an email when a busy server delays one request in a hundred by so many ms; 0: none',
  ),
  ALERT_WORK_WAITING: alertAt(100).describe(
    'Operators get an email when so many checks, exports and imports wait; 0: none',
  ),
  ALERT_WAITING_MINUTES: alertAt(60).describe(
    'Operators get an email when a file, a webhook or a job of a schedule has waited so many minutes; 0: none',
  ),
  ALERT_BACKUP_HOURS: alertAt(50).describe(
    'Operators get an email when the last good backup of BACKUP_TO is so many hours old; 0: none',
  ),
  ALERT_CERTIFICATE_DAYS: alertAt(14).describe(
    'Operators get an email when the certificate at PUBLIC_URL is valid for fewer than so many days; 0: none',
  ),
  ALERT_FAILED_REQUESTS: alertAt(10).describe(
    'Operators get an email when so many requests have failed on a server within 15 minutes (status 500 and above, but not 502); 0: none',
  ),
  ALERT_FAILURES: alertAt(5).describe(
    'Operators get an email after so many failures in a row of mail, SMS, the model or the payment provider; 0: none',
  ),
};

/** Settings of mail that brings files from courts. */
export const inboundMailSettings = {
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/)
    .optional()
    .describe(
      'Domain whose mail server hands mail to /inbound-mail, such as in.example.com: users get an address there to which they forward what courts send; unset: none',
    ),
  INBOUND_MAIL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret under which that mail server signs each mail; needed with INBOUND_MAIL_DOMAIN'),
};

const days = (least: number, usual: number) => z.coerce.number().int().min(least).max(3660).default(usual);

/** Settings of the person who answers complaints about personal data. */
export const grievanceSettings = {
  GRIEVANCE_OFFICER: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Name or title of the person who answers complaints about personal data, shown in the data notice (sections 8(9) and 13 of the DPDP Act, 2023); unset: the notice says that nobody is named',
    ),
  GRIEVANCE_EMAIL: z
    .email()
    .max(254)
    .optional()
    .describe('Email address of that person; needed with GRIEVANCE_OFFICER'),
};

/** Settings of how long records are kept that the law leaves to the operator. */
export const retentionSettings = {
  KEEP_LOGS_DAYS: days(365, 366).describe(
    'How many days an entry of the log of an erased account is kept; the DPDP Rules, 2025, rule 8(3), ask for a year at least',
  ),
  KEEP_SESSIONS_DAYS: days(1, 90).describe(
    'How many days a session that has ended is kept in the list of an account',
  ),
  KEEP_WEBHOOK_LOG_DAYS: days(1, 30).describe('How many days the log of webhooks of users is kept'),
  /** Razorpay sends an event again for 15 days. */
  KEEP_PAYMENT_MESSAGES_DAYS: days(16, 90).describe(
    'How many days messages of the payment provider are kept',
  ),
};
