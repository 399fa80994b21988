import { inLanguage } from '#server/core/language.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Services } from '#server/platform/services.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { DEFAULT_LANGUAGE } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { countRequest } from '../throttle/sign-in-throttle.ts';

type Deps = Pick<Services, 'db' | 'env' | 'secrets' | 'mailer' | 'now' | 'log'>;

/** One warning in twelve hours: the count of 24 hours may pass the half more than once. */
const ALARM = { attempts: 1, windowMs: 12 * 3_600_000 };

/** Warns the operators, in the log and by mail, that half of the day's messages were sent. */
export function warnAboutSmsBudget(services: Deps): void {
  const { env, log, mailer } = services;
  const budget = env.SMS_DAILY_BUDGET;
  mailer.post(async () => {
    if ((await countRequest(services, 'sms alarm', 'half', ALARM)) > 0) return undefined;
    log.warn({ budget }, 'half of the SMS budget of 24 hours is used up');
    if (env.OPERATORS.length === 0) return undefined;
    // Operators have no profile, and did not make the request.
    return inLanguage(DEFAULT_LANGUAGE, () =>
      email(env.OPERATORS.join(', '), {
        subject: t(messages.budgetSubject),
        before: [t(messages.budgetText, { sent: Math.ceil(budget / 2), budget }), t(messages.budgetMeaning)],
        after: [t(messages.budgetSetting)],
      }),
    );
  });
}
