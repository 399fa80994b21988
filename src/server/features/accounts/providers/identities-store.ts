import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { assignments, findRow, insertInto } from '#server/platform/db/table.ts';
import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { nameForGreeting } from '#shared/person-names.ts';
import { consentAt } from '../../profiles/store.ts';
import { addUser, confirmUser } from '../store.ts';
import { identities, type User, users } from '../tables.ts';
import type { ProviderClaims } from './openid-provider.ts';

type Refusal = 'emailNotVerified' | 'localNotConfirmed' | 'otherLinked' | 'disconnected';

export type ResolvedIdentity =
  | { user: User; how: 'known' | 'linked' | 'created' }
  /** The key of the message with the reason. */
  | { refused: Refusal };

/** The column that says when a user disconnected a provider. */
const DISCONNECTED = { google: 'googleDisconnectedAt', oidc: 'oidcDisconnectedAt' } as const;

/**
 * Finds the account for an identity at a provider. A known subject belongs to its user, whatever its address is now. A new
 * subject needs an address that the provider has verified: it is linked to the confirmed account of that address, or gets a
 * new account. A sign-up with somebody else's unconfirmed address gains nothing, and a user who disconnected the provider is
 * not connected again automatically.
 */
export async function resolveIdentity(
  tx: Tx,
  provider: ProviderKey,
  claims: ProviderClaims,
  now: Date,
): Promise<ResolvedIdentity> {
  const known = await findBySubject(tx, provider, claims, now);
  if (known) return { user: known, how: 'known' };
  const { email } = claims;
  if (email === undefined || !claims.email_verified) return { refused: 'emailNotVerified' };
  // Locked, so that the address cannot move to another account in the meantime.
  const local = await findRow(tx, users, sql`email = ${email} for no key update`);
  if (local) return link(tx, local, { provider, claims }, now);
  const user = await create(tx, email, { provider, claims }, now);
  // A parallel sign-in took the address and has committed, because the insert waited for it.
  return user ? { user, how: 'created' } : resolveIdentity(tx, provider, claims, now);
}

/** Locks the user's row before the identity's, as all code does, so that parallel sign-ins do not deadlock. */
async function findBySubject(
  tx: Tx,
  provider: ProviderKey,
  claims: ProviderClaims,
  now: Date,
): Promise<User | undefined> {
  const same = sql`provider = ${provider} and subject = ${claims.sub}`;
  const identity = await findRow(tx, identities, same);
  if (!identity) return undefined;
  const user = await findRow(tx, users, sql`id = ${identity.userId} for no key update`);
  const seen = assignments(identities, { ...dataOf(claims), lastSignInAt: now });
  await tx.run(sql`update auth.identities set ${seen} where ${same}`);
  return user;
}

interface ProvenIdentity {
  provider: ProviderKey;
  claims: ProviderClaims;
}

async function link(
  tx: Tx,
  user: User,
  { provider, claims }: ProvenIdentity,
  now: Date,
): Promise<ResolvedIdentity> {
  if (user.emailConfirmedAt === null) return { refused: 'localNotConfirmed' };
  if (user[DISCONNECTED[provider]] !== null) return { refused: 'disconnected' };
  const another = sql`user_id = ${user.id} and provider = ${provider} and subject <> ${claims.sub}`;
  // This user already has another account at this provider, and an address can be reassigned to another person.
  if (await findRow(tx, identities, another)) return { refused: 'otherLinked' };
  const added = await addIdentity(tx, user.id, { provider, claims }, now);
  return added ? { user, how: 'linked' } : resolveIdentity(tx, provider, claims, now);
}

async function create(
  tx: Tx,
  email: string,
  { provider, claims }: ProvenIdentity,
  now: Date,
): Promise<User | undefined> {
  const fullName = nameForGreeting(claims.name);
  const userMetadata = fullName === undefined ? {} : { full_name: fullName };
  const added = await addUser(tx, { email, userMetadata }, now);
  const user =
    added && (await confirmUser(tx, added.id, { userMetadata, consent: consentAt(provider, now) }, now));
  if (user && !(await addIdentity(tx, user.id, { provider, claims }, now)))
    throw new Error('this identity was given to another account while the account was made');
  return user;
}

/** False when this account already belongs to a user. */
export async function addIdentity(
  tx: Tx,
  userId: string,
  { provider, claims }: ProvenIdentity,
  now: Date,
): Promise<boolean> {
  const identity = { userId, provider, subject: claims.sub, ...dataOf(claims) } as const;
  const added = insertInto(identities, { ...identity, createdAt: now, lastSignInAt: now });
  return (await tx.run(sql`${added} on conflict do nothing`)) > 0;
}

function dataOf(claims: ProviderClaims) {
  const { sub, email, email_verified } = claims;
  const identityData = { sub, email, email_verified, full_name: nameForGreeting(claims.name) };
  return { email: email ?? null, identityData };
}
