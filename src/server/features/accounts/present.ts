import { ACCOUNTS } from '#shared/account-limits.ts';
import type { AuthSession, AuthUser } from '#shared/contracts/accounts.ts';
import type { ListedFactor } from '#shared/contracts/factors.ts';
import type { ShownAccount } from './account-store.ts';
import { appMetadata, presentIdentities } from './present-identities.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { StartedSession } from './sessions/session-store.ts';
import type { FactorRow } from './tables.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** A user in the form of `/auth/v1`: declared keys only, never a hash. */
export function presentUser(account: ShownAccount): AuthUser {
  const { user, factors, newEmail } = account;
  const identities = presentIdentities(account);
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    new_email: newEmail,
    email_confirmed_at: iso(user.emailConfirmedAt),
    phone_confirmed_at: iso(user.phoneConfirmedAt),
    confirmed_at: iso(user.emailConfirmedAt ?? user.phoneConfirmedAt),
    confirmation_sent_at: iso(user.confirmationSentAt),
    phone: user.phone ?? '',
    has_password: user.passwordHash !== null,
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: appMetadata(identities),
    user_metadata: user.userMetadata,
    identities,
    factors: factors.map(listed),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

function listed(factor: FactorRow): ListedFactor {
  return {
    id: factor.id,
    factor_type: factor.factorType,
    status: factor.status,
    friendly_name: factor.friendlyName ?? '',
    ...(factor.issuer === null ? {} : { issuer: factor.issuer }),
    ...(factor.phone === null ? {} : { phone: factor.phone }),
    last_challenged_at: iso(factor.lastChallengedAt),
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  };
}

export async function presentSession(
  tokens: AccessTokens,
  { session, refreshToken, ...account }: Omit<StartedSession, 'cookie'>,
): Promise<AuthSession> {
  const { user } = account;
  const { token, expiresAt } = await tokens.sign({
    userId: user.id,
    sessionId: session.id,
    email: user.email ?? '',
    phone: user.phone ?? '',
    aal: session.aal,
    amr: session.amr,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCOUNTS.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentUser(account),
  };
}
