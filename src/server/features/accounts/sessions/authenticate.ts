import { publicOrigin } from '#server/core/env.ts';
import { hashSecret } from '#server/core/random-secret.ts';
import { bearerOf, type Session, type Sessions } from '#server/platform/http/access.ts';
import { sessionCookieOf } from '#server/platform/http/session-cookie.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { findKeySession } from '../api-keys/api-key-store.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { filterLiveSessions, findLiveSession, type LiveSession, touchSession } from './session-store.ts';

type Deps = Pick<Services, 'db' | 'env' | 'secrets' | 'now'>;

/** A session's last use is updated at most this often, so that reading does not cause a write. */
const TOUCH_MS = 5 * 60_000;

export function accessTokensOf({ env, secrets, now }: Omit<Deps, 'db'>): AccessTokens {
  return createAccessTokens(secrets.signingKey, `${publicOrigin(env)}/auth/v1`, now);
}

/** The sessions of platform/access.ts: the bearer token, else the cookie, checked against the database each time. */
export function createSessions(parts: Deps): Sessions {
  const { db, env, now } = parts;
  const tokens = accessTokensOf(parts);
  const find = async (by: { id: string } | { cookieHash: string }) => {
    const live = await findLiveSession(db, by, now());
    const stale = live && now().getTime() - live.lastSeenAt.getTime() > TOUCH_MS;
    if (stale) await db.withAccounts((tx) => touchSession(tx, live.id, now()));
    return live && present(live);
  };
  return {
    async authenticate(request) {
      const bearer = bearerOf(request);
      const by =
        bearer === undefined ? byCookie(sessionCookieOf(request, env)) : await byToken(tokens, bearer);
      const session = by && (await find(by));
      return session && { session, via: bearer === undefined ? 'cookie' : 'bearer' };
    },
    findKey: (key) => findKeySession(db, key, now()),
    async find(id) {
      const session = await find({ id });
      return session?.needsSecondFactor ? undefined : session;
    },
    filterLive: (ids) => db.withAccounts((tx) => filterLiveSessions(tx, ids, now())),
  };
}

function present(live: LiveSession): Session {
  const { id, userId, aal, email, createdAt, hasSecondFactor, language } = live;
  const signedInAt = Math.floor(createdAt.getTime() / 1000);
  const needsSecondFactor = hasSecondFactor && aal === 'aal1';
  return { userId, aal, sessionId: id, email: email ?? '', signedInAt, needsSecondFactor, language };
}

function byCookie(cookie: string | undefined): { cookieHash: string } | undefined {
  return cookie === undefined ? undefined : { cookieHash: hashSecret(cookie) };
}

async function byToken(tokens: AccessTokens, bearer: string): Promise<{ id: string } | undefined> {
  const claims = await tokens.verify(bearer);
  return claims && { id: claims.session_id };
}

/** The same sessions for `/auth/v1`, where clients distinguish an invalid token from an ended session. */
export function explainingSessions(sessions: Sessions, tokens: AccessTokens): Sessions {
  return {
    ...sessions,
    async authenticate(request) {
      const found = await sessions.authenticate(request);
      if (found) return found;
      const bearer = bearerOf(request);
      if (bearer === undefined) return undefined;
      const ours = await tokens.verify(bearer);
      throw ours
        ? new ProblemError('unauthenticated', sentenceOf(accountErrors.sessionEnded), {
            reason: 'session_not_found',
          })
        : new ProblemError('unauthenticated', sentenceOf(accountErrors.accessTokenInvalid), {
            reason: 'bad_jwt',
          });
    },
  };
}
