import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { ownModule } from '#server/core/own-module.ts';
import { jsonOf } from '#server/platform/data-api/large-body.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { withUploadedFile } from '#server/platform/http/files/uploaded-file.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import { LOSSES } from '#server/platform/sandbox/word/scanned.ts';
import { IMPORT, importedComment, importedDraft } from '#shared/contracts/drafts/draft-functions.ts';
import { DRAFTS } from '#shared/contracts/drafts/drafts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { checkedDocument } from '../save-thread.ts';
import type { DocxTask } from './read-docx.ts';

const ENTRY = ownModule(new URL('read-docx', import.meta.url));
const LIMITS = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 45, answerBytes: DRAFTS.bodyBytes * 2 };
const IDLE_MS = 20_000;
/** Described only: the file is read as a stream. */
const FORM = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'string' as const, format: 'binary' } },
};

const routes = routesOf('Drafts');

const imported = routes.post('/import-draft', {
  ...WHEN_UNPAID.refused,
  summary: 'The document of a Word file (.docx), to create a draft with; nothing is stored',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: FORM } } } },
  responses: {
    200: json(importedDraft, 'The document, and what the file had that a draft does not'),
    ...errors(413, 422),
  },
});

const sandbox = new IdleSandbox<DocxTask, unknown>(ENTRY, LIMITS, ({ file }) => ({ reads: [file] }), {
  idleMs: IDLE_MS,
});
const tooLarge = () =>
  new ProblemError('too_large', sentenceOf(messages.importTooLarge, { megabytes: IMPORT.bytes / 1024 ** 2 }));

/** The child's answer is as untrusted as its file; it is a little longer than the longest body of a draft. */
const answered = z.object({
  document: z.string().max(DRAFTS.bodyBytes),
  losses: z.array(z.string()).max(100),
  comments: z.array(importedComment).max(300),
});

/** `/functions/v1/import-draft`; the caller checks the session. */
export function importRoutes(): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  // It reads its body as a stream.
  app.openAPIRegistry.registerPath(imported);
  app.post('/import-draft', (c) =>
    turns.run(c.get('session').userId, async () => {
      c.req.raw.signal.throwIfAborted();
      const found = await withUploadedFile(c, { bytes: IMPORT.bytes, tooLarge }, (file) =>
        sandbox.run({ file }),
      );
      const { data } = answered.safeParse(found);
      if (!data) throw new ProblemError('unprocessable', sentenceOf(fileReading.overLimits));
      const losses = LOSSES.filter((loss) => data.losses.includes(loss));
      const document = await checkedDocument(data.document);
      const warnings = losses.map((loss) => t(messages[loss]));
      return c.body(jsonOf({ document, warnings, comments: data.comments }), 200, {
        'content-type': 'application/json',
      });
    }),
  );
  return app;
}
