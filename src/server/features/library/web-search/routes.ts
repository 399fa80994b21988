import type { OpenAPIHono } from '@hono/zod-openapi';
import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import type { WebResult, WebSearch } from '#server/platform/web-search/web-search.ts';
import { dataMayLeave } from '#shared/contracts/profiles.ts';
import { webSearchAnswer, webSearchBody } from '#shared/contracts/research/web-search.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/web-search.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

type Deps = Pick<Services, 'db' | 'webSearch' | 'log'>;

const search = routesOf('Library').post('/library/web-search', {
  summary: 'What a search engine of the web shows for words, where the operator set one up',
  description:
    'Only the words are sent, and no page is read. Refused where the profile of the caller keeps data on this server. `GET /functions/v1/assistant-settings` says whether there is a search engine.',
  request: { body: jsonBody(webSearchBody) },
  responses: { 200: json(webSearchAnswer, 'At most six results'), ...errors(403, 404, 429) },
});

async function resultsOf(
  { webSearch, log }: { webSearch: WebSearch; log: Deps['log'] },
  words: string,
  signal: AbortSignal,
): Promise<WebResult[]> {
  try {
    return await webSearch.search(words, signal);
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'the web search failed');
    throw new ProblemError('model_unavailable', sentenceOf(messages.noAnswer), { cause: error });
  }
}

/** Searches the web for the words of a user. The caller checks the session. */
export function webSearchRoutes({ db, webSearch, log }: Deps): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(search, async (c) => {
    if (!webSearch) throw new ProblemError('not_found', sentenceOf(messages.notSetUp));
    const preferences = await db.withUser(c.get('session'), aiPreferencesOf);
    if (!dataMayLeave(preferences)) throw new ProblemError('forbidden', sentenceOf(messages.mayNotLeave));
    const { query } = c.req.valid('json');
    return c.json({ results: await resultsOf({ webSearch, log }, query, c.req.raw.signal) }, 200);
  });
  return app;
}
