import { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { hasLocalKey, localOnly, requireLocalKey, storeLocalKey } from '#server/platform/http/local-only.ts';
import { readOutbox } from '#server/platform/messaging/email/outbox.ts';
import { readSmsOutbox } from '#server/platform/messaging/sms/outbox.ts';
import type { Services } from '#server/platform/services.ts';

const SHOWN = 50;

/**
 * `/local`: endpoints of a copy on one's own machine, not part of the public API. `open` is the address that the server
 * prints: it gives the browser the secret. `status` tells the pages which of these exist, and that they are locked for
 * a browser without the secret; `outbox` shows mails and text messages that were stored instead of sent, newest first.
 */
export function outboxRoutes(
  { env, mailer, sms, secrets }: Pick<Services, 'env' | 'mailer' | 'sms' | 'secrets'>,
  { demo }: { demo: boolean },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(localOnly(env));
  app.get('/open', (c) => {
    storeLocalKey(c, secrets, c.req.query('key') ?? '');
    c.header('referrer-policy', 'no-referrer');
    return c.redirect('/', 303);
  });
  app.get('/status', (c) => {
    const open = hasLocalKey(c, secrets);
    return c.json({ outbox: open && mailer.outbox !== undefined, demo: open && demo, locked: !open });
  });
  app.get('/outbox', requireLocalKey(secrets), async (c) => {
    const mails = mailer.outbox === undefined ? [] : await readOutbox(mailer.outbox, SHOWN);
    const texts = sms.outbox === undefined ? [] : await readSmsOutbox(sms.outbox, SHOWN);
    const all = [
      ...mails.map(({ file, ...mail }) => ({ kind: 'mail' as const, id: file, ...mail })),
      ...texts.map(({ file, ...text }) => ({
        kind: 'sms' as const,
        id: file,
        subject: 'Text message',
        ...text,
        links: [],
      })),
    ];
    // File names begin with the time at which the file was written.
    const newestFirst = all.sort((a, b) => (a.id < b.id ? 1 : -1));
    return c.json({ mails: newestFirst.slice(0, SHOWN) });
  });
  return app;
}
