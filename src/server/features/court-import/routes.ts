import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { headingKey } from '#law/cause-lists/table-columns.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { withUploadedFiles } from '#server/platform/http/files/uploaded-files.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  COURT_IMPORT,
  type CourtApply,
  type CourtProposal,
  courtApplied,
  courtApply,
  courtImport,
  courtImports,
  courtUndo,
  courtUndone,
  matchedColumns,
} from '#shared/contracts/court-import.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { Applier, undoSteps } from './apply.ts';
import { markOf } from './proposals.ts';
import { indianDay, readDrop } from './read-drop.ts';
import {
  forgetMarks,
  forgetOldest,
  importById,
  keepAnswer,
  keepColumns,
  keepMarks,
  keepSteps,
  newestImports,
  paperOf,
  type StoredImport,
  takeSteps,
} from './store.ts';
import type { StoredProposal } from './stored-proposal.ts';

const routes = routesOf('Court import');
/** The length at which an answer's key is cut: `store.ts` keeps 500 characters with `answer:` before them. */
const KEY_CHARACTERS = 493;
const params = z.object({ id: z.uuid() });
/** Described only: the files are read as streams. */
const FORM = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'array' as const, items: { type: 'string' as const, format: 'binary' } } },
};

const bring = routes.post('/court-import', {
  ...WHEN_UNPAID.refused,
  summary: 'Read files that courts give to everybody, and propose what changed in the matters of the caller',
  description:
    'A multipart form with one or more parts `file`: the court app’s export of My cases, saved case-status pages, cause lists, tables of an office’s diary, calendars. Nothing is applied.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: FORM } } } },
  responses: { 200: json(courtImport, 'What each file is, and the proposals'), ...errors(413, 422, 429) },
});
const list = routes.get('/court-import', {
  summary: 'The newest drops of the caller that had proposals',
  responses: { 200: json(courtImports, 'Newest first') },
});
const read = routes.get('/court-import/{id}', {
  summary: 'A drop with its proposals, and what was answered',
  request: { params },
  responses: { 200: json(courtImport, 'The drop'), ...errors(404) },
});
const apply = routes.post('/court-import/{id}/apply', {
  ...WHEN_UNPAID.refused,
  summary: 'Apply proposals of a drop: those that are named, or those that are sure',
  request: { params, body: jsonBody(courtApply) },
  responses: { 200: json(courtApplied, 'Applied'), ...errors(404) },
});
const undo = routes.post('/court-import/{id}/undo', {
  ...WHEN_UNPAID.refused,
  summary: 'Undo what was applied; what was changed since stays',
  request: { params, body: jsonBody(courtUndo) },
  responses: { 200: json(courtUndone, 'Undone'), ...errors(404) },
});

const match = routes.put('/court-import/columns', {
  ...WHEN_UNPAID.refused,
  summary: 'Say what the columns of a table mean; the next file with its headings is read so',
  request: { body: jsonBody(matchedColumns) },
  responses: { 204: { description: 'Kept' }, ...errors(400) },
});

const paper = routes.get('/court-import/{id}/paper', {
  summary: 'A PDF of an email, by its name',
  request: { params, query: z.object({ name: z.string().min(1).max(300) }) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...errors(404),
  },
});

const notFound = () => new ProblemError('not_found', sentenceOf(messages.importGone));
const tooLarge = () =>
  new ProblemError(
    'too_large',
    sentenceOf(messages.tooLarge, {
      files: COURT_IMPORT.files,
      megabytes: COURT_IMPORT.fileBytes / 1024 ** 2,
    }),
  );

function presented({
  key: _,
  state: __,
  rank: ___,
  further = [],
  ...proposal
}: StoredProposal): CourtProposal {
  const also = further.filter(({ kind }) => kind === 'listed').map(({ values }) => values);
  return also.length === 0 ? proposal : { ...proposal, also };
}

/** The proposals of a drop, each with its answer. */
function answered({ proposals, applied, refused }: StoredImport): CourtProposal[] {
  const [done, not] = [new Set(applied), new Set(refused)];
  return proposals.map((one) => {
    if (done.has(markOf(one))) return { ...presented(one), done: 'applied' };
    const isRefused = one.confidence === 'ask' && not.has(one.key.slice(0, KEY_CHARACTERS));
    return isRefused ? { ...presented(one), done: 'refused' } : presented(one);
  });
}

/**
 * Applies the proposals that were accepted, and remembers the answers: a doubtful one that was left out of a list is not
 * the caller's.
 */
