import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Services } from '../services.ts';
import type { AppEnv } from './access.ts';
import { newApi } from './api.ts';

const part = z.enum(['ok', 'unavailable']);
const readiness = z.object({ status: part, database: part, index: part, storage: part });
const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const health = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['Health'],
  summary: 'The process answers',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'Alive') },
});
const ready = createRoute({
  method: 'get',
  path: '/readyz',
  tags: ['Health'],
  summary: 'Database, library index and file store answer',
  responses: { 200: json(readiness, 'Ready'), 503: json(readiness, 'Something it needs is away') },
});

const stateOf = (answer: PromiseSettledResult<unknown> | undefined): 'ok' | 'unavailable' =>
  answer?.status === 'fulfilled' ? 'ok' : 'unavailable';

/** Health needs no session: a supervisor asks it. */
export function healthRoutes({
  db,
  library,
  storage,
}: Pick<Services, 'db' | 'library' | 'storage'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(health, (c) => c.json({ status: 'ok' as const }, 200));
  app.openapi(ready, async (c) => {
    const answers = await Promise.allSettled([db.ping(), library.stats(), storage.ping()]);
    const good = answers.every((answer) => answer.status === 'fulfilled');
    const body = { database: stateOf(answers[0]), index: stateOf(answers[1]), storage: stateOf(answers[2]) };
    return good
      ? c.json({ status: 'ok' as const, ...body }, 200)
      : c.json({ status: 'unavailable' as const, ...body }, 503);
  });
  return app;
}
