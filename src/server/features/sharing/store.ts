import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { identifier, sql } from '#server/platform/db/sql.ts';
import type { clientOfCase as clientOfCaseBody } from '#shared/contracts/sharing/client-of-case.ts';
import type { MemberRole } from '#shared/contracts/sharing/roles.ts';
import type { CaseOffer } from '#shared/contracts/sharing/sharing.ts';

/** The target of an invitation: one of the two. */
export type InvitedTo = { case_id: string } | { chambers_id: string };

export interface NewInvitation {
  to: InvitedTo;
  /** In lower case, or `+91…`. */
  email: string | undefined;
  phone: string | undefined;
  role: MemberRole | 'head' | 'member';
  tokenHash: string;
  expiresAt: Date;
}

/** The title of the caller's own case; undefined for other cases. */
export async function titleOfOwnCase(tx: Tx, caseId: string): Promise<string | undefined> {
  const row = await tx.first<{ title: string }>(sql`
    select title from public.cases where id = ${caseId} and owner_id = (select app.user_id())`);
  return row?.title;
}

/** True when the caller sees the case. */
export async function seesCase(tx: Tx, caseId: string): Promise<boolean> {
  return (await tx.first(sql`select 1 from public.cases where id = ${caseId}`)) !== undefined;
}

/** The name of a chambers of the caller, and whether they are a head of it. */
export async function chambersOfCaller(
  tx: Tx,
  chambersId: string,
): Promise<{ name: string; head: boolean } | undefined> {
  return tx.first(sql`
    select h.name, m.role = 'head' as head from public.chambers h
    join public.chambers_members m on m.chambers_id = h.id and m.user_id = (select app.user_id())
    where h.id = ${chambersId}`);
}

/** Tells whether an address is the caller's own or a member's; undefined for others. */
export async function knownAddress(
  tx: Tx,
  to: InvitedTo,
  address: string,
): Promise<'self' | 'member' | undefined> {
  const of = { case_id: null, chambers_id: null, ...to };
  const row = await tx.first<{ known: 'self' | 'member' | null }>(
    sql`select app.knows_address(${of.case_id}::uuid, ${of.chambers_id}::uuid, ${address}) as known`,
  );
  return row?.known ?? undefined;
}

/** Counts an invitation; false when the limits of the sender or of the address are reached. */
export async function countInvitation(tx: Tx, to: InvitedTo, address: string, now: Date): Promise<boolean> {
  const target = 'case_id' in to ? to.case_id : to.chambers_id;
  const row = await tx.first<{ counted: boolean }>(
    sql`select app.count_invitation(${target}, ${address}, ${now}) as counted`,
  );
  return row?.counted ?? false;
}

/** Adds an invitation, or renews the pending one of the same address. Returns its id. */
export async function upsertInvitation(tx: Tx, invitation: NewInvitation, now: Date): Promise<string> {
  const { to, email = null, phone = null, role, tokenHash, expiresAt } = invitation;
  const [column, id] = 'case_id' in to ? ['case_id', to.case_id] : ['chambers_id', to.chambers_id];
  const of = identifier(column);
  const row = await tx.first<{ id: string }>(sql`
    insert into public.invitations (${of}, email, phone, role, token_hash, created_at, expires_at)
    values (${id}, ${email}, ${phone}, ${role}, ${tokenHash}, ${now}, ${expiresAt})
    on conflict (${of}, coalesce(email, phone)) where used_at is null and ${of} is not null
    do update set role = excluded.role, token_hash = excluded.token_hash, expires_at = excluded.expires_at
    returning id`);
  if (!row) throw new Error('the invitation was not stored');
  return row.id;
}

/** Reasons why the caller cannot use an invitation; see migration 0043. */
export type Refusal = 'unknown' | 'other' | 'used' | 'expired' | 'own' | 'second_factor';

interface Opened {
  refusal: Refusal | null;
  case_id: string | null;
  chambers_id: string | null;
  /** Whom the invitation is for. */
  address: string | null;
}