async function applied(tx: Tx, id: string, { accept, later = [] }: CourtApply, today: string) {
  const found = await importById(tx, id);
  if (!found) throw notFound();
  const wanted = new Set(accept);
  const before = new Set(found.applied);
  // A second press applies nothing twice.
  const chosen = found.proposals.filter(
    (one) => (accept === 'sure' ? one.confidence === 'sure' : wanted.has(one.id)) && !before.has(markOf(one)),
  );
  const applier = new Applier(tx, today);
  const done: StoredProposal[] = [];
  for (const proposal of chosen) {
    const caseId = await applier.apply(proposal);
    if (caseId === undefined) continue;
    done.push(proposal);
    if (proposal.confidence === 'ask') await keepAnswer(tx, id, proposal.key, caseId);
  }
  const waiting = new Set(later);
  const kept = found.proposals.filter((one) => wanted.has(one.id) || waiting.has(one.id));
  const answeredKeys = new Set([...chosen, ...kept].map(({ key }) => key));
  const refused = found.proposals.filter(
    (one) => one.confidence === 'ask' && !answeredKeys.has(one.key) && !before.has(markOf(one)),
  );
  if (accept !== 'sure') for (const { key } of refused) await keepAnswer(tx, id, key, null);
  if (applier.marks.length > 0) await keepMarks(tx, id, applier.marks);
  await forgetOldest(tx);
  const steps = { steps: applier.steps, marks: chosen.map(markOf) };
  return { applied: done.length, undo: await keepSteps(tx, id, steps) };
}

function columnsRoute(app: OpenAPIHono<AppEnv>, db: Services['db']): void {
  app.openapi(match, async (c) => {
    const { headings, columns } = c.req.valid('json');
    await db.withUser(c.get('session'), (tx) => keepColumns(tx, headingKey(headings), columns));
    return c.body(null, 204);
  });
}

/** `/functions/v1/court-import`; the caller checks the session. */
export function courtImportRoutes(services: Pick<Services, 'db' | 'now'>): OpenAPIHono<AppEnv> {
  const { db } = services;
  const app = newApi();
  const turns = new KeyedQueue();
  // It reads its body as a stream.
  app.openAPIRegistry.registerPath(bring);
  app.post('/court-import', (c) => {
    const session = c.get('session');
    const limits = { files: COURT_IMPORT.files, bytes: COURT_IMPORT.fileBytes, tooLarge };
    return turns.run(session.userId, () =>
      withUploadedFiles(c, limits, async (uploads) => {
        const made = await readDrop(services, session, uploads);
        return c.json({ ...made, proposals: made.proposals.map(presented) }, 200);
      }),
    );
  });
  columnsRoute(app, db);
  app.openapi(list, async (c) => {
    const found = await db.withUser(c.get('session'), newestImports);
    const drops = found.map((one) => ({
      id: one.id,
      created_at: one.created_at,
      files: one.files,
      ...(one.sent_by === null ? {} : { sent_by: one.sent_by }),
      proposals: one.proposals.length,
      waiting: answered(one).filter(({ done }) => done === undefined).length,
    }));
    return c.json({ drops }, 200);
  });
  app.openapi(read, async (c) => {
    const { id } = c.req.valid('param');
    const found = await db.withUser(c.get('session'), (tx) => importById(tx, id));
    if (!found) throw notFound();
    const undone = found.undo === null ? {} : { undo: found.undo };
    const papers = found.papers.length === 0 ? {} : { papers: found.papers };
    return c.json({ id, files: found.files, proposals: answered(found), ...undone, ...papers }, 200);
  });
  app.openapi(paper, async (c) => {
    const { id } = c.req.valid('param');
    const { name } = c.req.valid('query');
    const bytes = await db.withUser(c.get('session'), (tx) => paperOf(tx, id, name));
    if (!bytes) throw notFound();
    return c.body(Uint8Array.from(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': attachment(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });
  app.openapi(apply, async (c) => {
    const { id } = c.req.valid('param');
    const body = c.req.valid('json');
    const done = await db.withUser(c.get('session'), (tx) =>
      applied(tx, id, body, indianDay(services.now())),
    );
    return c.json(done, 200);
  });
  app.openapi(undo, async (c) => {
    const { id } = c.req.valid('param');
    const { undo: stepsId } = c.req.valid('json');
    const undone = await db.withUser(c.get('session'), async (tx) => {
      const kept = await takeSteps(tx, id, stepsId, services.now());
      if (!kept) throw notFound();
      // A proposal that was undone may be made again.
      await forgetMarks(tx, kept.marks);
      return undoSteps(tx, kept.steps);
    });
    return c.json({ undone }, 200);
  });
  return app;
}
