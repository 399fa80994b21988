import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody, newApi } from '#server/platform/http/api.ts';
import { routesOf } from '#server/platform/http/openapi.ts';
import type { LibraryReader, SearchAnswer, SearchRequest } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import {
  facetNames,
  keywordAnswer,
  type LibraryFilters,
  libraryCoverage,
  libraryDocument,
  type SearchRequestBody,
  searchRequest,
  semanticAnswer,
  similarAnswer,
  similarRequest,
} from '#shared/contracts/library.ts';
import { knownDocuments, knownDocumentsBody } from '#shared/contracts/research/passage-notes.ts';
import { SEARCH, type SearchMode } from '#shared/contracts/research/search-limits.ts';
import { text } from '#shared/text.ts';
import { ActCopies } from './acts/act-copies.ts';
import { ActLibrary, sectionAddress } from './acts/act-library.ts';
import { actRoutes } from './acts/acts-routes.ts';
import { officialFirst } from './acts/official-first.ts';
import { writtenOut } from './acts/search-acts.ts';
import { citatorRoutes } from './citator/citator-routes.ts';
import { briefsOf, presentCoverage } from './citator/present-standing.ts';
import { namesByOthers } from './citator/store.ts';
import type { IngestMonitor } from './ingest/ingest-progress.ts';
import { mayManageLibrary } from './manager.ts';
import { type NamesByOthers, presentHits, type StandingsFor } from './present.ts';
import { readDocument } from './reader.ts';
import { askedPoints, sharedPoints } from './shared-points.ts';
import { webSearchRoutes } from './web-search/routes.ts';

const known = routesOf('Library').post('/library/documents/known', {
  summary: 'Which of these documents the library has: what a note refers to may have left it',
  request: { body: jsonBody(knownDocumentsBody) },
  responses: {
    200: { description: 'Found', content: { 'application/json': { schema: knownDocuments } } },
  },
});

/** Says for a list of notes which of their documents the library still has. The caller checks the session. */
function knownDocumentsRoute(library: LibraryReader): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(known, async (c) => {
    const ids = [...new Set(c.req.valid('json').ids)];
    const found = await Promise.all(ids.map((id) => library.get(id)));
    return c.json({ known: ids.filter((_, at) => found[at] !== undefined) });
  });
  return app;
}

const routes = routesOf('Library');
const json = <T extends z.ZodType>(schema: T) => ({ content: { 'application/json': { schema } } });
const answers = <T extends z.ZodType>(schema: T) => ({ 200: { description: 'Found', ...json(schema) } });
const search = (path: string, summary: string) =>
  routes.post(path, {
    summary,
    request: { body: jsonBody(searchRequest) },
    responses: answers(keywordAnswer),
  });

const keywordSearch = search(
  '/keyword_search',
  'Search by words: phrases, AND OR NOT, judge:, court:, act:, citations, cause titles',
);
const hybridSearch = search('/hybrid_search', 'Search by words and by meaning; each hit says how it matched');
const semanticSearch = routes.post('/semantic_search', {
  summary: 'Search by meaning',
  request: { body: jsonBody(searchRequest) },
  responses: answers(semanticAnswer),
});
const similarSearch = routes.post('/similar_search', {
  summary: 'The judgments most like a text, or like a document of the library',
  request: { body: jsonBody(similarRequest) },
  responses: answers(similarAnswer),
});
const documentById = routes.get('/library/documents/{id}', {
  summary: 'One document with its paragraphs, its links, and where a query is found in it',
  request: {
    params: z.object({ id: text(300) }),
    query: z.object({ q: text(SEARCH.maxQueryLength).optional() }),
  },
  responses: answers(libraryDocument),
});
const coverage = routes.get('/library/coverage', {
  summary: 'What the library holds',
  responses: answers(libraryCoverage),
});
const ingest = routes.get('/library/ingest', {
  summary: 'How far the adding of documents is: an event stream that ends when nothing is being added',
  responses: {
    200: {
      description: 'Events `progress` with `{files, done, documents}`, then `end`, or `error`',
      content: { 'text/event-stream': { schema: z.string() } },
    },
  },
});

function requestOf(mode: SearchMode, body: SearchRequestBody): SearchRequest {
  const { facets, facet_search: facetSearch, highlight, ...rest } = body;
  return {
    mode,
    ...rest,
    facetSearch,
    highlight: highlight !== false,
    facets: facets === true ? facetNames : facets === false ? undefined : facets,
  };
}

