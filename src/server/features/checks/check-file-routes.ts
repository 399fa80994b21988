import { createHash } from 'node:crypto';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { checkThread } from '#server/platform/checks/check-thread.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody, newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import type { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  markedCopyRequest,
  type ReportFormat,
  reportFormats,
  reportKinds,
} from '#shared/contracts/checks/checks.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { disclosureNote } from './disclosure-note.ts';
import { markedCopy } from './marked-copy.ts';
import { presentCheck } from './present-check.ts';
import { reportDocument } from './report-document.ts';
import { checkById } from './store.ts';

const routes = routesOf('Checks');
const params = z.object({ id: z.uuid() });
const MEDIA_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
const KINDS = {
  report: { make: reportDocument, called: messages.reportTitle },
  note: { make: disclosureNote, called: messages.note },
} as const;
const BYTES = { schema: z.string().meta({ format: 'binary' }) };
const report = routes.get('/checks/{id}/report', {
  summary: 'A report with its verification record, or the note for filing, as a Word document or a PDF',
  request: {
    params,
    query: z.object({ format: z.enum(reportFormats), kind: z.enum(reportKinds).default('report') }),
  },
  responses: {
    200: { description: 'The document', content: { [MEDIA_TYPES.docx]: BYTES, [MEDIA_TYPES.pdf]: BYTES } },
    ...errors(404, 429),
  },
});

const notFound = () => new ProblemError('not_found', sentenceOf(messages.checkNotFound));

const copy = routes.post('/checks/{id}/marked-copy', {
  ...WHEN_UNPAID.open,
  summary: 'The checked document as a Word file with the findings as comments',
  description: 'The text is not kept, so it is given again: 422 where it is not the one that was checked.',
  request: { params, body: jsonBody(markedCopyRequest) },
  responses: {
    200: {
      description: 'The document',
      content: { [MEDIA_TYPES.docx]: BYTES },
    },
    ...errors(404, 413, 422, 429),
  },
});

const headersOf = (format: ReportFormat, name: string) => ({
  'content-type': MEDIA_TYPES[format],
  'content-disposition': attachment(`${name}.${format}`),
  'cache-control': 'private, no-store',
});

/** Files of a check: its report, the note for filing and the marked document; `turns` has the calls of one user wait for each other. */
export function checkFileRoutes({
  db,
  turns,
}: Pick<Services, 'db'> & { turns: KeyedQueue }): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(report, async (c) => {
    const session = c.get('session');
    const { id } = c.req.valid('param');
    const { format, kind } = c.req.valid('query');
    const found = await db.withUser(session, (tx) => checkById(tx, id));
    if (!found) throw notFound();
    const { make, called } = KINDS[kind];
    const document = make(presentCheck(found));
    const bytes = await turns.run(session.userId, () => checkThread.write(document, format));
    return c.body(bytes, 200, headersOf(format, `${t(called)} - ${found.name}`));
  });
  app.openapi(copy, async (c) => {
    const session = c.get('session');
    const { id } = c.req.valid('param');
    const { text } = c.req.valid('json');
    const found = await db.withUser(session, (tx) => checkById(tx, id));
    if (!found) throw notFound();
    if (createHash('sha256').update(text).digest('hex') !== found.text_hash)
      throw new ProblemError('unprocessable', sentenceOf(messages.textDiffers));
    const document = markedCopy(text, presentCheck(found));
    const bytes = await turns.run(session.userId, () => checkThread.write(document, 'docx'));
    return c.body(bytes, 200, headersOf('docx', `${t(messages.markedDocument)} - ${found.name}`));
  });
  return app;
}
