import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';

/** Many times what the command sends at once. */
const MAX_BODY = 256 * 1024 * 1024;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * How `munshi ingest` reaches a running server, which holds the index: with the token of this very run, which only
 * who may read the data folder knows.
 */
export function ingestRoutes({
  libraryWriter,
  ingestToken,
}: Pick<Services, 'libraryWriter' | 'ingestToken'>): Hono<AppEnv> {
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
    // Read and checked where the index lives: a batch is megabytes of JSON.
    await libraryWriter.ingest(new Uint8Array(await c.req.arrayBuffer()));
    return c.body(null, 204);
  });
  return app;
}