/** The answers of searches as the API has them; judgments without a cause title have the name that others give them. */
function searchAnswers({ db, library }: Pick<Services, 'db' | 'library'>, acts: ActLibrary) {
  const namesFor =
    (c: Context<AppEnv>): NamesByOthers =>
    (ids) =>
      db.withUser(c.get('session'), (tx) => namesByOthers(tx, ids));
  const standingsFor =
    (c: Context<AppEnv>): StandingsFor =>
    (ids) =>
      db.withUser(c.get('session'), (tx) => briefsOf(tx, ids));
  const present = async (
    answer: SearchAnswer,
    mode: SearchMode,
    filters: LibraryFilters | undefined,
    c: Context<AppEnv>,
  ) => ({
    results: await presentHits(library, answer.hits, mode, {
      namesByOthers: namesFor(c),
      standingsFor: standingsFor(c),
      deciding: filters?.binding_on,
    }),
    total: answer.total,
    total_relation: answer.totalRelation,
    similar_total: answer.similarTotal,
    facets: answer.facets,
    degraded: answer.degraded,
    not_in_library: answer.notInLibrary,
    did_you_mean: answer.didYouMean,
    expanded: answer.expanded,
  });
  const answerTo = async (mode: SearchMode, body: SearchRequestBody, c: Context<AppEnv>) => {
    const asked = requestOf(mode, body);
    const query = await writtenOut(acts, asked.query);
    const answer = await library.search({ ...asked, query }, c.req.raw.signal);
    return present({ ...answer, hits: officialFirst(answer.hits) }, mode, body.filters, c);
  };
  return { namesFor, present, answerTo };
}

/** The routes of search, reader, acts and citator. They need a session, which the caller checks. */
export function libraryRoutes(
  {
    db,
    library,
    storage,
    eventStreams,
    webSearch,
    log,
    env,
  }: Pick<Services, 'db' | 'library' | 'storage' | 'eventStreams' | 'webSearch' | 'log' | 'env'>,
  monitor: IngestMonitor,
): OpenAPIHono<AppEnv> {
  const app = newApi();
  const acts = new ActLibrary(library, new ActCopies(storage));
  app.route('/', actRoutes({ library }, acts));
  app.route('/', citatorRoutes({ db, library }));
  app.route('/', knownDocumentsRoute(library));
  app.route('/', webSearchRoutes({ db, webSearch, log }));
  const { namesFor, present, answerTo } = searchAnswers({ db, library }, acts);

  app.openapi(keywordSearch, async (c) => c.json(await answerTo('keyword', c.req.valid('json'), c)));
  app.openapi(hybridSearch, async (c) => c.json(await answerTo('hybrid', c.req.valid('json'), c)));
  app.openapi(semanticSearch, async (c) => {
    const {
      results,
      total,
      total_relation,
      degraded: _never,
      ...others
    } = await answerTo('semantic', c.req.valid('json'), c);
    return c.json({ hits: { total, total_relation, hits: results }, ...others });
  });
  app.openapi(similarSearch, async (c) => {
    const { text, id, ...rest } = c.req.valid('json');
    const like = id === undefined ? { text: text ?? '' } : { id };
    const { acts: sections, ...answer } = await library.similar({ like, ...rest }, c.req.raw.signal);
    const presented = await present(answer, 'hybrid', rest.filters, c);
    const asked = await askedPoints(library, like);
    const { best = 0 } = answer;
    const results = presented.results.map((hit, at) => {
      const found = answer.hits[at];
      return asked && found ? { ...hit, shared: sharedPoints(asked, found, best) } : hit;
    });
    return c.json({
      ...presented,
      results,
      acts: sections && (await presentHits(library, sections, 'hybrid')),
    });
  });
  app.openapi(documentById, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(
      await readDocument(library, id, c.req.valid('query').q, {
        namesByOthers: namesFor(c),
        addressOf: (document) => sectionAddress(acts, document),
      }),
    );
  });
  app.openapi(coverage, async (c) => {
    const { documents, judgments, acts, samples, summaries, courts, years } = await library.stats();
    const adding = monitor.current !== undefined;
    const citator = await db.withUser(c.get('session'), presentCoverage);
    return c.json({
      documents,
      judgments,
      acts,
      samples,
      summaries,
      courts,
      years,
      citator,
      adding,
      may_add: mayManageLibrary(c, env),
    });
  });
  app.openapi(ingest, (c) =>
    eventStreams.answer(c, async function* (signal) {
      for await (const data of monitor.follow(signal)) yield { event: 'progress', data };
    }),
  );
  return app;
}
