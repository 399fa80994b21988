import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import { type AuditEntry, auditPage, auditQuery } from '#shared/contracts/sessions-and-audit.ts';
import type { Accounts } from '../context.ts';
import { routes, security } from '../contract.ts';
import { type AuditRow, listAuditEvents } from './audit-store.ts';

const readAudit = routes.get('/audit', {
  security,
  summary: 'What happened to one’s own account, newest first',
  request: { query: auditQuery },
  responses: {
    200: json(auditPage, 'Entries; the next page is `before` the last id'),
    ...errors(400, 401, 403),
  },
});

export function auditRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  app.on('GET', '/audit', accounts.signedIn);
  app.openapi(readAudit, async (c) => {
    const { userId } = c.get('session');
    const page = c.req.valid('query');
    const rows = await accounts.services.db.withAccounts((tx) => listAuditEvents(tx, userId, page));
    return c.json(rows.map(present), 200);
  });
}

function present({ id, event, details, sessionId, address, userAgent, at }: AuditRow): AuditEntry {
  return {
    id,
    event,
    details,
    session_id: sessionId,
    address,
    user_agent: userAgent,
    at: at.toISOString(),
  };
}