export interface ReadInvitation extends Opened {
  title: string;
  /** Titles of further cases that the same link opens. */
  others: string[];
  role: NewInvitation['role'];
  invited_by: string | null;
  expires_at: Date;
}

export async function readInvitation(tx: Tx, tokenHash: string, now: Date): Promise<ReadInvitation> {
  const row = await tx.first<ReadInvitation>(sql`
    select refusal, case_id, chambers_id, address, title, others, role, invited_by, expires_at
    from app.read_invitation(${tokenHash}, ${now})`);
  if (!row) throw new Error('the invitation was not read');
  return row;
}

/** Accepts an invitation, which works once. */
export async function acceptInvitation(tx: Tx, tokenHash: string, now: Date): Promise<Opened> {
  const row = await tx.first<Opened>(sql`select * from app.accept_invitation(${tokenHash}, ${now})`);
  if (!row) throw new Error('the invitation was not read');
  return row;
}

type OfferRefusal = 'unknown' | 'self' | 'member';

/** Offers a case of the caller to somebody in it, in place of an earlier offer. */
export async function offerCase(
  tx: Tx,
  offer: { caseId: string; userId: string; until: Date },
): Promise<OfferRefusal | null> {
  const row = await tx.first<{ refusal: OfferRefusal | null }>(
    sql`select app.offer_case(${offer.caseId}, ${offer.userId}, ${offer.until}) as refusal`,
  );
  return row ? row.refusal : 'unknown';
}

type OfferRow = Omit<CaseOffer, 'expires_at' | 'bytes'> & { expires_at: Date; bytes: string };

/** The open offer of a case to or by the caller. */
export async function readOffer(tx: Tx, caseId: string, now: Date): Promise<CaseOffer | undefined> {
  const row = await tx.first<OfferRow>(sql`select * from app.offer_of_case(${caseId}, ${now})`);
  return row && { ...row, bytes: Number(row.bytes), expires_at: row.expires_at.toISOString() };
}

/** Takes a case that is offered to the caller. `used`: the bytes of storage that they use then. */
export async function acceptCase(
  tx: Tx,
  caseId: string,
  now: Date,
): Promise<{ refusal: 'unknown' | 'second_factor' | null; used: string | null }> {
  // A case with many pages takes longer than other statements may.
  await tx.run(sql`set local statement_timeout = '120s'`);
  const row = await tx.first<{ refusal: 'unknown' | 'second_factor' | null; used: string | null }>(
    sql`select refusal, used from app.accept_case(${caseId}, ${now})`,
  );
  return row ?? { refusal: 'unknown', used: null };
}

/** Withdraws or declines an offer; false when there is none. */
export async function endOffer(tx: Tx, caseId: string): Promise<boolean> {
  return (await tx.first<{ ended: boolean }>(sql`select app.end_offer(${caseId}) as ended`))?.ended ?? false;
}

interface Person {
  user_id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  since: Date;
}

export interface PersonOfCase extends Person {
  role: 'owner' | MemberRole;
  member_id: string | null;
  chambers_id: string | null;
  chambers: string | null;
}

/** Everybody in a case, the owner first; empty when the caller is not in it. */
export const peopleOfCase = (tx: Tx, caseId: string): Promise<PersonOfCase[]> =>
  tx.rows(sql`select * from app.people_of_case(${caseId})`);

export interface PersonOfChambers extends Person {
  role: 'head' | 'member' | 'clerk';
  member_id: string;
}

/** Everybody in a chambers; empty when the caller is not in it. */
export const peopleOfChambers = (tx: Tx, chambersId: string): Promise<PersonOfChambers[]> =>
  tx.rows(sql`select * from app.people_of_chambers(${chambersId})`);

/** The client of a case as the caller may see it; undefined when the caller is not in the case. */
export const clientOfCase = (tx: Tx, caseId: string): Promise<z.infer<typeof clientOfCaseBody> | undefined> =>
  tx.first(sql`select * from app.client_of_case(${caseId})`);

/** Runs as the worker: keeps the newest entries of each case. */
export async function sweepSharing(tx: Tx): Promise<void> {
  await tx.run(sql`select app.prune_case_activity()`);
}
