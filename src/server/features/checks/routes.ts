import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { checkThread } from '#server/platform/checks/check-thread.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, newApi, readJson, validated } from '#server/platform/http/api.ts';
import { requireScope } from '#server/platform/http/key-scopes.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { UnreadPart } from '#server/platform/sandbox/unread-parts.ts';
import type { Services } from '#server/platform/services.ts';
import {
  CHECK,
  type CheckReport,
  checkList,
  checkReport,
  checkRequest,
  type DraftWriting,
  type NotCheckedCode,
  type StoredReport,
  WRITING,
} from '#shared/contracts/checks/checks.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { draftById, type StoredWriting, writingOf } from '../drafts/store.ts';
import { namesByOthers, withStandings } from '../library/store.ts';
import { checkFileRoutes } from './check-file-routes.ts';
import { withNamesByOthers } from './names-of-findings.ts';
import { presentCheck } from './present-check.ts';
import { joinedPages, METHOD, runCheck } from './run-check.ts';
import {
  checkById,
  keepCheck,
  latestChecks,
  removeCheck,
  textOfCaseFile,
  type WritingOfDraft,
} from './store.ts';
import { textOfUpload } from './text-of-upload.ts';

const clipped = (text: string): string =>
  text.length <= WRITING.characters ? text : `${text.slice(0, WRITING.characters).trimEnd()}…`;

/** Origin of a draft's text, and whether each accepted suggestion is still in it. */
async function writingRecord(
  document: DraftDocument,
  { template, suggestions, total }: StoredWriting,
): Promise<DraftWriting> {
  const there = suggestions.length === 0 ? [] : await checkThread.accepted(document, suggestions);
  return {
    template,
    total,
    suggestions: suggestions.map(({ kind, before, after, engine, chat, accepted_by, accepted_at }, at) => ({
      ...{ kind, engine, accepted_by, ...(chat === undefined ? {} : { chat }) },
      before: clipped(before),
      after: clipped(after),
      accepted_at: accepted_at === null ? null : new Date(accepted_at).toISOString(),
      in_text: there[at] === true,
    })),
  };
}

const CODES: Record<UnreadPart, NotCheckedCode> = {
  pictures: 'pictures_of_file',
  comments: 'comments_of_file',
  parts: 'parts_of_file',
};

/** A report that also names what its file has beside the text that was read. */
const withUnread = (report: StoredReport, losses: readonly UnreadPart[] = []): StoredReport => ({
  ...report,
  not_checked: [
    ...report.not_checked,
    ...losses.map((loss) => ({ code: CODES[loss], count: 1, examples: [] })),
  ],
});

const routes = routesOf('Checks');
/** Described only: the file is read as a stream. */
const FORM = {
  type: 'object' as const,
  required: ['file'],
  properties: {
    file: { type: 'string' as const, format: 'binary' },
    date: { type: 'string' as const, format: 'date' },
    name: { type: 'string' as const },
  },
};
/** A text of `CHECK.characters` as JSON. */
const MAX_JSON = 8 * 1024 * 1024;
const params = z.object({ id: z.uuid() });

const check = routes.post('/check-document', {
  ...WHEN_UNPAID.refused,
  summary: 'Compare the citations, paragraphs, quotations and provisions of a document with the library',
  description:
    'A text, a case file (`fileId`), or a multipart form with the part `file` (Word, PDF or text) and the field `date`. The answer states facts. The report is kept, the text is not.',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: checkRequest }, 'multipart/form-data': { schema: FORM } },
    },
  },
  responses: { 200: json(checkReport, 'The report'), ...errors(404, 413, 422, 429) },
});
const list = routes.get('/checks', {
  summary: 'The newest checks of the caller',
  responses: { 200: json(checkList, 'Found') },
});
const one = routes.get('/checks/{id}', {
  summary: 'A report that was kept',
  request: { params },
  responses: { 200: json(checkReport, 'Found'), ...errors(404) },
});
const remove = routes.delete('/checks/{id}', {
  ...WHEN_UNPAID.open,
  summary: 'Remove a report and its record',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...errors(404) },
});
interface Given {
  text: string;
  name: string;
  source: CheckReport['source'];
  date: string | undefined;
  /** Kinds of content of the file that its text does not have. */
  losses?: readonly UnreadPart[];
  /** Present for a draft. */
  writing?: WritingOfDraft;
}

const notFound = () => new ProblemError('not_found', sentenceOf(messages.checkNotFound));

