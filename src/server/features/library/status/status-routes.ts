import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { LibraryReader, RebuildProgress } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import {
  embeddingsChoice,
  libraryStatus,
  rereadingState,
} from '#shared/contracts/research/library-status.ts';
import type { IngestMonitor } from '../ingest/ingest-progress.ts';
import { requireLibraryManager } from '../manager.ts';
import { rereadingProgress } from '../rereading/store.ts';
import { chooseEngine, followEmbeddings } from './embeddings-settings.ts';
import { readStatus } from './read-status.ts';

const routes = routesOf('Library');

const status = routes.get('/operator-library', {
  summary:
    'What is in the library, what could not be read, and what it takes, for those who manage the library: the operators that OPERATORS names, else everybody on this computer',
  responses: { 200: json(libraryStatus, 'Found'), ...errors(404) },
});

const rebuild = routes.post('/operator-library/rebuild', {
  ...WHEN_UNPAID.open,
  summary:
    'Build the index of the library again from its documents, for those who manage the library; searches use the old one meanwhile',
  responses: {
    202: { description: 'The rebuild has started; the state of the library says how far it is' },
    ...errors(404, 409),
  },
});

const rebuildProgress = routes.get('/operator-library/rebuild', {
  summary:
    'How far the rebuild of the index is, for those who manage the library: an event stream that ends when the index is built, or could not be built',
  responses: {
    200: {
      description: 'Events `progress` with `{done, of, failed}`, then `end`, or `error`',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...errors(404),
  },
});

const rereading = routes.get('/operator-library/rereading', {
  summary:
    'How far the judgments of an older reader are read again, for those who manage the library; the old records serve meanwhile',
  responses: { 200: json(rereadingState, 'Found'), ...errors(404) },
});

const chooseEmbeddings = routes.put('/operator-library/embeddings', {
  ...WHEN_UNPAID.open,
  summary:
    'Choose what makes the vectors for searches by meaning, for those who manage the library; the vectors of before serve until the new ones are made',
  request: { body: jsonBody(embeddingsChoice) },
  responses: {
    202: { description: 'The vectors are being made; the state of the library says how far they are' },
    ...errors(400, 404, 409, 422),
  },
});

const embeddingsProgress = routes.get('/operator-library/embeddings', {
  summary:
    'How far the vectors for searches by meaning are, for those who manage the library: an event stream that ends when those of the chosen engine serve',
  responses: {
    200: {
      description: 'Events `progress` with `{serving, percent, failing}`, then `end`, or `error`',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...errors(404),
  },
});

type Deps = Pick<Services, 'db' | 'library' | 'libraryWriter' | 'env' | 'now'>;
type PageParts = Deps & Pick<Services, 'eventStreams' | 'log'>;

/** Each state of the rebuild in progress, until there is none, or it has failed. States that a slow reader misses are skipped. */
async function* followRebuild(library: LibraryReader, signal: AbortSignal) {
  for (let seen: RebuildProgress | undefined; !seen?.failed; ) {
    seen = seen ? await library.rebuildAfter(seen, signal) : (await library.stats()).rebuild;
    if (!seen) return;
    yield { event: 'progress', data: seen };
  }
}

/** `/functions/v1/operator-library`; the caller checks the session. */
export function libraryStatusRoutes(services: PageParts, monitor: IngestMonitor): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(status, async (c) => {
    requireLibraryManager(c, services.env);
    return c.json(await readStatus(services, monitor), 200);
  });
  app.openapi(rebuild, async (c) => {
    requireLibraryManager(c, services.env);
    await services.libraryWriter.rebuild();
    return c.body(null, 202);
  });
  app.openapi(rereading, async (c) => {
    requireLibraryManager(c, services.env);
    return c.json({ rereading: await services.db.withWorker(rereadingProgress) }, 200);
  });
  app.openapi(chooseEmbeddings, async (c) => {
    requireLibraryManager(c, services.env);
    await chooseEngine(services, c.req.valid('json').engine);
    return c.body(null, 202);
  });
  app.openapi(embeddingsProgress, (c) => {
    requireLibraryManager(c, services.env);
    return services.eventStreams.answer(c, (signal) => followEmbeddings(services, signal));
  });
  app.openapi(rebuildProgress, (c) => {
    requireLibraryManager(c, services.env);
    return services.eventStreams.answer(c, (signal) => followRebuild(services.library, signal));
  });
  return app;
}

/** Endpoints for `munshi library status` and `munshi library rebuild`. */
export function ownLibraryStatusRoutes(services: Deps, monitor: IngestMonitor): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/library-status', async (c) => c.json(await readStatus(services, monitor)));
  app.post('/library-rebuild', async (c) => {
    await services.libraryWriter.rebuild();
    return c.body(null, 202);
  });
  return app;
}
