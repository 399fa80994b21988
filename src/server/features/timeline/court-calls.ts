import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  COURT_CALLS,
  type CourtCall,
  courtCalls,
  courtCallsQuery,
  hallKey,
  newCourtCall,
} from '#shared/contracts/court-calls.ts';

const routes = routesOf('Timeline');

const list = routes.get('/court-calls', {
  summary: 'The item that each hall calls now, as somebody in the chambers entered it',
  request: { query: courtCallsQuery },
  responses: { 200: json(courtCalls, 'The newest of each hall'), ...errors(400) },
});
const enter = routes.put('/court-calls', {
  ...WHEN_UNPAID.refused,
  summary: 'Enter the item that a hall calls now; the members of the chambers see it',
  request: { body: jsonBody(newCourtCall) },
  responses: { 204: { description: 'Entered' }, ...errors(400) },
});

/** The newest item of each hall that the caller may see. */
function callsOf(tx: Tx, day: string): Promise<CourtCall[]> {
  return tx.rows<CourtCall>(sql`
    select distinct on (c.hall) c.hall, c.item, c.called_at::text as called_at, coalesce(
      (select p.full_name from public.profiles p where p.id = c.owner_id),
      (select q.name from public.chambers h cross join lateral app.people_of_chambers(h.id) q where q.user_id = c.owner_id limit 1)) as by
    from public.court_calls c where c.day = ${day}
    order by c.hall, c.called_at desc, c.owner_id limit 500`);
}

/** Enters a call; those of past days, and of the oldest halls beyond the limit, go. */
async function enterCall(
  tx: Tx,
  { day, hall, item }: { day: string; hall: string; item: string },
  now: Date,
) {
  const at = now.toISOString();
  await tx.run(sql`
    insert into public.court_calls (day, hall, item, called_at) values (${day}, ${hall}, ${item}, ${at}::timestamptz)
    on conflict (owner_id, day, hall) do update set item = excluded.item, called_at = excluded.called_at`);
  await tx.run(sql`
    delete from public.court_calls where owner_id = (select app.user_id()) and (
      called_at < ${at}::timestamptz - make_interval(days => ${COURT_CALLS.days}) or (day, hall) in (
        select day, hall from public.court_calls where owner_id = (select app.user_id()) and day = ${day}
        order by called_at desc, hall offset ${COURT_CALLS.halls}))`);
}

/** `/functions/v1/court-calls`; the caller checks the session. */
export function courtCallRoutes(app: OpenAPIHono<AppEnv>, { db, now }: Pick<Services, 'db' | 'now'>): void {
  app.openapi(list, async (c) => {
    const { day } = c.req.valid('query');
    return c.json({ calls: await db.withUser(c.get('session'), (tx) => callsOf(tx, day)) }, 200);
  });
  app.openapi(enter, async (c) => {
    const { day, court, hall, item } = c.req.valid('json');
    const call = { day, hall: hallKey(court, hall), item };
    await db.withUser(c.get('session'), (tx) => enterCall(tx, call, now()));
    return c.body(null, 204);
  });
}
