import { letter } from '#server/platform/messaging/email/letter.ts';
import type { Services } from '#server/platform/services.ts';
import { countRequest } from '../throttle/sign-in-throttle.ts';

type Parts = Pick<Services, 'db' | 'env' | 'secrets' | 'mailer' | 'now' | 'log'>;

/** One warning in twelve hours: the count of 24 hours may pass the half more than once. */
const ALARM = { attempts: 1, windowMs: 12 * 3_600_000 };

/** Warns the operators, in the log and by mail, that half of the day's messages were sent. */
export function warnOfBudget(services: Parts): void {
  const { env, log, mailer } = services;
  const budget = env.SMS_DAILY_BUDGET;
  mailer.post(async () => {
    if ((await countRequest(services, 'sms alarm', 'half', ALARM)) > 0) return undefined;
    log.warn({ budget }, 'half of the SMS budget of 24 hours is used up');
    if (env.OPERATORS.length === 0) return undefined;
    return letter(env.OPERATORS.join(', '), {
      subject: 'Half of the SMS budget is used up',
      before: [
        `Munshi has sent ${Math.ceil(budget / 2)} of ${budget} messages that it may send by SMS within 24 hours.`,
        'If that is more than usual, somebody may be asking for codes to numbers of their own. Half of the budget is reserved for numbers that belong to an account, so your users can still sign in.',
      ],
      after: ['SMS_DAILY_BUDGET sets how many messages may be sent within 24 hours.'],
    });
  });
}
