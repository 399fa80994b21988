import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json } from '#server/platform/http/api.ts';
import { PUBLIC } from '#server/platform/http/openapi.ts';
import { authSettings } from '#shared/contracts/google.ts';
import type { Accounts } from '../context.ts';
import { tags } from '../contract.ts';
import { authorizeRoutes } from './authorize-routes.ts';
import { callbackRoutes } from './callback-routes.ts';
import { connectionRoutes } from './connection-routes.ts';
import { type GoogleProvider, openGoogle } from './google-provider.ts';

const settings = createRoute({
  method: 'get',
  path: '/settings',
  tags,
  ...PUBLIC,
  summary: 'Which ways of signing in this server offers',
  responses: { 200: json(authSettings, 'For anybody') },
});

function settingsRoutes(
  app: OpenAPIHono<AppEnv>,
  { services }: Accounts,
  google: GoogleProvider | undefined,
): void {
  app.openapi(settings, (c) =>
    c.json(
      {
        external: { email: true, phone: true, google: google !== undefined } as const,
        sms_provider: services.sms.provider,
        disable_signup: false as const,
        mailer_autoconfirm: false as const,
        phone_autoconfirm: false as const,
      },
      200,
    ),
  );
}

/** Sign-in with Google, and the list of sign-in methods. Tests pass `google` with shorter timeouts. */
export function googleRoutes(
  app: OpenAPIHono<AppEnv>,
  accounts: Accounts,
  google = openGoogle(accounts.services.env),
): void {
  settingsRoutes(app, accounts, google);
  authorizeRoutes(app, accounts, google);
  callbackRoutes(app, accounts, google);
  connectionRoutes(app, accounts, google);
}
