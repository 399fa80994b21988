import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/platform/access.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';

/** Only the shape on which the index stands; the sender is this product's own command on this machine. */
const batch = z.object({
  documents: z
    .array(
      z.looseObject({
        id: z.string().min(1).max(300),
        kind: z.enum(['judgment', 'act']),
        title: z.string(),
        paragraphs: z.array(z.looseObject({ text: z.string() })),
      }),
    )
    .max(1000),
});

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
  app.post('/ingest', async (c) => {
    const given = (c.req.header('authorization') ?? '').replace(/^Bearer /u, '');
    if (!timingSafeEqual(digest(given), digest(ingestToken))) throw new ProblemError('unauthenticated');
    const parsed = batch.safeParse(await c.req.json());
    if (!parsed.success) throw new ProblemError('invalid_request', 'The batch cannot be read.');
    await library.upsert(parsed.data.documents as unknown as LibraryDocument[]);
    return c.body(null, 204);
  });
  return app;
}
