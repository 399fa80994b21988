import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import { clearSessionCookie } from '#server/platform/http/session-cookie.ts';
import { currentSession, ENDED_ELSEWHERE, sessionList } from '#shared/contracts/sessions-and-audit.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { routes, security } from '../contract.ts';
import { presentSession, readCurrentSession } from './current-session.ts';
import { emptyEndedBrowser } from './ended-elsewhere.ts';
import { endSessions, liveSessionsOf, ownSession } from './session-store.ts';

const list = routes.get('/sessions', {
  security,
  summary: 'One’s own sessions, newest use first',
  responses: { 200: json(sessionList, 'The sessions that are alive'), ...errors(401, 403) },
});

const current = routes.get('/sessions/current', {
  security,
  summary: 'This session and its user',
  description:
    '`next_aal` above `aal` means that a second factor is still to be confirmed; nothing else opens.',
  responses: { 200: json(currentSession, 'The session'), ...errors(401) },
});

const end = routes.delete('/sessions/{id}', {
  security,
  summary: 'End one of one’s own sessions',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Ended' }, ...errors(400, 401, 403, 404) },
});

export function sessionRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { db, env, now } = accounts.services;
  app.on('GET', '/sessions', accounts.signedIn);
  app.on('GET', '/sessions/current', async (c, next) => {
    await next();
    if (c.res.status !== 401 || !(await emptyEndedBrowser(accounts.services, c))) return;
    throw new ProblemError('unauthenticated', sentenceOf(accountErrors.sessionEnded), {
      reason: ENDED_ELSEWHERE,
    });
  });
  app.on('GET', '/sessions/current', accounts.aal1Session);
  app.on('DELETE', '/sessions/:id', accounts.signedIn);

  app.openapi(list, async (c) => {
    const { userId, sessionId } = c.get('session');
    const alive = await db.withAccounts((tx) => liveSessionsOf(tx, userId, now()));
    return c.json(
      alive.map((session) => presentSession(session, sessionId)),
      200,
    );
  });

  app.openapi(current, async (c) => {
    const session = await readCurrentSession(accounts.services, c.get('session'));
    if (!session) throw new ProblemError('unauthenticated');
    return c.json(session, 200);
  });

  app.openapi(end, async (c) => {
    const { userId, sessionId } = c.get('session');
    const { id } = c.req.valid('param');
    const ended = await db.withAccounts(async (tx) => {
      if (!(await ownSession(tx, { userId, id }, now()))) return false;
      await endSessions(tx, { userId, only: id }, 'ended by its user', now());
      await recordAudit(tx, { userId, sessionId: id, event: 'session_ended', ...requestDetails(c) }, now());
      return true;
    });
    if (!ended) throw new ProblemError('not_found');
    if (id === sessionId) clearSessionCookie(c, env);
    return c.body(null, 204);
  });
}
