import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { PUBLIC } from '#server/platform/http/openapi.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import type { Accounts } from './context.ts';
import { routes } from './contract.ts';
import { erasureRoutes } from './erasure/erasure-routes.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { recoveryCodeRoutes } from './factors/recovery-codes/recovery-code-routes.ts';
import { verifyRoutes } from './links/verify-routes.ts';
import { otpRoutes } from './phones/otp-routes.ts';
import { reauthenticateRoutes } from './phones/reauthenticate-routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { tokenRoutes } from './sessions/token-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { userRoutes } from './user-routes.ts';

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
