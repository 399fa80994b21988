import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { DRAFT_LIMITS, readDocument } from '#law/drafting/document/read.ts';
import { ownModule } from '#server/core/own-module.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { withUploadedFile } from '#server/platform/http/files/uploaded-file.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import { IMPORT, importedDraft } from '#shared/contracts/drafts/draft-functions.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { messages as refusals } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { newBlockId } from '../complete-draft.ts';
import type { ImportedDraft } from './docx-document.ts';
import type { DocxTask } from './read-docx.ts';
import { LOSSES } from './scanned.ts';

const ENTRY = ownModule(new URL('read-docx', import.meta.url));
const LIMITS = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 45 };
const IDLE_MS = 20_000;
/** Described only: the file is read as a stream. */
const FORM = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'string' as const, format: 'binary' } },
};

const imported = createRoute({
  method: 'post',
  path: '/import-draft',
  ...WHEN_UNPAID.refused,
  tags: ['Drafts'],
  summary: 'The document of a Word file (.docx), to create a draft with; nothing is stored',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: FORM } } } },
  responses: {
    200: json(importedDraft, 'The document, and what the file had that a draft does not'),
    ...errors(413, 422),
  },
});

const sandbox = new IdleSandbox<DocxTask, ImportedDraft>(ENTRY, LIMITS, IDLE_MS);
const tooLarge = () =>
  new ProblemError('too_large', sentenceOf(messages.importTooLarge, { megabytes: IMPORT.bytes / 1024 ** 2 }));

/** Validates the child's document, which is as untrusted as its file. */
function checkedDocument(document: unknown): DraftDocument {
  const read = readDocument(document, newBlockId);
  if ('document' in read) return read.document;
  const { reason, what } = read.problem;
  throw new ProblemError(
    'unprocessable',
    reason === 'too_long' || reason === 'too_deep'
      ? sentenceOf(refusals.documentTooLong, { max: DRAFT_LIMITS.characters })
      : sentenceOf(refusals.documentInvalid, { what }),
  );
}

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
      const losses = LOSSES.filter((loss) => found.losses.includes(loss));
      const document = { ...checkedDocument(found.document) };
      return c.json({ document, warnings: losses.map((loss) => t(messages[loss])) }, 200);
    }),
  );
  return app;
}