/** The file and the fields of a form; the rules of the fields are those of the JSON body. */
async function givenByUpload(upload: Awaited<ReturnType<typeof textOfUpload>>): Promise<Given> {
  const text = joinedPages(upload.pages);
  const fields = Object.fromEntries([...upload.fields].filter(([, value]) => value !== ''));
  const { name, date } = validated(checkRequest, { name: upload.name?.slice(0, 300), ...fields, text });
  return { text, name: name ?? t(messages.pastedText), source: 'file', date, losses: upload.losses };
}

async function givenByDraft(
  { db }: Pick<Services, 'db'>,
  session: Session,
  draftId: string,
  name: string | undefined,
): Promise<Omit<Given, 'date'>> {
  const found = await db.withUser(session, async (tx) => {
    const draft = await draftById(tx, draftId);
    return draft && { draft, stored: await writingOf(tx, draftId, WRITING.suggestions) };
  });
  if (!found) throw new ProblemError('not_found');
  const { title, content, document } = found.draft;
  const writing = await writingRecord(document as unknown as DraftDocument, found.stored);
  return {
    text: content,
    name: name ?? title.slice(0, 300),
    source: 'text',
    writing: { ...writing, draft: draftId },
  };
}

async function givenByBody(
  { db }: Pick<Services, 'db'>,
  session: Session,
  { text, fileId, draftId, name, date }: z.infer<typeof checkRequest>,
): Promise<Given> {
  if (draftId !== undefined || fileId !== undefined) requireScope(session, 'cases:read');
  if (draftId !== undefined) return { ...(await givenByDraft({ db }, session, draftId, name)), date };
  if (fileId === undefined)
    return { text: text ?? '', name: name ?? t(messages.pastedText), source: 'text', date };
  const file = await db.withUser(session, (tx) => textOfCaseFile(tx, fileId));
  if (!file) throw new ProblemError('not_found');
  if (!file.pages) throw new ProblemError('unprocessable', sentenceOf(messages.fileNotRead));
  return { text: joinedPages(file.pages), name: name ?? file.name.slice(0, 300), source: 'case_file', date };
}

/** `/functions/v1/check-document` and `/functions/v1/checks`; the caller checks the session. */
export function checkRoutes({ db, library }: Pick<Services, 'db' | 'library'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  const jsonLimit = bodyLimit({
    maxSize: MAX_JSON,
    onError: () => {
      throw new ProblemError('too_large', sentenceOf(messages.textTooLong, { max: CHECK.characters }));
    },
  });
  app.use('/check-document', (c, next) =>
    c.req.header('content-type')?.startsWith('application/json') ? jsonLimit(c, next) : next(),
  );

  // It takes one of two kinds of body, which it reads itself.
  app.openAPIRegistry.registerPath(check);
  app.post('/check-document', async (c) => {
    const session = c.get('session');
    const { signal } = c.req.raw;
    const isJson = c.req.header('content-type')?.startsWith('application/json');
    const body = isJson ? await readJson(c, checkRequest) : undefined;
    return turns.run(session.userId, async () => {
      signal.throwIfAborted();
      const given = body
        ? await givenByBody({ db }, session, body)
        : await givenByUpload(await textOfUpload(c));
      const { name, source, date } = given;
      const complete = (found: StoredReport, { judgments }: CheckReport['library']) =>
        db.withUser(session, async (tx) =>
          withStandings(tx, await withNamesByOthers(found, (ids) => namesByOthers(tx, ids)), judgments),
        );
      const result = await runCheck(library, { text: given.text, date, signal }, complete);
      const { library: state, report, ...facts } = result;
      const kept = {
        ...facts,
        name,
        source,
        applies_on: date ?? null,
        method: METHOD,
        library: state,
        report: withUnread(report, given.losses),
        writing: given.writing ?? null,
      };
      const stored = await db.withUser(session, (tx) => keepCheck(tx, kept, session.email));
      // The text of a file is given once, for the marks beside it; it is not kept.
      return c.json(
        { ...presentCheck(stored), ...(body?.text === undefined ? { text: given.text } : {}) },
        200,
      );
    });
  });
  app.openapi(list, async (c) => {
    const checks = await db.withUser(c.get('session'), latestChecks);
    return c.json({
      checks: checks.map((row) => ({ ...row, checked_at: new Date(row.checked_at).toISOString() })),
    });
  });
  app.openapi(one, async (c) => {
    const { id } = c.req.valid('param');
    const found = await db.withUser(c.get('session'), (tx) => checkById(tx, id));
    if (!found) throw notFound();
    return c.json(presentCheck(found), 200);
  });
  app.openapi(remove, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await db.withUser(c.get('session'), (tx) => removeCheck(tx, id)))) throw notFound();
    return c.body(null, 204);
  });
  app.route('/', checkFileRoutes({ db, turns }));
  return app;
}
