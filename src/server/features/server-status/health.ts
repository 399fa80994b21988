import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { checkWritable } from '#server/core/disk-space.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { PUBLIC, routesOf } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';

const part = z.enum(['ok', 'unavailable']);
const readiness = z.object({ status: part, database: part, index: part, storage: part, disk: part });

const routes = routesOf('Health');

const health = routes.get('/healthz', {
  ...PUBLIC,
  summary: 'The process answers',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'Alive') },
});
const ready = routes.get('/readyz', {
  ...PUBLIC,
  summary:
    'Database, library index and file store answer, the disk takes writes, and the server is not stopping',
  responses: { 200: json(readiness, 'Ready'), 503: json(readiness, 'Something it needs is away') },
});

type Readiness = z.infer<typeof readiness>;
type Checked = Pick<Services, 'db' | 'library' | 'storage' | 'env'>;

/** A part that does not answer within this time counts as unavailable. */
const CHECK_MS = 2000;
/** Everyone may ask, and a check writes to the disk, so an answer is reused for this long. */
const FRESH_MS = 1000;

/** Health needs no session, because supervisors ask for it. */
export function healthRoutes(services: Checked & Pick<Services, 'stopping'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const check = remembered(() => readinessOf(services));
  app.openapi(health, (c) => c.json({ status: 'ok' as const }, 200));
  app.openapi(ready, async (c) => {
    const checked = await check();
    const body = services.stopping() ? { ...checked, status: 'unavailable' as const } : checked;
    return c.json(body, body.status === 'ok' ? 200 : 503);
  });
  return app;
}

async function readinessOf({ db, library, storage, env }: Checked): Promise<Readiness> {
  const [database, index, files, disk] = await Promise.all([
    stateOf(db.ping()),
    stateOf(library.ping()),
    stateOf(storage.ping()),
    stateOf(checkWritable(env.MUNSHI_DATA)),
  ]);
  const needed = [database, files, disk];
  // All servers share a cluster: to send requests to another of them helps nobody, and most need no index.
  if (env.OPENSEARCH_URL === undefined) needed.push(index);
  const status = needed.every((state) => state === 'ok') ? 'ok' : 'unavailable';
  return { status, database, index, storage: files, disk };
}

async function stateOf(check: Promise<unknown>): Promise<'ok' | 'unavailable'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'unavailable'>((resolve) => {
    timer = setTimeout(() => resolve('unavailable'), CHECK_MS);
  });
  try {
    return await Promise.race([
      check.then(
        () => 'ok' as const,
        () => 'unavailable' as const,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `check` once for all requests during it and for `FRESH_MS` after it. */
function remembered<T>(check: () => Promise<T>): () => Promise<T> {
  let latest: Promise<T> | undefined;
  return () => {
    latest ??= check().finally(() => {
      setTimeout(() => {
        latest = undefined;
      }, FRESH_MS).unref();
    });
    return latest;
  };
}
