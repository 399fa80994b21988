import type { AuthSession, AuthUser } from '#shared/accounts.ts';
import { ACCOUNTS } from '#shared/accounts.ts';
import type { ListedFactor } from '#shared/factors.ts';
import type { Account } from './account-store.ts';
import type { StartedSession } from './store.ts';
import type { FactorRow, User } from './tables.ts';
import type { AccessTokens } from './tokens.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** A user as `/auth/v1` shows one: declared keys only, never a hash. */
export function presentUser({ user, factors }: Account): AuthUser {
  const email = user.email ?? '';
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: iso(user.emailConfirmedAt),
    confirmed_at: iso(user.emailConfirmedAt),
    confirmation_sent_at: iso(user.confirmationSentAt),
    phone: user.phone ?? '',
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.userMetadata,
    identities: user.email === null ? [] : [emailIdentity(user, email)],
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

function emailIdentity(user: User, email: string): Record<string, unknown> {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      sub: user.id,
      email,
      email_verified: user.emailConfirmedAt !== null,
      phone_verified: false,
    },
    provider: 'email',
    email,
    last_sign_in_at: iso(user.lastSignInAt),
    created_at: user.createdAt.toISOString(),
    updated_at: user.createdAt.toISOString(),
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
