import {
  type CryptoKey,
  calculateJwkThumbprint,
  errors,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { ACCOUNTS } from '#shared/account-limits.ts';
import type { AuthMethod } from '../tables.ts';

const AUDIENCE = 'authenticated';

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  iat: z.int(),
  exp: z.int(),
});
type AccessClaims = z.infer<typeof claimsSchema>;

interface TokenSubject {
  userId: string;
  sessionId: string;
  email: string;
  phone: string;
  aal: 'aal1' | 'aal2';
  amr: AuthMethod[];
}

/** Access tokens: ES256, one hour. A token only names a session; the database decides whether that is alive. */
export interface AccessTokens {
  sign(subject: TokenSubject): Promise<{ token: string; expiresAt: number }>;
  /** The claims, or undefined for a foreign, altered or expired token. */
  verify(token: string): Promise<AccessClaims | undefined>;
  /** The public half, for `/.well-known/jwks.json`. */
  keys(): Promise<{ keys: JWK[] }>;
}

export function createAccessTokens(
  signingKey: Record<string, unknown>,
  issuer: string,
  now: () => Date,
): AccessTokens {
  const jwk = signingKey as JWK;
  const publicJwk: JWK = { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y, alg: 'ES256', use: 'sig' };
  let loading: Promise<{ kid: string; secret: CryptoKey; open: CryptoKey }> | undefined;
  const load = async () => {
    const kid = jwk.kid ?? (await calculateJwkThumbprint(publicJwk));
    const [secret, open] = await Promise.all([importJWK(jwk, 'ES256'), importJWK(publicJwk, 'ES256')]);
    return { kid, secret: secret as CryptoKey, open: open as CryptoKey };
  };
  const keys = () => {
    loading ??= load();
    return loading;
  };
  return {
    async sign(subject) {
      const { kid, secret } = await keys();
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + ACCOUNTS.accessTokenSeconds;
      const { userId, sessionId, email, phone, aal, amr } = subject;
      const token = await new SignJWT({ role: AUDIENCE, email, phone, session_id: sessionId, aal, amr })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(secret);
      return { token, expiresAt };
    },
    async verify(token) {
      const { open } = await keys();
      try {
        const options = { algorithms: ['ES256'], audience: AUDIENCE, issuer, currentDate: now() };
        const { payload } = await jwtVerify(token, open, options);
        return claimsSchema.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
    async keys() {
      const { kid } = await keys();
      return { keys: [{ ...publicJwk, kid, key_ops: ['verify'] }] };
    },
  };
}
