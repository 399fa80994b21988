import { parseQuery } from '#law/query/query.ts';
import type { MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import type { LibraryReader, LibraryRecord, SearchRequest } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { alertMail } from './alert-mail.ts';
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
