import { Hono } from 'hono';
import type { AppEnv } from '#server/platform/access.ts';
import { localOnly } from '#server/platform/http/local-only.ts';
import { readOutbox } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * `/local`: what only a copy on one's own machine offers, and no part of the public API. `status` says so to the
 * sign-in page; `outbox` shows the mails that were written instead of being sent.
 */
export function outboxRoutes(
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
  { demo }: { demo: boolean },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(localOnly(env));
  app.get('/status', (c) => c.json({ outbox: mailer.outbox !== undefined, demo }));
  app.get('/outbox', async (c) => {
    const mails = mailer.outbox === undefined ? [] : await readOutbox(mailer.outbox);
    return c.json({ mails: mails.map(({ file, ...mail }) => ({ id: file, ...mail })) });
  });
  return app;
}
