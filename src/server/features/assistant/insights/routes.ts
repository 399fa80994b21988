import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors } from '#server/platform/http/openapi.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type DocumentInsightsBody,
  documentInsightsAnswer,
  type missingParts,
} from '#shared/contracts/assistant/document-insights.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { text } from '#shared/text.ts';
import { aiPreferencesOf } from '../store.ts';
import type { insightsWork } from './insights-work.ts';

const read = createRoute({
  method: 'get',
  path: '/document-insights',
  tags: ['Assistant'],
  summary: 'What a document of the library says: quotations, each with its paragraph',
  description: 'No language model writes them.',
  request: { query: z.object({ id: text(300) }) },
  responses: {
    200: json(documentInsightsAnswer, 'The insights; null when the profile switches document analysis off'),
    ...errors(404),
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

/** `/functions/v1/document-insights`; the caller checks the session. */
export function documentInsightsRoutes({
  db,
  library,
}: Pick<Services, 'db' | 'library'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  app.openapi(read, async (c) => {
    const session = c.get('session');
    const { document_analysis: enabled } = await db.withUser(session, aiPreferencesOf);
    if (!enabled) return c.json({ enabled, insights: null }, 200);
    const insights = await turns.run(session.userId, async (): Promise<DocumentInsightsBody> => {
      const document = await library.get(c.req.valid('query').id);
      if (!document) throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
      const { kind, paragraphs, section_law: provisions } = document;
      const [said, absent] = await Promise.all([
        inThread.documentInsights({ kind, paragraphs, provisions }),
        absentFrom(library, document),
      ]);
      return { ...said, missing: missingIn(document), absent };
    });
    return c.json({ enabled, insights }, 200);
  });
  return app;
}
