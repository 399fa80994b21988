import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { draftPage, pageLayout } from '#shared/contracts/drafts/draft-page.ts';

const routes = routesOf('Drafts');
const answer = { 200: json(draftPage, 'The page; null until it is set') };

const read = routes.get('/draft-page', {
  summary: 'The page that the caller has set for exports of drafts (the profile `own`)',
  responses: answer,
});
const write = routes.put('/draft-page', {
  ...WHEN_UNPAID.refused,
  summary: 'Set this page, or null to remove it',
  request: { body: jsonBody(draftPage) },
  responses: answer,
});

/** The page that a user has set; null for none, and for one that this version does not know. */
export async function pageOf(tx: Tx, userId: string): Promise<z.infer<typeof pageLayout> | null> {
  const row = await tx.first<{ draft_page: unknown }>(
    sql`select draft_page from public.profiles where id = ${userId}`,
  );
  return pageLayout.safeParse(row?.draft_page).data ?? null;
}

/** `/functions/v1/draft-page`; the caller checks the session. */
export function pageRoutes({ db }: Pick<Services, 'db'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(read, async (c) => {
    const session = c.get('session');
    return c.json({ page: await db.withUser(session, (tx) => pageOf(tx, session.userId)) }, 200);
  });
  app.openapi(write, async (c) => {
    const session = c.get('session');
    const { page } = c.req.valid('json');
    const stored = page && JSON.stringify(page);
    await db.withUser(session, (tx) =>
      tx.rows(
        sql`update public.profiles set draft_page = ${stored}::jsonb where id = ${session.userId} returning id`,
      ),
    );
    return c.json({ page }, 200);
  });
  return app;
}
