import { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { localOnly } from '#server/platform/http/local-only.ts';
import { readOutbox } from '#server/platform/messaging/email/outbox.ts';
import { readSmsOutbox } from '#server/platform/messaging/sms/outbox.ts';
import type { Services } from '#server/platform/services.ts';

const SHOWN = 50;

/**
 * `/local`: what only a copy on one's own machine offers, and no part of the public API. `status` says so to the
 * sign-in page; `outbox` shows the mails and the text messages that were written instead of being sent, newest first.
 */
export function outboxRoutes(
  { env, mailer, sms }: Pick<Services, 'env' | 'mailer' | 'sms'>,
  { demo }: { demo: boolean },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(localOnly(env));
  app.get('/status', (c) => c.json({ outbox: mailer.outbox !== undefined, demo }));
  app.get('/outbox', async (c) => {
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
    // The name of a file begins with the time at which it was written.
    const newestFirst = all.sort((a, b) => (a.id < b.id ? 1 : -1));
    return c.json({ mails: newestFirst.slice(0, SHOWN) });
  });
  return app;
}
