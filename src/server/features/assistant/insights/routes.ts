import type { OpenAPIHono } from '@hono/zod-openapi';
import { WorkPool } from '#server/core/threads/work-pool.ts';
import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type DocumentInsightsBody,
  documentInsightsAnswer,
  documentInsightsBody,
  type missingParts,
  writtenInsightsAnswer,
} from '#shared/contracts/assistant/document-insights.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { answerInTurn } from '../answering/answer-in-turn.ts';
import { modelFor } from '../answering/model-for.ts';
import type { insightsWork } from './insights-work.ts';
import { insightsEvents, readAskedInsights } from './write-insights.ts';

type Deps = Pick<Services, 'db' | 'library' | 'languageModel' | 'webSearch' | 'env' | 'log' | 'eventStreams'>;

const routes = routesOf('Assistant');

const read = routes.get('/document-insights', {
  summary: 'What a document of the library says: quotations, each with its paragraph',
  description: 'No language model writes them.',
  request: { query: documentInsightsBody },
  responses: {
    200: json(documentInsightsAnswer, 'The insights; null when the profile switches document analysis off'),
    ...errors(404),
  },
});

const write = routes.post('/write-document-insights', {
  ...WHEN_UNPAID.refused,
  summary: 'Let the model write about a document of the library',
  description:
    'Each sentence is compared with the paragraph that it names, as in a chat. With `Accept: text/event-stream` it comes as the events `sources`, `progress`, `delta`, `done` and, at last, `end`, or as `error`. Where the model fails, `fallback` says why.',
  request: { body: jsonBody(documentInsightsBody) },
  responses: {
    200: {
      description: 'What the model wrote',
      content: {
        ...json(writtenInsightsAnswer, '').content,
        'text/event-stream': { schema: { type: 'string' } },
      },
    },
    ...errors(403, 404, 422, 429),
  },
});

// A long judgment takes a tenth of a second of processor time.
const { run: inThread } = new WorkPool<typeof insightsWork>(new URL('insights-work', import.meta.url));

/** Parts that the record of a judgment lacks. */
function missingIn(document: LibraryDocument): (typeof missingParts)[number][] {
  if (document.kind === 'act') return [];
  const missing: (typeof missingParts)[number][] = [];
  if (document.court === undefined) missing.push('court');
  if (document.decided_on === undefined) missing.push('date');
  if (document.judges.length === 0) missing.push('judges');
  if (document.disposal === undefined) missing.push('outcome');
  if (document.paragraphs.every(({ number }) => number === undefined)) missing.push('numbers');
  return missing;
}

/** Number of authorities that a document cites and the library lacks. */
async function absentFrom(library: LibraryReader, { citations }: LibraryDocument): Promise<number> {
  const keys = [...new Set(citations.flatMap(({ key }) => key ?? []))];
  const resolved = await library.resolveCitations(keys);
  return keys.filter((key) => (resolved.get(key)?.length ?? 0) === 0).length;
}

function writeRoute(app: OpenAPIHono<AppEnv>, parts: Deps): void {
  // One text of a user at a time.
  const turns = new KeyedQueue();
  app.openapi(write, async (c) => {
    const session = c.get('session');
    // Refusals of the request come with their status, before a stream begins.
    const request = await readAskedInsights(parts, session, c.req.valid('json').id);
    const turn = { turns, key: session.userId };
    const answer = await answerInTurn(c, parts.eventStreams, turn, (reading) =>
      insightsEvents(parts, session, request, reading),
    );
    return answer instanceof Response ? (answer as never) : c.json(answer, 200);
  });
}

/** `/functions/v1/document-insights` and `write-document-insights`; the caller checks the session. */
export function documentInsightsRoutes(parts: Deps): OpenAPIHono<AppEnv> {
  const { db, library } = parts;
  const app = newApi();
  const turns = new KeyedQueue();
  app.openapi(read, async (c) => {
    const session = c.get('session');
    const preferences = await db.withUser(session, aiPreferencesOf);
    const enabled = preferences.document_analysis;
    if (!enabled) return c.json({ enabled, insights: null, model: null }, 200);
    const insights = await turns.run(session.userId, async (): Promise<DocumentInsightsBody> => {
      const document = await library.get(c.req.valid('query').id);
      if (!document) throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
      const { kind, paragraphs, parts, section_law: provisions } = document;
      const [said, absent] = await Promise.all([
        inThread.documentInsights({ kind, paragraphs, provisions, ...(parts ? { parts } : {}) }),
        absentFrom(library, document),
      ]);
      return { ...said, missing: missingIn(document), absent };
    });
    return c.json({ enabled, insights, model: modelFor(parts, preferences)?.name ?? null }, 200);
  });
  writeRoute(app, parts);
  return app;
}
