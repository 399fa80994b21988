import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { type ApiKey, apiKeyList, madeApiKey, newApiKey } from '#shared/contracts/api-keys.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { requireRecent } from '../sessions/reauthentication.ts';
import type { ApiKeyRow } from '../tables.ts';
import { addApiKey, apiKeysOf, endApiKey } from './api-key-store.ts';

const routes = routesOf('Keys');

const list = routes.get('/api-keys', {
  summary: 'One’s own keys, newest first',
  responses: { 200: json(apiKeyList, 'The keys, without the keys themselves') },
});

const make = routes.post('/api-keys', {
  ...WHEN_UNPAID.open,
  summary: 'Make a key with which other software calls this API',
  description:
    'In a session under 10 minutes old, or with `current_password` or `nonce`. The key is in this answer only. It is a bearer token for the calls that its scopes name; every other call answers 403 `insufficient_scope`. A key that was made without a second factor stops working when its owner adds one.',
  request: { body: jsonBody(newApiKey) },
  responses: { 200: json(madeApiKey, 'Made'), ...errors(400, 401, 403, 422, 429) },
});

const end = routes.delete('/api-keys/{id}', {
  ...WHEN_UNPAID.open,
  summary: 'End a key at once',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Ended' }, ...errors(404) },
});

const present = ({ id, name, scopes, ending, createdAt, lastUsedAt, ...row }: ApiKeyRow): ApiKey => ({
  id,
  name,
  scopes,
  ending,
  created_at: createdAt.toISOString(),
  expires_at: (row.refreshExpiresAt ?? row.expiresAt)?.toISOString() ?? null,
  last_used_at: lastUsedAt?.toISOString() ?? null,
  connected: row.clientId !== null,
});

/** `/functions/v1/api-keys`; the caller checks the session, and lets no key in. */
export function apiKeyRoutes(accounts: Accounts): OpenAPIHono<AppEnv> {
  const { db, now } = accounts.services;
  const app = newApi();

  app.openapi(list, async (c) => {
    const kept = await db.withAccounts((tx) => apiKeysOf(tx, c.get('session').userId));
    return c.json(kept.map(present), 200);
  });

  app.openapi(make, async (c) => {
    const { name, scopes, expires_at, ...proof } = c.req.valid('json');
    const { userId, aal, sessionId } = c.get('session');
    const expiresAt = expires_at ? new Date(expires_at) : null;
    if (expiresAt && expiresAt <= now())
      throw new ProblemError('invalid_request', sentenceOf(accountErrors.apiKeyEndsInThePast));
    await requireRecent(accounts, c, proof);
    const made = await db.withAccounts(async (tx) => {
      const added = await addApiKey(tx, { userId, aal, name, scopes, expiresAt }, now());
      const details = { friendly_name: name, scopes: scopes.join(' ') };
      if (added)
        await recordAudit(
          tx,
          { userId, sessionId, event: 'api_key_made', details, ...requestDetails(c) },
          now(),
        );
      return added;
    });
    if (!made) throw new ProblemError('unprocessable', sentenceOf(accountErrors.tooManyApiKeys));
    c.header('cache-control', 'private, no-store');
    return c.json({ ...present(made.row), key: made.key }, 200);
  });

  app.openapi(end, async (c) => {
    const { userId, sessionId } = c.get('session');
    const ended = await db.withAccounts(async (tx) => {
      const found = await endApiKey(tx, userId, c.req.valid('param').id);
      if (!found) return false;
      const event = found.connected ? 'program_ended' : 'api_key_ended';
      const details = { friendly_name: found.name };
      await recordAudit(tx, { userId, sessionId, event, details, ...requestDetails(c) }, now());
      return true;
    });
    if (!ended) throw new ProblemError('not_found');
    return c.body(null, 204);
  });
  return app;
}
