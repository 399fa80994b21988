import { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { checkModel } from './check.ts';

/** Endpoint for `npm run model:check`; a running server has the settings and the network of users' requests. */
export function modelCheckRoutes({
  languageModel,
  env,
}: Pick<Services, 'languageModel' | 'env'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/model-check', async (c) => {
    const { MODEL_URL: url, MODEL_TIMEOUT_S: seconds } = env;
    if (!languageModel || !url) return c.body(null, 204);
    return c.json(await checkModel(languageModel('check'), { url, seconds, signal: c.req.raw.signal }));
  });
  return app;
}
