import { parseQuery } from '#law/query/query.ts';
import { inLanguage } from '#server/core/language.ts';
import { printableLine } from '#server/core/printable.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Mail, MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import type { LibraryReader, LibraryRecord, SearchRequest } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { SEARCH, yearRange } from '#shared/contracts/research/search-limits.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';
import {
  addMatches,
  type ClaimedAlert,
  claimAlert,
  dueAlerts,
  finishCheck,
  finishMail,
  releaseAlert,
  unsentMatches,
} from './alert-store.ts';
import { stopLink } from './stop-link.ts';

/** Judgments that a mail lists; it counts the others. */
const LISTED = 20;

interface AlertMail {
  to: MailRecipient;
  alert: Pick<ClaimedAlert, 'id' | 'name' | 'query' | 'mode' | 'filters' | 'alert'>;
  /** Key of the message, which stays the same when it is sent again. */
  key: string;
  judgments: readonly LibraryRecord[];
  origin: string;
}

/** The mail about new judgments, in the language of its reader. Links go to `origin`. */
function alertMail({ hmacKey }: Services['secrets'], given: AlertMail): Mail {
  const { to, key, origin } = given;
  const mail = inLanguage(to.language, () => compose(hmacKey, given));
  return { ...mail, messageId: `<alert-${key}@${new URL(origin).hostname}>` };
}

function compose(secret: Uint8Array, { to, alert, judgments, origin }: AlertMail): Mail {
  const name = printableLine(alert.name);
  const stop = stopLink(secret, alert.id, origin);
  const count = judgments.length;
  const more = count - LISTED;
  const mail = email(to.email, {
    subject: t(messages.alertSubject, { count, name }),
    before: [
      t(messages.alertText, { count, name }),
      ...judgments.slice(0, LISTED).map((judgment) => lines(judgment, origin)),
      ...(more > 0 ? [t(messages.alertMore, { count: more })] : []),
    ],
    action: { label: t(messages.alertAction), link: searchLink(alert, origin) },
    after: [t(messages.alertReason, { interval: alert.alert }), t(messages.alertStop, { link: stop })],
  });
  return { ...mail, stopLink: stop };
}

/** Title, court, date and citation, and where the judgment is read. */
function lines(judgment: LibraryRecord, origin: string): string {
  const { id, title, court_name: court, decided_on: day } = judgment;
  const citation = judgment.neutral_citation ?? judgment.reporter_citations[0];
  const about = [court, day && indianDate(new Date(`${day}T00:00:00+05:30`)), citation]
    .filter(Boolean)
    .join(', ');
  const link = `${origin}/home/library/${encodeURIComponent(id)}`;
  return [printableLine(title), printableLine(about), link].filter(Boolean).join('\n');
}

/** The search page with this search, as its own addresses are. */
function searchLink({ query, mode, filters }: AlertMail['alert'], origin: string): string {
  const { year, year_from, year_to, ...others } = filters;
  const { from, to } = yearRange({ year, year_from, year_to });
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ q: query, mode, ...others, from, to }))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') params.append(key, String(one));
  return `${origin}/home/search?${params}`;
}

/** Alerts in one run; the rest is sent by the next run, an hour later. */
const BATCH = 1000;
const RUN_MS = 8 * 60_000;
const LEASE_MS = 5 * 60_000;
/** After this many failures in a row the run ends, because the mail server or the library is failing. */
const ENOUGH_FAILURES = 3;

type Deps = Pick<Services, 'db' | 'mailer' | 'log' | 'now' | 'secrets'> & { library: LibraryReader };
type Recipients = (userIds: readonly string[]) => Promise<ReadonlyMap<string, MailRecipient>>;

/**
 * Mails the alerts that are due, and returns how many were mailed. A judgment is mailed once for a search: it is recorded
 * before the mail is sent. A mail whose sending failed is sent again as the same message. Several servers may run this at
 * once, because a search is claimed first. Users without a confirmed address get no mail, and nothing is kept for them.
 */
export async function sendAlerts(parts: Deps, recipients: Recipients, origin: string): Promise<number> {
  const { db, now } = parts;
  const until = now().getTime() + RUN_MS;
  const due = await db.withWorker((tx) => dueAlerts(tx, now(), BATCH));
  const known =
    due.length > 0 ? await recipients([...new Set(due.map(({ owner_id }) => owner_id))]) : undefined;
  let sent = 0;
  let failures = 0;
  for (const { id, owner_id } of due) {
    if (failures === ENOUGH_FAILURES || now().getTime() > until) break;
    const alert = await db.withWorker((tx) => claimAlert(tx, id, { now: now(), leaseMs: LEASE_MS }));
    if (!alert) continue;
    const outcome = await sendAlert(parts, alert, { to: known?.get(owner_id), origin });
    if (outcome === 'mailed') sent += 1;
    failures = outcome === 'failed' ? failures + 1 : 0;
  }
  return sent;
}

type Outcome = 'mailed' | 'nothing' | 'failed';

async function sendAlert(
  parts: Deps,
  alert: ClaimedAlert,
  { to, origin }: { to: MailRecipient | undefined; origin: string },
): Promise<Outcome> {
  const { db, library, mailer, log, now } = parts;
  try {
    const matches =
      (await db.withWorker((tx) => unsentMatches(tx, alert.id))) ?? (await newMatches(parts, alert));
    if (!matches) {
      await db.withWorker((tx) => finishCheck(tx, alert));
      return 'nothing';
    }
    const found = await Promise.all(matches.ids.map((id) => library.get(id)));
    const judgments = found.filter((document) => document !== undefined);
    if (to && judgments.length > 0)
      await mailer.send(alertMail(parts.secrets, { to, alert, key: matches.key, judgments, origin }));
    await db.withWorker((tx) => finishMail(tx, alert, { key: matches.key, now: now() }));
    return to && judgments.length > 0 ? 'mailed' : 'nothing';
  } catch (error) {
    // The mail server's own message may contain the address.
    log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'an alert could not be mailed');
    await db.withWorker((tx) => releaseAlert(tx, alert.id));
    return 'failed';
  }
}

async function newMatches(
  { db, library }: Pick<Deps, 'db' | 'library'>,
  alert: ClaimedAlert,
): Promise<{ key: string; ids: string[] } | undefined> {
  const records = await resultsOf(library, alert);
  const ids = records.flatMap(({ id, kind, sample }) => (kind === 'judgment' && !sample ? [id] : []));
  return ids.length === 0 ? undefined : db.withWorker((tx) => addMatches(tx, alert.id, ids));
}

/**
 * The first results of a search, as its owner sees them. Where the query says exactly what a judgment must have, all
 * results are equally right: then the newest ones count too.
 */
async function resultsOf(
  library: LibraryReader,
  { query, mode, filters }: Pick<ClaimedAlert, 'query' | 'mode' | 'filters'>,
): Promise<LibraryRecord[]> {
  const request: SearchRequest = { mode, query, filters, size: SEARCH.maxSize };
  const { root, binds, referencesBind } = parseQuery(query);
  const isExact = root === undefined || binds || referencesBind;
  const sorts = isExact ? (['relevance', 'newest'] as const) : (['relevance'] as const);
  const answers = await Promise.all(sorts.map((sort) => library.search({ ...request, sort })));
  return answers.flatMap(({ hits }) => hits.filter(({ similar }) => !similar).map(({ record }) => record));
}
