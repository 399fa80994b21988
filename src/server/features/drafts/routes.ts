import { Readable } from 'node:stream';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { DraftCase } from '#law/drafting/check/types.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { DRAFT_KINDS, type DraftKind } from '#law/drafting/kinds.ts';
import { SUPREME_COURT_LAYOUT } from '#law/drafting/page-layout.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type CheckedDraft,
  checkDraftBody,
  checkedDraft,
  type ExportFormat,
  type ExportProfile,
  exportDraftBody,
} from '#shared/contracts/drafts/draft-functions.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as checks } from '#shared/messages/en/practice/draft-checks.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import type { Message } from '#shared/messages/message.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { bookOfDraft } from './annexures/book-of-draft.ts';
import { annexureRoutes, annexuresToBind } from './annexures/routes.ts';
import { type DraftToExport, draftThread } from './draft-thread.ts';
import { importRoutes } from './import/routes.ts';
import { pageOf, pageRoutes } from './page.ts';
import { practiceLines, withPracticeLines } from './practice-lines.ts';
import { draftById, knownOfCase, practiceOf } from './store.ts';
import { draftTemplateRoutes } from './templates/routes.ts';

const tags = ['Drafts'];
const MEDIA_TYPES = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const satisfies Record<ExportFormat, string>;
const BYTES = { schema: z.string().meta({ format: 'binary' }) };

const check = createRoute({
  method: 'post',
  path: '/check-draft',
  ...WHEN_UNPAID.open,
  tags,
  summary:
    'Check a draft before it is filed: verification, annexures, cause title, blanks, prayer, dates, signature',
  request: { body: jsonBody(checkDraftBody) },
  responses: { 200: json(checkedDraft, 'What was found, and how complete the draft is'), ...errors(404) },
});
const exported = createRoute({
  method: 'post',
  path: '/export-draft',
  ...WHEN_UNPAID.open,
  tags,
  summary: 'A draft as plain text, a Word document or a PDF',
  request: { body: jsonBody(exportDraftBody) },
  responses: {
    200: {
      description: 'The file',
      content: { [MEDIA_TYPES.docx]: BYTES, [MEDIA_TYPES.pdf]: BYTES, 'text/plain': BYTES },
    },
    ...errors(404, 422),
  },
});

const kindOf = (kind: string): DraftKind => DRAFT_KINDS.find((known) => known === kind) ?? 'other';
const sentence = (message: Message, values: Record<string, string>): string =>
  t(message as Message<string>, values);

interface FoundDraft {
  draft: Draft;
  known: DraftCase;
  document: DraftDocument;
  kind: DraftKind;
}
export type ReadDraft = (session: Session, id: string) => Promise<FoundDraft>;
export type ToExport = (
  session: Session,
  found: Pick<FoundDraft, 'draft' | 'document' | 'kind'>,
  profile: ExportProfile | undefined,
) => Promise<DraftToExport>;

/** A draft that the caller sees. Errors: `not_found`. */
const reader =
  ({ db }: Pick<Services, 'db'>): ReadDraft =>
  async (session, id) => {
    const found = await db.withUser(session, async (tx) => {
      const draft = await draftById(tx, id);
      return draft && { draft, known: await knownOfCase(tx, draft.case_id) };
    });
    if (!found) throw new ProblemError('not_found', sentenceOf(messages.notFound));
    const document = found.draft.document as unknown as DraftDocument;
    return { ...found, document, kind: kindOf(found.draft.kind) };
  };

/** A draft with what the profile of its reader adds to it. Errors: `unprocessable` for an empty draft or a page that is not set. */
const exporter =
  ({ db }: Pick<Services, 'db'>): ToExport =>
  async (session, { draft, document, kind }, profile) => {
    const { practice, page } = await db.withUser(session, async (tx) => ({
      practice: await practiceOf(tx, session.userId),
      page: profile === 'own' ? await pageOf(tx, session.userId) : null,
    }));
    const layout = profile === 'supreme_court' ? SUPREME_COURT_LAYOUT : page;
    if (profile === 'own' && !page) throw new ProblemError('unprocessable', sentenceOf(messages.noPageSet));
    if (draft.content.trim() === '')
      throw new ProblemError('unprocessable', sentenceOf(messages.nothingToExport));
    const lines = practiceLines(kind, draft.content, practice);
    return { title: draft.title, document, ...lines, ...(layout ? { layout } : {}) };
  };

/** `/functions/v1/check-draft`, `/functions/v1/export-draft` and what belongs to them; the caller checks the session. */
export function draftRoutes({ db, storage }: Pick<Services, 'db' | 'storage'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  const readDraft = reader({ db });
  const toExport = exporter({ db });
  app.route('/', draftTemplateRoutes({ db }));
  app.route('/', importRoutes());
  app.route('/', pageRoutes({ db }));
  app.route('/', annexureRoutes({ db, storage }, turns, { readDraft, toExport }));

  app.openapi(check, async (c) => {
    const session = c.get('session');
    const { draftId } = c.req.valid('json');
    const { kind, known, document } = await readDraft(session, draftId);
    const found = await turns.run(session.userId, () => draftThread.check(document, kind, known));
    const answer: CheckedDraft = {
      findings: found.findings.map(({ rule, level, block, values, fix }) => ({
        ...{ rule, level, block, message: sentence(checks[rule], { ...values }) },
        ...(fix ? { fix } : {}),
      })),
      completion: found.completion,
    };
    return c.json(answer, 200);
  });

  app.openapi(exported, async (c) => {
    const session = c.get('session');
    const { draftId, format, profile, annexures } = c.req.valid('json');
    const found = await readDraft(session, draftId);
    const draft = await toExport(session, found, profile);
    const headers = {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': attachment(`${draft.title}.${format}`),
      'cache-control': 'private, no-store',
    };
    if (annexures) {
      const bind = await annexuresToBind({ db }, session, found.draft);
      const { signal } = c.req.raw;
      const { file, bytes } = await turns.run(session.userId, () =>
        bookOfDraft(storage, { draft, ...bind }, signal),
      );
      return c.body(Readable.toWeb(file) as ReadableStream, 200, {
        ...headers,
        'content-length': String(bytes),
      });
    }
    if (format === 'txt')
      return c.body(new TextEncoder().encode(withPracticeLines(found.draft.content, draft)), 200, headers);
    const bytes = await turns.run(session.userId, () => draftThread.write(draft, format));
    return c.body(bytes, 200, headers);
  });
  return app;
}
