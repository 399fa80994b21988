import { z } from 'zod';

const days = (least: number, usual: number) => z.coerce.number().int().min(least).max(3660).default(usual);

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
