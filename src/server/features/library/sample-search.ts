import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, PUBLIC, routesOf } from '#server/platform/http/openapi.ts';
import { VisitorLimit } from '#server/platform/http/visitor-limit.ts';
import type { LibraryReader, LibraryRecord, Passage } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import {
  DEMO,
  type SampleSearch,
  sampleJudgment,
  sampleSearch,
  sampleSearchRequest,
} from '#shared/contracts/site/demo.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { text } from '#shared/text.ts';
import { loadedSampleJudgments } from './ingest/samples.ts';
import { presentPassage } from './present.ts';

const routes = routesOf('Library');

const searchSamples = routes.post('/search-samples', {
  ...PUBLIC,
  summary: 'Search the judgments of the sample library',
  description: 'Thirty times a minute from one address. The judgments are fictional.',
  request: { body: jsonBody(sampleSearchRequest) },
  responses: { 200: json(sampleSearch, 'Found'), ...errors(429) },
});

const readSample = routes.get('/sample-judgments/{id}', {
  ...PUBLIC,
  summary: 'A whole judgment of the sample library',
  description: 'Thirty times a minute from one address. The judgments are fictional.',
  request: { params: z.object({ id: text(300) }) },
  responses: { 200: json(sampleJudgment, 'Found'), ...errors(404, 429) },
});

interface FoundSample {
  record: LibraryRecord;
  passage: Passage | undefined;
}

/** The best samples of a search. */
async function amongAll(library: LibraryReader, query: string, signal: AbortSignal): Promise<FoundSample[]> {
  const { hits } = await library.search(
    {
      mode: 'hybrid',
      query,
      filters: { type: 'judgment', samples: true },
      highlight: true,
      size: SEARCH.maxSize,
    },
    signal,
  );
  return hits.map(({ record, passages: [passage] }) => ({ record, passage }));
}

/** The samples with the words of the query, those with the most matching passages first. */
async function amongSamples(
  library: LibraryReader,
  ids: readonly string[],
  query: string,
): Promise<FoundSample[]> {
  const found: (FoundSample & { matches: number })[] = [];
  for (const id of ids) {
    const [passage, ...more] = await library.matches(id, query);
    const record = passage && (await library.get(id));
    if (record) found.push({ record, passage, matches: 1 + more.length });
  }
  return found.sort((one, other) => other.matches - one.matches);
}

function present({ record, passage }: FoundSample): SampleSearch['results'][number] {
  return { ...factsOf(record), passage: passage && presentPassage(passage, record) };
}

/** The facts of a sample that a visitor sees. */
const factsOf = ({
  id,
  title,
  court_name,
  decided_on,
  neutral_citation,
  reporter_citations,
}: LibraryRecord) => ({
  ...{ id, title, court_name, dated: decided_on },
  citation: neutral_citation ?? reporter_citations[0],
});

/** `/functions/v1/search-samples` and `/functions/v1/sample-judgments`, for visitors without a session. */
export function sampleSearchRoutes(services: Pick<Services, 'library' | 'env' | 'now'>): OpenAPIHono<AppEnv> {
  const { library, env, now } = services;
  const app = newApi();
  const limit = new VisitorLimit(DEMO.searches);
  app.openapi(searchSamples, async (c) => {
    limit.take(addressGroup(c.get('clientAddress')), now());
    const { query } = c.req.valid('json');
    const best = await amongAll(library, query, c.req.raw.signal);
    const found =
      best.length > 0 ? best : await amongSamples(library, await loadedSampleJudgments(env), query);
    return c.json({ results: found.slice(0, DEMO.results).map(present) }, 200);
  });
  const readings = new VisitorLimit(DEMO.readings);
  app.openapi(readSample, async (c) => {
    readings.take(addressGroup(c.get('clientAddress')), now());
    const document = await library.get(c.req.valid('param').id);
    // A visitor reads samples alone: other documents of the library are not said to be here.
    if (document?.kind !== 'judgment' || !document.sample)
      throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
    const paragraphs = document.paragraphs.map(({ number, text, heading }) => ({
      ...(number === undefined ? {} : { number }),
      text,
      ...(heading ? { heading: true as const } : {}),
    }));
    return c.json({ ...factsOf(document), paragraphs }, 200);
  });
  return app;
}
