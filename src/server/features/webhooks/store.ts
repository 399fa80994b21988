import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { WEBHOOKS, type WebhookEvent, type webhookEndpointChange } from '#shared/contracts/webhooks.ts';
import type { SignedEndpoint } from './signature.ts';

export interface EndpointRow extends SignedEndpoint {
  url: string;
  events: WebhookEvent[];
  enabled: boolean;
  created_at: Date;
}

const COLUMNS = sql`id, url, events, enabled, secret_version, rotated_at, created_at`;

export function endpointsOf(tx: Tx): Promise<EndpointRow[]> {
  return tx.rows(
    sql`select ${COLUMNS} from public.webhook_endpoints order by created_at, id limit ${WEBHOOKS.perUser}`,
  );
}

export function endpointById(tx: Tx, id: string): Promise<EndpointRow | undefined> {
  return tx.first(sql`select ${COLUMNS} from public.webhook_endpoints where id = ${id}`);
}

export function addEndpoint(
  tx: Tx,
  { url, events }: { url: string; events: readonly string[] },
): Promise<EndpointRow | undefined> {
  return tx.first(
    sql`insert into public.webhook_endpoints (url, events) values (${url}, ${[...events]}) returning ${COLUMNS}`,
  );
}

export function changeEndpoint(
  tx: Tx,
  id: string,
  { url, events, enabled }: z.infer<typeof webhookEndpointChange>,
  now: Date,
): Promise<EndpointRow | undefined> {
  return tx.first(sql`
    update public.webhook_endpoints set url = coalesce(${url ?? null}, url), events = coalesce(${events ? [...events] : null}::text[], events),
      enabled = coalesce(${enabled ?? null}::boolean, enabled), updated_at = ${now}
    where id = ${id} returning ${COLUMNS}`);
}

/** Replaces the secret; the one before signs for a day more. */
export function rotateSecret(tx: Tx, id: string, now: Date): Promise<EndpointRow | undefined> {
  return tx.first(sql`
    update public.webhook_endpoints set secret_version = secret_version + 1, rotated_at = ${now}, updated_at = ${now}
    where id = ${id} returning ${COLUMNS}`);
}

export async function removeEndpoint(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.first(sql`delete from public.webhook_endpoints where id = ${id} returning id`);
  return gone !== undefined;
}

export interface DeliveryRow {
  id: string;
  event_id: string;
  event: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  next_at: Date;
  last_status: number | null;
  last_problem: string | null;
  created_at: Date;
  delivered_at: Date | null;
}

const DELIVERY = sql`id, event_id, event, state, attempts, next_at, last_status, last_problem, created_at, delivered_at`;

/** The newest events for an endpoint of the caller. */
export function deliveriesOf(tx: Tx, endpointId: string): Promise<DeliveryRow[]> {
  return tx.rows(sql`
    select ${DELIVERY} from public.webhook_deliveries where endpoint_id = ${endpointId}
    order by created_at desc, id limit ${WEBHOOKS.log}`);
}

/** Sends an event again, from its first attempt. False when the endpoint of the caller has no such event. */
export async function resend(tx: Tx, endpointId: string, id: string, now: Date): Promise<boolean> {
  const again = await tx.first(sql`
    update public.webhook_deliveries set state = 'waiting', attempts = 0, next_at = ${now}
    where id = ${id} and endpoint_id = ${endpointId} returning id`);
  if (!again) return false;
  await tx.run(sql`select pg_notify('munshi_jobs', 'webhooks')`);
  return true;
}

/** An event for trying an endpoint; `until` keeps the queue from sending it too. */
export async function addTest(
  tx: Tx,
  endpoint: { id: string; ownerId: string },
  { id, event, body, until }: { id: string; event: string; body: string; until: Date },
): Promise<string> {
  const row = await tx.first<{ id: string }>(sql`
    insert into public.webhook_deliveries (owner_id, endpoint_id, event_id, event, body, next_at)
    values (${endpoint.ownerId}, ${endpoint.id}, ${id}, ${event}, ${body}, ${until}) returning id`);
  return row?.id ?? '';
}

export interface DueDelivery extends SignedEndpoint {
  delivery_id: string;
  event_id: string;
  event: string;
  body: string;
  attempts: number;
  url: string;
}

/**
 * Takes the event whose turn it is, of the endpoint that waited longest; until `until` no other server takes it. Undefined
 * when none is due. One that would wait for longer than any retry does was stored under a wrong clock. `Tx` of the worker.
 */
export async function takeDue(tx: Tx, now: Date, until: Date): Promise<DueDelivery | undefined> {
  const due = await tx.first<DueDelivery>(sql`
    with due as (
      select d.id as delivery_id, e.id as endpoint_id from public.webhook_endpoints e
      cross join lateral (
        select id from public.webhook_deliveries where endpoint_id = e.id and state = 'waiting'
          and (next_at <= ${now} or next_at > ${now}::timestamptz + interval '4 days')
        order by next_at limit 1 for update skip locked) d
      where e.enabled order by e.turn_at nulls first limit 1
    ), taken as (
      update public.webhook_deliveries d set next_at = ${until} from due where d.id = due.delivery_id
      returning d.id as delivery_id, d.endpoint_id, d.event_id, d.event, d.body, d.attempts
    )
    select t.delivery_id, t.event_id, t.event, t.body, t.attempts, e.id, e.url, e.secret_version, e.rotated_at
    from taken t join public.webhook_endpoints e on e.id = t.endpoint_id`);
  if (due) await tx.run(sql`update public.webhook_endpoints set turn_at = ${now} where id = ${due.id}`);
  return due;
}

export interface Attempt {
  state: 'waiting' | 'delivered' | 'failed';
  /** Until when the event was taken: an attempt of another server since then is not overwritten. */
  taken: Date;
  status: number | null;
  problem: string | null;
  nextAt: Date;
  at: Date;
}

/** Records how an attempt went. An event that was delivered stays so. `Tx` of the worker. */
export async function recordAttempt(tx: Tx, id: string, attempt: Attempt): Promise<void> {
  const { state, taken, status, problem, nextAt, at } = attempt;
  await tx.run(sql`
    update public.webhook_deliveries set state = ${state}, attempts = attempts + 1, last_status = ${status}, last_problem = ${problem}, next_at = ${nextAt},
      delivered_at = case when ${state} = 'delivered' then ${at}::timestamptz end
    where id = ${id} and state <> 'delivered' and (next_at = ${taken} or ${state} = 'delivered')`);
}

/** Removes the log before a day. `Tx` of the worker. */
export async function removeOldDeliveries(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`
    delete from public.webhook_deliveries where id in (
      select id from public.webhook_deliveries where state <> 'waiting' and created_at < ${before} limit 10000)`);
}
