import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { errors, PUBLIC } from '#server/platform/http/openapi.ts';
import { type AuditEntry, auditPage, auditQuery } from '#shared/contracts/sessions-and-audit.ts';
import { type AuditRow, listAuditEvents } from './audit-store.ts';
import type { Accounts } from './context.ts';
import { routes, security } from './contract.ts';
import { erasureRoutes } from './erasure/erasure-routes.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { recoveryCodeRoutes } from './factors/recovery-code-routes.ts';
import { verifyRoutes } from './links/verify-routes.ts';
import { otpRoutes } from './phones/otp-routes.ts';
import { sendReauthenticationCode } from './phones/send-reauthentication-code.ts';
import { providerRoutes } from './providers/routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { tokenRoutes } from './sessions/token-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { userRoutes } from './user-routes.ts';

const reauthenticate = routes.get('/reauthenticate', {
  security,
  summary: 'Ask for a code that confirms a change of password, email or phone, as `nonce` of PUT /user',
  responses: {
    200: json(z.object({}), 'Sent to the confirmed email address, else to the phone'),
    ...errors(401, 403, 422, 429),
  },
});

function reauthenticateRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services, signedIn } = accounts;
  app.use('/reauthenticate', signedIn);
  app.openapi(reauthenticate, async (c) => {
    await sendReauthenticationCode(services, c);
    return c.json({}, 200);
  });
}

const readAudit = routes.get('/audit', {
  security,
  summary: 'What happened to one’s own account, newest first',
  request: { query: auditQuery },
  responses: {
    200: json(auditPage, 'Entries; the next page is `before` the last id'),
    ...errors(400, 401, 403),
  },
});

function auditRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
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

const jwks = routes.get('/.well-known/jwks.json', {
  ...PUBLIC,
  summary: 'The keys with which access tokens are checked',
  responses: {
    200: json(z.object({ keys: z.array(z.record(z.string(), z.unknown())) }), 'ES256 public keys'),
  },
});

/** `/auth/v1`. */
export function accountsRoutes(accounts: Accounts): OpenAPIHono<AppEnv> {
  const app = newApi();
  signUpRoutes(app, accounts);
  tokenRoutes(app, accounts);
  verifyRoutes(app, accounts);
  userRoutes(app, accounts);
  otpRoutes(app, accounts);
  reauthenticateRoutes(app, accounts);
  factorRoutes(app, accounts);
  recoveryCodeRoutes(app, accounts);
  providerRoutes(app, accounts);
  sessionRoutes(app, accounts);
  auditRoutes(app, accounts);
  erasureRoutes(app, accounts);
  app.openapi(jwks, async (c) => {
    c.header('cache-control', 'public, max-age=600');
    const { keys } = await accounts.tokens.keys();
    return c.json({ keys: keys.map((key) => ({ ...key })) }, 200);
  });
  return app;
}
