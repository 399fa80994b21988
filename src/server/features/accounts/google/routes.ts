import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Accounts } from '../context.ts';
import { authorizeRoutes } from './authorize-routes.ts';
import { callbackRoutes } from './callback-routes.ts';
import { connectionRoutes } from './connection-routes.ts';
import { openGoogle } from './google-provider.ts';
import { settingsRoutes } from './settings-routes.ts';

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
