import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Env } from '#server/core/env.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json } from '#server/platform/http/api.ts';
import { errors, PUBLIC } from '#server/platform/http/openapi.ts';
import { authSettings } from '#shared/contracts/sign-in-providers.ts';
import { ProblemError } from '#shared/errors.ts';
import type { Accounts } from '../context.ts';
import { routes } from '../contract.ts';
import { authorizeRoutes } from './authorize-routes.ts';
import { callbackRoutes } from './callback-routes.ts';
import { connectionRoutes } from './connection-routes.ts';
import { openProviders, type Providers } from './openid-provider.ts';

const settings = routes.get('/settings', {
  ...PUBLIC,
  summary: 'Which ways of signing in this server offers',
  responses: { 200: json(authSettings, 'For anybody') },
});

function settingsRoutes(app: OpenAPIHono<AppEnv>, { services }: Accounts, providers: Providers): void {
  const oidc = providers.get('oidc');
  app.openapi(settings, (c) =>
    c.json(
      {
        external: {
          email: true,
          phone: true,
          google: providers.has('google'),
          oidc: oidc !== undefined,
        } as const,
        oidc: oidc ? { name: oidc.name, icon: iconOf(services.env) } : null,
        sms_provider: services.sms.provider,
        disable_signup: false as const,
        mailer_autoconfirm: false as const,
        phone_autoconfirm: false as const,
      },
      200,
    ),
  );
}

const ICONS: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
const ICON_PATH = '/auth/v1/providers/oidc/icon';
const typeOf = (icon: string | undefined): string | undefined =>
  icon === undefined ? undefined : ICONS[path.extname(icon).toLowerCase()];
const iconOf = ({ OIDC_ICON }: Pick<Env, 'OIDC_ICON'>): string | null =>
  typeOf(OIDC_ICON) === undefined ? null : ICON_PATH;

const icon = routes.get('/providers/oidc/icon', {
  ...PUBLIC,
  summary: 'The icon of the OpenID provider, from the settings',
  responses: {
    200: {
      description: 'The image',
      content: { 'image/*': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...errors(404),
  },
});

/** A file of the operator; it is no page, whatever it holds. */
function iconRoute(app: OpenAPIHono<AppEnv>, { services }: Accounts): void {
  app.openapi(icon, async (c) => {
    const { OIDC_ICON } = services.env;
    const type = typeOf(OIDC_ICON);
    const bytes = OIDC_ICON && type ? await readFile(OIDC_ICON).catch(() => undefined) : undefined;
    if (!bytes || !type) throw new ProblemError('not_found');
    return c.body(Uint8Array.from(bytes), 200, {
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=3600',
    });
  });
}

/** Sign-in with providers, and the list of sign-in methods. Tests pass `providers` with shorter timeouts. */
export function providerRoutes(
  app: OpenAPIHono<AppEnv>,
  accounts: Accounts,
  providers = openProviders(accounts.services.env),
): void {
  settingsRoutes(app, accounts, providers);
  iconRoute(app, accounts);
  authorizeRoutes(app, accounts, providers);
  callbackRoutes(app, accounts, providers);
  connectionRoutes(app, accounts, providers);
}
