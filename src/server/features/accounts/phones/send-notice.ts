import type { Services } from '#server/platform/services.ts';
import { countNotice, uncountSms } from './sms-budget.ts';
import { warnAboutSmsBudget } from './sms-budget-warning.ts';

type Deps = Pick<Services, 'db' | 'env' | 'secrets' | 'sms' | 'mailer' | 'now' | 'log'>;

/**
 * Sends a notice about their account to the owner of a number, within the budgets; the account's log records it too.
 */
export async function sendNotice(services: Deps, to: string, what: string): Promise<void> {
  const { db, log, now, sms } = services;
  if (!sms.notify) return;
  const counted = await db.withAccounts((tx) => countNotice(tx, services, to, now()));
  if ('refusal' in counted) return log.warn('a notice by SMS was left out: the budget is used up');
  if (counted.half) warnAboutSmsBudget(services);
  try {
    await sms.notify({ to, what });
  } catch (error) {
    log.error({ err: error instanceof Error ? error.cause : undefined }, 'a notice could not be sent by SMS');
    await db.withAccounts((tx) => uncountSms(tx, counted));
  }
}
