import { inLanguage } from '#server/core/language.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Services } from '#server/platform/services.ts';
import type { Signal } from '#shared/contracts/site/server-status.ts';
import { messages } from '#shared/messages/en/operations/server-status.ts';
import { DEFAULT_LANGUAGE } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { limitWords, valueWords } from '#shared/site/signal-words.ts';
import { measurerOf } from './metrics.ts';
import { signalsOf } from './signals.ts';

type Deps = Pick<Services, 'db' | 'env' | 'library' | 'log' | 'mailer' | 'now'>;

/** An alert that lasts is mailed again after so many milliseconds. */
const AGAIN_MS = 24 * 3_600_000;

/**
 * Records that a signal is an alert. True where an email about it is due. A time further ahead than a day is that of a wrong
 * clock, a shorter one may be that of another server.
 */
async function begin(tx: Tx, { name }: Signal, now: Date): Promise<boolean> {
  const claimed = await tx.first(sql`
    insert into app.operator_alerts as kept (name, since, mailed_at) values (${name}, ${now}, ${now})
    on conflict (name) do update set mailed_at = ${now}
    where kept.mailed_at <= ${new Date(now.getTime() - AGAIN_MS)}
      or kept.mailed_at > ${new Date(now.getTime() + AGAIN_MS)} returning name`);
  return claimed !== undefined;
}

/** Records that a signal is good. True where it was an alert. */
const end = async (tx: Tx, { name }: Signal): Promise<boolean> =>
  (await tx.run(sql`delete from app.operator_alerts where name = ${name}`)) > 0;

function mailOf(env: Deps['env'], signal: Signal) {
  const about = { signal: t(messages.name, { signal: signal.name }), value: valueWords(signal) };
  const to = env.OPERATORS.join(', ');
  // Operators have no profile, and made no request.
  return inLanguage(DEFAULT_LANGUAGE, () =>
    signal.alert
      ? email(to, {
          subject: t(messages.alertSubject, about),
          before: [t(messages.alertText, { ...about, limit: limitWords(signal) })],
          after: [t(messages.alertSilence)],
        })
      : email(to, {
          subject: t(messages.endedSubject, about),
          before: [t(messages.endedText, about)],
          after: [],
        }),
  );
}

/**
 * Measures this server, and mails the operators when an alert begins, once a day while it lasts, and when it ends. What
 * cannot be measured changes nothing. Without a database nothing is mailed: the log has it.
 */
export async function sendAlerts(services: Deps): Promise<void> {
  const { db, env, log, mailer, now } = services;
  const signals = signalsOf(await measurerOf(services)(), env);
  for (const signal of signals.filter(({ value }) => value !== null)) {
    const changed = await db.withWorker((tx) => (signal.alert ? begin(tx, signal, now()) : end(tx, signal)));
    if (!changed) continue;
    log.warn(
      { signal: signal.name, value: signal.value, alert: signal.alert },
      'an alert began, lasts or ended',
    );
    if (env.OPERATORS.length > 0) mailer.post(async () => mailOf(env, signal));
  }
}
