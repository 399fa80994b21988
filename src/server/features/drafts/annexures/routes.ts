import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import type { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  draftAnnexures,
  draftIndex,
  draftIndexBody,
  setAnnexures,
} from '#shared/contracts/drafts/draft-annexures.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { placedLines } from '../../file-pages/store.ts';
import { draftThread } from '../draft-thread.ts';
import type { ReadDraft, ToExport } from '../read-draft.ts';
import { indexOfBook, type ToBind } from './book-of-draft.ts';
import { captionOf, choiceOf, filesOfCase, keepChoice } from './store.ts';

const routes = routesOf('Drafts');
const read = routes.get('/draft-annexures', {
  summary: 'The files of the case that a draft is filed with, and the marks that the draft refers to',
  request: { query: z.object({ draftId: z.uuid() }) },
  responses: { 200: json(draftAnnexures, 'The files'), ...errors(404) },
});
const write = routes.put('/draft-annexures', {
  ...WHEN_UNPAID.refused,
  summary: 'Set the files of the case that a draft is filed with, in their order',
  request: { body: jsonBody(setAnnexures) },
  responses: { 204: { description: 'Kept' }, ...errors(404, 422) },
});
const index = routes.post('/draft-index', {
  ...WHEN_UNPAID.open,
  summary:
    'The index that a PDF of a draft with its annexures would have, and the files that cannot be bound',
  request: { body: jsonBody(draftIndexBody) },
  responses: { 200: json(draftIndex, 'The index'), ...errors(404, 422) },
});

/** Scans of which the words are read from the database at once. */
const SCANS_AT_ONCE = 50;

type Deps = Pick<Services, 'db' | 'storage'>;
const notFound = () => new ProblemError('not_found', sentenceOf(messages.notFound));

/** The included annexures of a draft with the rows of their files. */
export async function annexuresToBind(
  { db }: Pick<Services, 'db'>,
  session: Session,
  draft: { id: string; case_id: string },
): Promise<Omit<ToBind, 'draft'>> {
  return db.withUser(session, async (tx) => {
    const choice = await choiceOf(tx, draft.id);
    if (!choice) throw notFound();
    const included = choice.files.filter((one) => one.included);
    const rows = await filesOfCase(
      tx,
      draft.case_id,
      included.map(({ file }) => file),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      caption: await captionOf(tx, draft.case_id),
      trueCopy: choice.trueCopy,
      placedLines: (file, behind) =>
        db.withUser(session, (later) => placedLines(later, file, behind, SCANS_AT_ONCE)),
      annexures: included.map((one) => ({ ...one, row: byId.get(one.file) })),
    };
  });
}

/** `/functions/v1/draft-annexures` and `/functions/v1/draft-index`; the caller checks the session. */
export function annexureRoutes(
  { db, storage }: Deps,
  turns: KeyedQueue,
  { readDraft, toExport }: { readDraft: ReadDraft; toExport: ToExport },
): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(read, async (c) => {
    const session = c.get('session');
    const { draft, document, kind } = await readDraft(session, c.req.valid('query').draftId);
    const found = await db.withUser(session, async (tx) => {
      const choice = await choiceOf(tx, draft.id);
      if (!choice) throw notFound();
      const rows = await filesOfCase(
        tx,
        draft.case_id,
        choice.files.map(({ file }) => file),
      );
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return { ...choice, files: choice.files.map((one) => ({ ...one, name: names.get(one.file) ?? null })) };
    });
    const named = await turns.run(session.userId, () => draftThread.annexures(document, kind));
    return c.json({ ...found, named }, 200);
  });
  app.openapi(write, async (c) => {
    const { draftId, ...choice } = c.req.valid('json');
    const kept = await db.withUser(c.get('session'), (tx) => keepChoice(tx, draftId, choice));
    if (!kept) throw notFound();
    return c.body(null, 204);
  });
  app.openapi(index, async (c) => {
    const session = c.get('session');
    const { draftId, profile } = c.req.valid('json');
    const found = await readDraft(session, draftId);
    const draft = await toExport(session, found, profile);
    const bind = await annexuresToBind({ db }, session, found.draft);
    const made = await turns.run(session.userId, () =>
      indexOfBook(storage, { draft, ...bind }, c.req.raw.signal),
    );
    return c.json(made, 200);
  });
  return app;
}
