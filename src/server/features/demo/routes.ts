import { Hono } from 'hono';
import type { Viewer } from '#server/platform/db/database.ts';
import { Entitlements } from '#server/platform/entitlements/entitlements.ts';
import { type AppEnv, requireOwnOrigin } from '#server/platform/http/access.ts';
import { localOnly, requireLocalKey } from '#server/platform/http/local-only.ts';
import { setSessionCookie } from '#server/platform/http/session-cookie.ts';
import type { Services } from '#server/platform/services.ts';
import { DEMO_EMAIL } from '#shared/demo.ts';
import { ProblemError } from '#shared/errors.ts';
import { createConfirmedUser, startSession } from '../accounts/store.ts';
import { insertClient } from '../cases/store.ts';
import { addDemoCase } from './add-demo-case.ts';
import { DEMO_CLIENTS, DEMO_NAME } from './demo-data.ts';
import { hasClients } from './store.ts';

/** Fills the demo account once; when somebody emptied it, it is filled again at the next opening. */
async function addDemoData(services: Services, viewer: Viewer, folder: string): Promise<void> {
  const parts = { ...services, plan: new Entitlements(services) };
  await services.db.withUser(viewer, async (tx) => {
    if (await hasClients(tx, viewer.userId)) return;
    for (const { client, cases } of DEMO_CLIENTS) {
      const clientId = await insertClient(tx, client);
      for (const demoCase of cases) await addDemoCase(tx, parts, folder, { clientId, client, demoCase });
    }
  });
}

/** `POST /local/demo`: signs a browser with the local secret in to the demo account. `folder` holds its files. */
export function demoRoutes(services: Services, ownOrigins: readonly string[], folder: string): Hono<AppEnv> {
  const { db, env, now } = services;
  const app = new Hono<AppEnv>();
  app.use(localOnly(env));
  app.post('/demo', requireLocalKey(services.secrets), async (c) => {
    requireOwnOrigin(c, ownOrigins);
    const details = { userAgent: c.req.header('user-agent'), address: c.get('clientAddress') };
    const started = await db.withAccounts(async (tx) => {
      const user = await createConfirmedUser(tx, { email: DEMO_EMAIL, fullName: DEMO_NAME }, now());
      return startSession(tx, { userId: user.id, method: 'demo', browser: true, ...details }, now());
    });
    if (!started?.cookie) throw new ProblemError('internal');
    await addDemoData(services, { userId: started.user.id, aal: started.session.aal }, folder);
    setSessionCookie(c, env, started.cookie, started.session.expiresAt);
    return c.json({});
  });
  return app;
}
