import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import type { Accounts } from '../context.ts';
import { routes, security } from '../contract.ts';
import { sendReauthenticationCode } from './send-reauthentication-code.ts';

const reauthenticate = routes.get('/reauthenticate', {
  security,
  summary: 'Ask for a code that confirms a change of password, email or phone, as `nonce` of PUT /user',
  responses: {
    200: json(z.object({}), 'Sent to the confirmed email address, else to the phone'),
    ...errors(401, 403, 422, 429),
  },
});

export function reauthenticateRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services, signedIn } = accounts;
  app.use('/reauthenticate', signedIn);
  app.openapi(reauthenticate, async (c) => {
    await sendReauthenticationCode(services, c);
    return c.json({}, 200);
  });
}
