import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { DRAFT_KINDS } from '#law/drafting/kinds.ts';
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
  exportDraftBody,
} from '#shared/contracts/drafts/draft-functions.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as checks } from '#shared/messages/en/practice/draft-checks.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import type { Message } from '#shared/messages/message.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { draftThread } from './draft-thread.ts';
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

const kindOf = (kind: string) => DRAFT_KINDS.find((known) => known === kind) ?? 'other';
const sentence = (message: Message, values: Record<string, string>): string =>
  t(message as Message<string>, values);

/** `/functions/v1/check-draft` and `/functions/v1/export-draft`; the caller checks the session. */
export function draftRoutes({ db }: Pick<Services, 'db'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.route('/', draftTemplateRoutes({ db }));
  app.route('/', importRoutes());
  app.route('/', pageRoutes({ db }));
  const turns = new KeyedQueue();
  const readDraft = async (session: Session, id: string) => {
    const found = await db.withUser(session, async (tx) => {
      const draft = await draftById(tx, id);
      return draft && { draft, known: await knownOfCase(tx, draft.case_id) };
    });
    if (!found) throw new ProblemError('not_found', sentenceOf(messages.notFound));
    return { ...found, document: found.draft.document as unknown as DraftDocument };
  };

  app.openapi(check, async (c) => {
    const session = c.get('session');
    const { draftId } = c.req.valid('json');
    const { draft, known, document } = await readDraft(session, draftId);
    const found = await turns.run(session.userId, () =>
      draftThread.check(document, kindOf(draft.kind), known),
    );
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
    const { draftId, format, profile } = c.req.valid('json');
    const { draft, document } = await readDraft(session, draftId);
    const { practice, page } = await db.withUser(session, async (tx) => ({
      practice: await practiceOf(tx, session.userId),
      page: profile === 'own' ? await pageOf(tx, session.userId) : null,
    }));
    const layout = profile === 'supreme_court' ? SUPREME_COURT_LAYOUT : page;
    if (profile === 'own' && !page) throw new ProblemError('unprocessable', sentenceOf(messages.noPageSet));
    if (draft.content.trim() === '')
      throw new ProblemError('unprocessable', sentenceOf(messages.nothingToExport));
    const lines = practiceLines(kindOf(draft.kind), draft.content, practice);
    const bytes =
      format === 'txt'
        ? new TextEncoder().encode(withPracticeLines(draft.content, lines))
        : await turns.run(session.userId, () =>
            draftThread.write(
              { title: draft.title, document, ...lines, ...(layout ? { layout } : {}) },
              format,
            ),
          );
    return c.body(bytes, 200, {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': attachment(`${draft.title}.${format}`),
      'cache-control': 'private, no-store',
    });
  });
  return app;
}
