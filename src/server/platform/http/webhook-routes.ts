import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { isSignedBy } from '#server/core/hmac-signature.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { AppEnv } from './access.ts';
import { keepEvent } from './webhook-store.ts';

/** A provider whose events we keep. */
export interface WebhookProvider {
  /** The last part of the path `/webhooks/<name>`: lower-case letters and digits. */
  name: string;
  /** Secrets under which an event may be signed: two while one is being replaced. Without any the route does not exist. */
  secrets: readonly string[];
  /** Header with the HMAC-SHA256 of the body, in hexadecimal. */
  signatureHeader: string;
  /** Header with the id of the event, the same in every delivery. */
  idHeader: string;
  /** Type of the event, from the parsed body. */
  typeOf(body: unknown): string | undefined;
}

/** Events have some kilobytes. */
const MAX_BODY_KB = 256;
const EVENT_ID = /^[\w.:-]{1,200}$/u;
const EVENT_TYPE = /^[\w.:-]{1,200}$/u;

/**
 * `POST /webhooks/<provider>`: no session and no cookie; the signature over the raw bytes authenticates a delivery. An
 * event is kept once, and the answer follows its commit: a provider repeats what it got no 2xx for.
 */
export function webhookRoutes(
  { db, log }: { db: Database; log: Logger },
  providers: readonly WebhookProvider[],
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limit = bodyLimit({
    maxSize: MAX_BODY_KB * 1024,
    onError: () => {
      throw new ProblemError('too_large');
    },
  });
  for (const provider of providers.filter(({ secrets }) => secrets.length > 0))
    app.post(`/${provider.name}`, limit, async (c) => {
      // Nothing is parsed before the signature was checked, and never anything but these bytes.
      const body = Buffer.from(await c.req.arrayBuffer());
      if (!isSignedBy(provider.secrets, body, c.req.header(provider.signatureHeader) ?? ''))
        throw new ProblemError('invalid_request', sentenceOf(requests.webhookUnsigned));
      const eventId = c.req.header(provider.idHeader) ?? '';
      if (!EVENT_ID.test(eventId))
        throw new ProblemError('invalid_request', sentenceOf(requests.webhookWithoutId));
      const type = typeIn(provider, body);
      const event = { provider: provider.name, eventId, type, body };
      const isNew = await keepEvent(db, event);
      log.info({ provider: provider.name, type, isNew }, 'webhook event received');
      return c.json({});
    });
  app.all('/*', () => {
    throw new ProblemError('not_found');
  });
  return app;
}

/** Errors: `invalid_request` for a body that is no JSON. */
function typeIn(provider: WebhookProvider, body: Buffer): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString());
  } catch (cause) {
    throw new ProblemError('invalid_request', sentenceOf(requests.webhookUnreadable), { cause });
  }
  const type = provider.typeOf(parsed) ?? '';
  return EVENT_TYPE.test(type) ? type : '';
}
