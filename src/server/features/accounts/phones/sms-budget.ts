import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { findRows, insertInto } from '#server/platform/db/table.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Services } from '#server/platform/services.ts';
import { SMS } from '#shared/account-limits.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { hashedKey } from '../hashed-keys.ts';
import { smsSends } from '../tables.ts';
import { networkGroup } from '../throttle/throttle.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An arbitrary lock id that nothing else uses: sends are counted one after the other. */
const COUNTING = 91_000_003;

/** Shares of the day's budget that codes to unknown numbers may take from one address and from one network. */
const ADDRESS_SHARE = 0.02;
const NETWORK_SHARE = 0.06;
/** However small the budget is. */
const LEAST_SHARE = 3;

/** A counted send. `uncountSms` removes it when the provider refused the message. */
export interface CountedSms {
  id: number;
  /** True when half of the day's budget was used up with this send. */
  half: boolean;
}

type Deps = Pick<Services, 'env' | 'secrets'>;
type Refused = { refusal: Sentence };

/** The source of a request for a code. */
export interface SmsRequester {
  address: string;
  /** The number is the requester's own: of a signed-in user, or of a device that has signed in with it. No share applies. */
  trusted: boolean;
}

/**
 * Counts one code to `number` (`+91…`). Limits: 60 s between sends, 5 an hour and 10 a day for the number, and the
 * server's budget of 24 hours. Half of that budget is reserved for numbers that belong to an account or a factor; of
 * the other half, one address and one network get a small share. Returns the sentence of the refusal when a limit is
 * reached; nothing is counted then.
 */
export function countSms(
  tx: Tx,
  parts: Deps,
  number: string,
  requester: SmsRequester,
  now: Date,
): Promise<CountedSms | Refused> {
  return count(tx, parts, { kind: 'sms number', number, gapMs: SMS.secondsBetween * 1000, requester }, now);
}

/**
 * Counts a notice about the account. Notices have the same limits for each number as codes, counted separately, and
 * share the server's budget, so that a notice never delays or prevents a code.
 */
export function countNotice(tx: Tx, parts: Deps, number: string, now: Date): Promise<CountedSms | Refused> {
  return count(tx, parts, { kind: 'sms notice', number, gapMs: 0 }, now);
}

interface Send {
  kind: 'sms number' | 'sms notice';
  number: string;
  /** Minimum time between two sends of one kind to a number. */
  gapMs: number;
  requester?: SmsRequester;
}

async function count(
  tx: Tx,
  { env, secrets }: Deps,
  { kind, number, gapMs, requester }: Send,
  now: Date,
): Promise<CountedSms | Refused> {
  await tx.rows(sql`select pg_advisory_xact_lock(${COUNTING})`);
  const numberKey = hashedKey(secrets.hmacKey, kind, number);
  const dayAgo = new Date(now.getTime() - DAY);
  const sends = await findRows(
    tx,
    smsSends,
    sql`number_key = ${numberKey} and sent_at > ${dayAgo} order by sent_at`,
  );
  const ages = sends.map(({ sentAt }) => now.getTime() - sentAt.getTime());
  const refusal = refusedByNumber(ages, gapMs);
  if (refusal !== undefined) return { refusal };
  const from = requester && keysOf(secrets.hmacKey, requester.address);
  // Known numbers are checked against the share too, so that the answer does not reveal which numbers are known.
  if (from && !requester.trusted && (await shareIsUsed(tx, env, from, dayAgo)))
    return { refusal: sentenceOf(accountErrors.tooManyCodesFromNetwork) };
  const known = requester === undefined || (await isKnownNumber(tx, number));
  const budget = env.SMS_DAILY_BUDGET;
  const day = await sentSince(tx, dayAgo);
  if (day.sent >= budget || (!known && day.unknown >= Math.ceil(budget / 2)))
    return { refusal: sentenceOf(accountErrors.noMoreCodesToday) };
  const send = insertInto(smsSends, { numberKey, sentAt: now, known, ...(known ? {} : from) });
  const row = await tx.first<{ id: number }>(sql`${send} returning id`);
  if (!row) throw new Error('the send was not counted');
  return { id: row.id, half: day.sent + 1 === Math.ceil(budget / 2) };
}

interface AskerKeys {
  addressKey: string;
  networkKey: string;
}

function keysOf(hmacKey: Uint8Array, address: string): AskerKeys {
  return {
    addressKey: hashedKey(hmacKey, 'sms from address', addressGroup(address)),
    networkKey: hashedKey(hmacKey, 'sms from network', networkGroup(address)),
  };
}

/** True when codes to unknown numbers have used up the share of the address or of its network. */
async function shareIsUsed(
  tx: Tx,
  { SMS_DAILY_BUDGET: budget }: Deps['env'],
  { addressKey, networkKey }: AskerKeys,
  since: Date,
): Promise<boolean> {
  const sentFrom = async (origin: Sql) => {
    const counted = sql`select count(*) as sent from auth.sms_sends where ${origin} and sent_at > ${since}`;
    return (await tx.first<{ sent: number }>(counted))?.sent ?? 0;
  };
  const share = (part: number) => Math.max(LEAST_SHARE, Math.ceil(budget * part));
  return (
    (await sentFrom(sql`address_key = ${addressKey}`)) >= share(ADDRESS_SHARE) ||
    (await sentFrom(sql`network_key = ${networkKey}`)) >= share(NETWORK_SHARE)
  );
}

async function sentSince(tx: Tx, since: Date): Promise<{ sent: number; unknown: number }> {
  const day = await tx.first<{ sent: number; unknown: number }>(sql`
    select count(*) as sent, count(*) filter (where not known) as unknown
    from auth.sms_sends where sent_at > ${since}`);
  return day ?? { sent: 0, unknown: 0 };
}

/** True when the number belongs to an account, or to a confirmed second factor. */
async function isKnownNumber(tx: Tx, number: string): Promise<boolean> {
  const known = await tx.first(sql`
    select 1 where exists (select from auth.users where phone = ${number})
      or exists (select from auth.mfa_factors where phone = ${number} and status = 'verified')`);
  return known !== undefined;
}

/** `ages`: the ages in ms of the number's sends within a day, oldest first. */
function refusedByNumber(ages: readonly number[], gapMs: number): Sentence | undefined {
  const newest = ages.at(-1);
  if (newest !== undefined && newest < gapMs)
    return sentenceOf(accountErrors.codeTooSoon, {
      seconds: Math.ceil((gapMs - Math.max(newest, 0)) / 1000),
    });
  const ofHour = ages.filter((age) => age < HOUR).length;
  return ofHour >= SMS.perHour || ages.length >= SMS.perDay
    ? sentenceOf(accountErrors.tooManyCodes)
    : undefined;
}

export async function uncountSms(tx: Tx, { id }: Pick<CountedSms, 'id'>): Promise<void> {
  await tx.run(sql`delete from auth.sms_sends where id = ${id}`);
}

/** The error of a refused send. */
export function tooManySms(refusal: Sentence): ProblemError {
  return new ProblemError('too_many_requests', refusal, { reason: 'over_sms_send_rate_limit' });
}
