import { Readable } from 'node:stream';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type CheckedDraft,
  checkDraftBody,
  checkedDraft,
  type ExportFormat,
  exportDraftBody,
} from '#shared/contracts/drafts/draft-functions.ts';
import { messages as checks } from '#shared/messages/en/practice/draft-checks.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { bookOfDraft } from './annexures/book-of-draft.ts';
import { annexureRoutes, annexuresToBind } from './annexures/routes.ts';
import { draftThread } from './draft-thread.ts';
import { filingRoutes } from './filing/routes.ts';
import { importRoutes } from './import/routes.ts';
import { pageRoutes } from './page.ts';
import { withPracticeLines } from './practice-lines.ts';
import { draftExporter, draftReader } from './read-draft.ts';
import { commentsToExport } from './store.ts';
import { draftTemplateRoutes } from './templates/routes.ts';

const routes = routesOf('Drafts');
const MEDIA_TYPES = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const satisfies Record<ExportFormat, string>;
const BYTES = { schema: z.string().meta({ format: 'binary' }) };

const check = routes.post('/check-draft', {
  ...WHEN_UNPAID.open,
  summary:
    'Check a draft before it is filed: verification, annexures, cause title, blanks, prayer, dates, signature',
  request: { body: jsonBody(checkDraftBody) },
  responses: { 200: json(checkedDraft, 'What was found, and how complete the draft is'), ...errors(404) },
});
const exported = routes.post('/export-draft', {
  ...WHEN_UNPAID.open,
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

const sentence = (message: Message, values: Record<string, string>): string =>
  t(message as Message<string>, values);

/** `/functions/v1/check-draft`, `/functions/v1/export-draft` and what belongs to them; the caller checks the session. */
export function draftRoutes(
  parts: Pick<Services, 'db' | 'storage' | 'now' | 'secrets' | 'eventStreams' | 'env'>,
): OpenAPIHono<AppEnv> {
  const { db, storage, now } = parts;
  const app = newApi();
  const turns = new KeyedQueue();
  const readDraft = draftReader({ db });
  const toExport = draftExporter({ db });
  app.route('/', draftTemplateRoutes({ db, storage, now }, turns));
  app.route('/', importRoutes());
  app.route('/', pageRoutes({ db }));
  app.route('/', annexureRoutes({ db, storage }, turns, { readDraft, toExport }));

  app.route('/', filingRoutes(parts, turns, { readDraft, toExport }));

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
      notChecked: found.notChecked.map((one) => t(checks[one])),
    };
    return c.json(answer, 200);
  });

  app.openapi(exported, async (c) => {
    const session = c.get('session');
    const { draftId, format, profile, annexures, comments } = c.req.valid('json');
    const found = await readDraft(session, draftId);
    const draft = await toExport(session, found, profile);
    if (comments && format === 'docx')
      draft.comments = await db.withUser(session, (tx) => commentsToExport(tx, found.draft));
    const headers = {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': attachment(`${draft.title}.${format}`),
      'cache-control': 'private, no-store',
    };
    const bind =
      format === 'pdf' && annexures !== false
        ? await annexuresToBind({ db }, session, found.draft)
        : undefined;
    if (bind && (annexures || bind.annexures.length > 0)) {
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
