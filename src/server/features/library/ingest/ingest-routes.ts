import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { ingestBatch } from './ingest-batch.ts';

/** Many times what the command sends at once. */
const MAX_BODY = 256 * 1024 * 1024;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * How `munshi ingest` reaches a running server, which holds the index: with the token of this very run, which only
 * who may read the data folder knows.
 */
export function ingestRoutes({
  library,
  ingestToken,
}: Pick<Services, 'library' | 'ingestToken'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const given = (c.req.header('authorization') ?? '').replace(/^Bearer /u, '');
    if (!timingSafeEqual(digest(given), digest(ingestToken))) throw new ProblemError('unauthenticated');
    await next();
  });
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: () => {
      throw new ProblemError('too_large');
    },
  });
  app.post('/ingest', limit, async (c) => {
    const parsed = ingestBatch.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) throw new ProblemError('invalid_request', 'The batch cannot be read.');
    const { documents, gone } = parsed.data;
    if (documents.length > 0) await library.upsert(documents);
    if (gone.length > 0) await library.remove(gone);
    return c.body(null, 204);
  });
  return app;
}
