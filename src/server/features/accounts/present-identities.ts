import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import type { Account } from './account-store.ts';
import type { Identity, User } from './tables.ts';

/** A sign-in method of the user, as clients of this family read it. */
interface ShownIdentity {
  [key: string]: unknown;
  provider: 'email' | 'phone' | ProviderKey;
}

/**
 * The user's email address, phone and accounts at providers. The address counts as a sign-in method unless it came
 * with a Google account and the user never set a password.
 */
export function presentIdentities({ user, identities }: Account): ShownIdentity[] {
  const byEmail = user.email !== null && (user.passwordHash !== null || identities.length === 0);
  return [
    ...(byEmail ? [ofUser(user, 'email')] : []),
    ...(user.phoneConfirmedAt === null ? [] : [ofUser(user, 'phone')]),
    ...identities.map(ofProvider),
  ];
}

export function appMetadata(identities: readonly ShownIdentity[]): Record<string, unknown> {
  const providers = identities.map(({ provider }) => provider);
  return { provider: providers[0] ?? 'email', providers };
}

function ofUser(user: User, provider: 'email' | 'phone'): ShownIdentity {
  const said = provider === 'email' ? { email: user.email } : { phone: user.phone };
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      sub: user.id,
      ...said,
      email_verified: user.emailConfirmedAt !== null,
      phone_verified: user.phoneConfirmedAt !== null,
    },
    provider,
    ...said,
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    updated_at: user.createdAt.toISOString(),
  };
}

function ofProvider(identity: Identity): ShownIdentity {
  const { id, userId, provider, subject, email, identityData, createdAt, lastSignInAt } = identity;
  return {
    identity_id: id,
    id: subject,
    user_id: userId,
    identity_data: identityData,
    provider,
    ...(email === null ? {} : { email }),
    last_sign_in_at: lastSignInAt.toISOString(),
    created_at: createdAt.toISOString(),
    updated_at: lastSignInAt.toISOString(),
  };
}
