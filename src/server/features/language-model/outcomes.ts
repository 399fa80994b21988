import { inLanguage } from '#server/core/language.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { OutcomeListener } from '#server/platform/models/language/chat-model.ts';
import type { Services } from '#server/platform/services.ts';
import type { ModelFailure } from '#shared/contracts/assistant/model-failures.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/operations/models.ts';
import { DEFAULT_LANGUAGE } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { claimMail, countOutcome, outcomesSince } from './store.ts';

type Deps = Pick<Services, 'db' | 'env' | 'mailer' | 'now'>;

/** One email about a kind of failure in so many milliseconds. */
const EVERY_MS = 6 * 3_600_000;
/** These mend themselves as a rule: so many in a day are worth an email. Every other one needs the operator. */
const PASSING: ReadonlySet<ModelFailure> = new Set([
  'unreachable',
  'timeout',
  'busy',
  'failed',
  'unusable',
  'context',
]);
const MANY = 5;

/** Counts how requests to the model end, and tells the operators of failures in the log and by email. */
export function modelOutcomes(services: Deps): OutcomeListener {
  return (error) => {
    const { db, env, mailer, now } = services;
    const at = now();
    const day = indianDay(at);
    const outcome = error?.failure ?? 'answered';
    mailer.post(async () => {
      const found = await db.withWorker(async (tx) => {
        const requests = await countOutcome(tx, day, outcome);
        if (outcome === 'answered' || env.OPERATORS.length === 0) return undefined;
        if (PASSING.has(outcome) && requests < MANY) return undefined;
        const claimed = await claimMail(tx, { day, outcome, now: at, everyMs: EVERY_MS });
        return claimed ? outcomesSince(tx, day) : undefined;
      });
      if (!found) return undefined;
      // Operators have no profile, and did not make the request.
      return inLanguage(DEFAULT_LANGUAGE, () =>
        email(env.OPERATORS.join(', '), {
          subject: t(messages.failing),
          before: [
            t(messages.failingText, { model: env.MODEL_NAME ?? '' }),
            ...found.failures.map(({ failure, requests }) =>
              t(messages.failingCount, { cause: t(messages.cause, { failure }), count: requests }),
            ),
          ],
          after: [t(messages.failingSilence)],
        }),
      );
    });
  };
}
