import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json } from '#server/platform/http/api.ts';
import { PUBLIC } from '#server/platform/http/openapi.ts';
import { authSettings } from '#shared/contracts/google.ts';
import type { Accounts } from '../context.ts';
import { tags } from '../contract.ts';
import type { GoogleProvider } from './google-provider.ts';

const settings = createRoute({
  method: 'get',
  path: '/settings',
  tags,
  ...PUBLIC,
  summary: 'Which ways of signing in this server offers',
  responses: { 200: json(authSettings, 'For anybody') },
});

export function settingsRoutes(
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
