import { and, asc, eq, gt, count as rowCount, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import { PHONE_SENTENCES, SMS } from '#shared/contracts/phones.ts';
import { ProblemError } from '#shared/errors.ts';
import { throttleKey } from '../secrets.ts';
import { smsSends } from '../tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Any number will do, as long as nothing else locks it: sends are counted one after the other. */
const COUNTING = 91_000_003;

/** A send that was counted, to be given back when the provider did not take it. */
export interface CountedSms {
  id: number;
}

type Parts = Pick<Services, 'env' | 'secrets'>;
type Refused = { refusal: string };

/**
 * Counts one code to `number` (`+91…`), within 60 s between sends, 5 an hour and 10 a day for the number, and the
 * server's budget of 24 hours. Returns the sentence that refuses it when any is used up; nothing is counted then.
 */
export function countSms(tx: Tx, parts: Parts, number: string, now: Date): Promise<CountedSms | Refused> {
  return count(tx, parts, { kind: 'sms number', number, gapMs: SMS.secondsBetween * 1000 }, now);
}

/**
 * Counts a notice about the account: as many as there may be codes, out of the same budget of the server, but beside
 * those of the number. A code must not wait for a notice, nor fail for one.
 */
export function countNotice(tx: Tx, parts: Parts, number: string, now: Date): Promise<CountedSms | Refused> {
  return count(tx, parts, { kind: 'sms notice', number, gapMs: 0 }, now);
}

interface Send {
  kind: 'sms number' | 'sms notice';
  number: string;
  /** What must lie between two sends of a kind to a number. */
  gapMs: number;
}

async function count(
  tx: Tx,
  { env, secrets }: Parts,
  { kind, number, gapMs }: Send,
  now: Date,
): Promise<CountedSms | Refused> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING})`);
  const numberKey = throttleKey(secrets.hmacKey, kind, number);
  const dayAgo = new Date(now.getTime() - DAY);
  const sends = await tx
    .select({ sentAt: smsSends.sentAt })
    .from(smsSends)
    .where(and(eq(smsSends.numberKey, numberKey), gt(smsSends.sentAt, dayAgo)))
    .orderBy(asc(smsSends.sentAt));
  const ages = sends.map(({ sentAt }) => now.getTime() - sentAt.getTime());
  const refusal = refusedByNumber(ages, gapMs);
  if (refusal !== undefined) return { refusal };
  const [day] = await tx.select({ sent: rowCount() }).from(smsSends).where(gt(smsSends.sentAt, dayAgo));
  if ((day?.sent ?? 0) >= env.SMS_DAILY_BUDGET) return { refusal: PHONE_SENTENCES.dayBudget };
  const [row] = await tx.insert(smsSends).values({ numberKey, sentAt: now }).returning({ id: smsSends.id });
  if (!row) throw new Error('the send was not counted');
  return row;
}

/** `ages` of the number's sends of a day, in ms, oldest first. */
function refusedByNumber(ages: readonly number[], gapMs: number): string | undefined {
  const newest = ages.at(-1);
  if (newest !== undefined && newest < gapMs)
    return PHONE_SENTENCES.tooSoon(Math.ceil((gapMs - Math.max(newest, 0)) / 1000));
  const ofHour = ages.filter((age) => age < HOUR).length;
  return ofHour >= SMS.perHour || ages.length >= SMS.perDay ? PHONE_SENTENCES.tooMany : undefined;
}

export async function giveSmsBack(tx: Tx, { id }: CountedSms): Promise<void> {
  await tx.delete(smsSends).where(eq(smsSends.id, id));
}

/** The error of a refused send. */
export function tooManySms(refusal: string): ProblemError {
  return new ProblemError('too_many_requests', refusal, { reason: 'over_sms_send_rate_limit' });
}
