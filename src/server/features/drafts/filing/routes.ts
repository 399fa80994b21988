import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { pageOfCourt, portalOf } from '#law/drafting/filing/portals.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { sendFile } from '#server/platform/http/files/send-file.ts';
import { runInTurn } from '#server/platform/http/in-flight.ts';
import { eventsInTurn, type KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, PUBLIC, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { readGrant } from '#server/platform/storage/signature.ts';
import { filingSize, preparedFiling, prepareFilingBody } from '#shared/contracts/drafts/prepare-filing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/drafting/filing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { annexuresToBind } from '../annexures/routes.ts';
import type { ReadDraft, ToExport } from '../read-draft.ts';
import { draftById } from '../store.ts';
import { FILES, FILINGS, prepareFiling } from './prepare-filing.ts';

const routes = routesOf('Drafts');

const prepare = routes.post('/prepare-filing', {
  ...WHEN_UNPAID.open,
  summary: 'Make the files that an e-filing portal takes from a draft and its annexures',
  description:
    'Files are PDF/A-2b and PDF/UA-1, with index, bookmarks and one count of pages; a book that is larger than `max_mb` becomes volumes. With `Accept: text/event-stream` the answer comes as the events `progress` (`{done, total, what}`), `done` and, at last, `end`, or as `error`.',
  request: { body: jsonBody(prepareFilingBody) },
  responses: {
    200: {
      description: 'The files and the checklist',
      content: { ...json(preparedFiling, '').content, 'text/event-stream': { schema: z.string() } },
    },
    ...errors(404, 422, 429),
  },
});
const size = routes.get('/prepare-filing', {
  summary: 'The size of files that this server makes for an e-filing portal',
  responses: { 200: json(filingSize, 'The size') },
});
const fetched = routes.get('/prepared-filings/{userId}/{draftId}/{name}', {
  ...PUBLIC,
  summary: 'A prepared file, by the address that `prepare-filing` gave',
  request: {
    params: z.object({ userId: z.uuid(), draftId: z.uuid(), name: z.string().regex(/^[\da-f-]{36}\.pdf$/u) }),
    query: z.object({ token: z.string().max(2000), name: z.string().max(300).optional() }),
  },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    ...errors(404),
  },
});

type Deps = Pick<Services, 'db' | 'storage' | 'secrets' | 'now' | 'eventStreams' | 'env'>;
const gone = () => new ProblemError('not_found', sentenceOf(messages.notFound));

/** `/functions/v1/prepare-filing`; the caller checks the session. */
export function filingRoutes(
  parts: Deps,
  turns: KeyedQueue,
  { readDraft, toExport }: { readDraft: ReadDraft; toExport: ToExport },
): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(size, (c) => c.json({ max_mb: parts.env.FILING_MAX_MB }, 200));
  app.openapi(prepare, async (c) => {
    const session = c.get('session');
    const { draftId, profile, max_mb: megabytes = parts.env.FILING_MAX_MB } = c.req.valid('json');
    const found = await readDraft(session, draftId);
    const portal = portalOf(found.known.court);
    const courtPage = pageOfCourt(found.known.court);
    const chosen = profile ?? courtPage?.id;
    const draft = await toExport(session, found, chosen);
    const bind = { draft, ...(await annexuresToBind(parts, session, found.draft)) };
    const mostBytes = Math.floor(megabytes * 1_000_000);
    const request = {
      session,
      draftId,
      bind,
      portal,
      page: { ...courtPage, chosen },
      mostBytes,
    };
    const events = (signal: AbortSignal) =>
      eventsInTurn(turns, session.userId, signal, () => prepareFiling(parts, request, signal));
    if (c.req.header('accept')?.includes('text/event-stream'))
      return parts.eventStreams.answer(c, events) as never;
    for await (const event of events(c.req.raw.signal))
      if (event.event === 'done') return c.json(preparedFiling.parse(event.data), 200);
    throw new Error('a filing ends with its files');
  });
  return app;
}

/** Prepared files by their addresses, which work as long as the session does and the draft is there. */
export function preparedFilingRoutes({ db, storage, secrets, sessions, now }: Services): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(fetched, async (c) => {
    const { draftId } = c.req.valid('param');
    const { token, name } = c.req.valid('query');
    const key = `${FILINGS}/${c.req.path.slice(FILES.length)}`;
    const grant = readGrant(secrets.hmacKey, 'prepared-filing', token, { key, now: now() });
    const session = grant && (await sessions.find(grant.sessionId));
    if (!session || session.userId !== grant.userId) throw gone();
    if (!(await db.withUser(session, (tx) => draftById(tx, draftId)))) throw gone();
    return runInTurn(c, 'files', session.userId, () => sendFile(c, storage, key, { name })) as never;
  });
  return app;
}
