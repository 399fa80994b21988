import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody, newApi } from '#server/platform/http/api.ts';
import { routesOf } from '#server/platform/http/openapi.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import { knownDocuments, knownDocumentsBody } from '#shared/contracts/research/passage-notes.ts';

const known = routesOf('Library').post('/library/documents/known', {
  summary: 'Which of these documents the library has: what a note refers to may have left it',
  request: { body: jsonBody(knownDocumentsBody) },
  responses: {
    200: { description: 'Found', content: { 'application/json': { schema: knownDocuments } } },
  },
});

/** Says for a list of notes which of their documents the library still has. The caller checks the session. */
export function knownDocumentsRoute(library: LibraryReader): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(known, async (c) => {
    const ids = [...new Set(c.req.valid('json').ids)];
    const found = await Promise.all(ids.map((id) => library.get(id)));
    return c.json({ known: ids.filter((_, at) => found[at] !== undefined) });
  });
  return app;
}
