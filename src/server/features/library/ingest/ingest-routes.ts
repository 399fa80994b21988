import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#server/platform/http/access.ts';
import { readJson } from '#server/platform/http/api.ts';
import type { Services } from '#server/platform/services.ts';
import { ingestReport } from '#shared/contracts/research/ingest-progress.ts';
import { ProblemError } from '#shared/errors.ts';
import type { IngestMonitor } from './ingest-progress.ts';

/** Many times what the command sends at once. */
const MAX_BODY = 256 * 1024 * 1024;
const MAX_REPORT = 1024;

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ProblemError('too_large');
    },
  });

/** Endpoints for `munshi ingest`; a running server holds the index. */
export function ingestRoutes(
  { libraryWriter }: Pick<Services, 'libraryWriter'>,
  monitor: IngestMonitor,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/ingest', limitTo(MAX_BODY), async (c) => {
    // Read and checked where the index lives: a batch is megabytes of JSON.
    await libraryWriter.ingest(new Uint8Array(await c.req.arrayBuffer()));
    return c.body(null, 204);
  });
  app.post('/ingest/progress', limitTo(MAX_REPORT), async (c) => {
    const { run, finished, ...progress } = await readJson(c, ingestReport);
    monitor.report(run, progress, finished);
    return c.body(null, 204);
  });
  return app;
}
