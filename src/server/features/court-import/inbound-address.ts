import { createHmac } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { hashSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { inboundAddress, inboundSenders } from '#shared/contracts/inbound-mail.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const routes = routesOf('Court import');
const path = '/inbound-address';

const read = routes.get(path, {
  summary: 'The address to which the caller forwards what courts send, and from whom mail is read',
  responses: { 200: json(inboundAddress, 'The address, null where there is none') },
});
const make = routes.post(path, {
  ...WHEN_UNPAID.refused,
  summary: 'Make an address for files from courts, or another one; the address of before ends',
  responses: { 200: json(inboundAddress, 'Made'), ...errors(404) },
});
const change = routes.patch(path, {
  ...WHEN_UNPAID.open,
  summary: 'Say from whom mail is read beside the caller: addresses, or `@domain`',
  request: { body: jsonBody(inboundSenders) },
  responses: { 200: json(inboundAddress, 'Changed'), ...errors(400, 404) },
});
const end = routes.delete(path, {
  ...WHEN_UNPAID.open,
  summary: 'End the address',
  responses: { 204: { description: 'Ended' } },
});

/** Letters and digits that are hard to take for one another, of which an address has twenty: a hundred random bits. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const TOKEN = new RegExp(`^drop-([${SIGNS}]{20})$`, 'u');

/** The secret part of an address, from a key that the database does not hold. */
function tokenOf(hmacKey: Uint8Array, owner: string, version: number): string {
  const bytes = createHmac('sha256', hmacKey).update(`inbound address ${owner} ${version}`).digest();
  return [...bytes.subarray(0, 20)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** The hash by which an address is found; undefined for one of another form or domain. */
export function hashOfAddress(address: string, domain: string): string | undefined {
  const [local, of, ...more] = address.trim().toLowerCase().split('@');
  if (of !== domain || more.length > 0) return undefined;
  const token = TOKEN.exec(local ?? '')?.[1];
  return token === undefined ? undefined : hashSecret(token);
}

interface AddressRow {
  owner_id: string;
  version: number;
  senders: string[];
}

const own = (tx: Tx): Promise<AddressRow | undefined> =>
  tx.first(sql`
    select owner_id, version, senders from public.inbound_addresses where owner_id = (select app.user_id()) for update`);

async function keepVersion(tx: Tx, hmacKey: Uint8Array, userId: string): Promise<void> {
  const version = ((await own(tx))?.version ?? 0) + 1;
  const hash = hashSecret(tokenOf(hmacKey, userId, version));
  await tx.run(sql`
    insert into public.inbound_addresses (owner_id, version, token_hash) values (${userId}, ${version}, ${hash})
    on conflict (owner_id) do update set version = excluded.version, token_hash = excluded.token_hash, updated_at = now()`);
}

/** `/functions/v1/inbound-address`; the caller checks the session, and lets no key in. */
export function inboundAddressRoutes({
  db,
  env,
  secrets,
}: Pick<Services, 'db' | 'env' | 'secrets'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const domain = env.INBOUND_MAIL_DOMAIN;
  const present = (row: AddressRow | undefined) => ({
    offered: domain !== undefined,
    address:
      row && domain !== undefined
        ? `drop-${tokenOf(secrets.hmacKey, row.owner_id, row.version)}@${domain}`
        : null,
    senders: row?.senders ?? [],
  });
  const gone = () => new ProblemError('not_found', sentenceOf(messages.mailNotOffered));

  app.openapi(read, async (c) => c.json(present(await db.withUser(c.get('session'), own)), 200));
  app.openapi(make, async (c) => {
    if (domain === undefined) throw gone();
    const session = c.get('session');
    const row = await db.withUser(session, async (tx) => {
      await keepVersion(tx, secrets.hmacKey, session.userId);
      return own(tx);
    });
    return c.json(present(row), 200);
  });
  app.openapi(change, async (c) => {
    const senders = [...new Set(c.req.valid('json').senders)];
    const row = await db.withUser(c.get('session'), async (tx) => {
      await tx.run(sql`
        update public.inbound_addresses set senders = ${senders}, updated_at = now() where owner_id = (select app.user_id())`);
      return own(tx);
    });
    if (!row) throw gone();
    return c.json(present(row), 200);
  });
  app.openapi(end, async (c) => {
    await db.withUser(c.get('session'), (tx) =>
      tx.run(sql`delete from public.inbound_addresses where owner_id = (select app.user_id())`),
    );
    return c.body(null, 204);
  });
  return app;
}
