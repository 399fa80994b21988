import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type Farewell, type User, users } from '../tables.ts';

/** Sets the day of the erasure; undefined when it is set already. */
export function setErasure(tx: Tx, userId: string, eraseAt: Date): Promise<User | undefined> {
  return tx.first(sql`
    update auth.users set erase_at = ${eraseAt} where id = ${userId} and erase_at is null returning ${users.columns}`);
}

/** Keeps an account whose erasure has not started; undefined when nobody asked for it. */
export function cancelErasure(tx: Tx, userId: string): Promise<User | undefined> {
  return tx.first(sql`
    update auth.users set erase_at = null where id = ${userId} and erase_at is not null and erasing is null
    returning ${users.columns}`);
}

/** The accounts whose day has come, those that wait longest first. */
export async function dueErasures(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const due = await tx.rows<{ id: string }>(sql`
    select id from auth.users where erase_at <= ${now} order by erase_at, id limit ${limit}`);
  return due.map(({ id }) => id);
}

/**
 * Takes every way to sign in away from an account whose day has come: nobody opens it any more, and its address and number
 * are free. Undefined when its user has kept it. A second call changes nothing.
 */
export async function closeAccount(tx: Tx, userId: string, now: Date): Promise<Farewell | undefined> {
  const user = await tx.first<User>(sql`
    select ${users.columns} from auth.users where id = ${userId} and erase_at <= ${now} for update`);
  if (!user) return undefined;
  if (user.erasing) return user.erasing;
  const { phone, emailConfirmedAt, userMetadata } = user;
  const email = emailConfirmedAt ? user.email : null;
  const farewell: Farewell = { email, phone, name: userMetadata.full_name ?? null };
  await tx.run(sql`
    update auth.users set erasing = ${JSON.stringify(farewell)}::jsonb, email = ${`erased-${userId}@munshi.invalid`},
      email_confirmed_at = null, phone = null, phone_confirmed_at = null, password_hash = null, user_metadata = '{}'
    where id = ${userId}`);
  await tx.run(sql`delete from auth.sessions where user_id = ${userId}`);
  await tx.run(sql`delete from auth.identities where user_id = ${userId}`);
  await tx.run(sql`delete from auth.oauth_flows where user_id = ${userId}`);
  await tx.run(sql`delete from auth.one_time_tokens where user_id = ${userId}`);
  await tx.run(sql`
    delete from auth.one_time_codes where user_id = ${userId} or recipient in (${email ?? ''}, ${phone ?? ''})`);
  return farewell;
}

/**
 * Keeps the entries of the account's log since a day under a key that names nobody, until
 * `sweepClosedLogs`.
 */
export async function keepClosedLog(tx: Tx, userId: string, key: string, since: Date): Promise<void> {
  await tx.run(sql`
    insert into auth.closed_account_log (account_key, event, address, user_agent, at)
    select ${key}, event, address, user_agent, at from auth.audit_log
    where user_id = ${userId} and at >= ${since} order by id`);
}

/** Removes entries of closed accounts before a day. */
export async function sweepClosedLogs(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`delete from auth.closed_account_log where at < ${before}`);
}

/** The last step: the account goes, with all rows that refer to it. */
export async function deleteAccount(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`delete from auth.users where id = ${userId} and erasing is not null`);
}

// As the worker.

/** Ids of the other users who can open cases of this user. */
export async function membersOfOwner(tx: Tx, userId: string): Promise<string[]> {
  const found = await tx.rows<{ id: string }>(sql`select app.members_of_owner(${userId}) as id`);
  return found.map(({ id }) => id);
}

/** Removes at most so many rows that the user owns in a table; returns how many. */
export async function eraseRows(tx: Tx, userId: string, table: string, limit: number): Promise<number> {
  const done = await tx.first<{ rows: number }>(
    sql`select app.erase_rows(${userId}, ${table}, ${limit}) as rows`,
  );
  return done?.rows ?? 0;
}

/** Takes the user out of at most so many rows of others; returns how many. */
export async function forgetAuthor(tx: Tx, userId: string, limit: number): Promise<number> {
  const done = await tx.first<{ rows: number }>(sql`select app.forget_author(${userId}, ${limit}) as rows`);
  return done?.rows ?? 0;
}

export async function storedPathsOf(tx: Tx, userId: string, limit: number): Promise<string[]> {
  const found = await tx.rows<{ path: string }>(
    sql`select path from public.stored_files s where owner_id = ${userId} and not exists (
      select from public.cases c where starts_with(s.path, 'case_files/' || c.id || '/') and c.owner_id <> ${userId}) limit ${limit}`,
  );
  return found.map(({ path }) => path);
}

export async function forgetStoredPaths(tx: Tx, userId: string, paths: readonly string[]): Promise<void> {
  await tx.run(
    sql`delete from public.stored_files where owner_id = ${userId} and path = any(${paths}::text[])`,
  );
}

/** The ids of the cases of a user behind one, in their order. */
export async function casesOf(
  tx: Tx,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const found = await tx.rows<{ id: string }>(sql`
    select id from public.cases where owner_id = ${userId} and id > ${after}::uuid order by id limit ${limit}`);
  return found.map(({ id }) => id);
}
