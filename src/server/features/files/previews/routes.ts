import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { ownModule } from '#server/core/own-module.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { TaskFiles } from '#server/platform/sandbox/inbox.ts';
import type { Services } from '#server/platform/services.ts';
import { withWorkingCopy } from '#server/platform/storage/working-copy.ts';
import {
  isPhonePhoto,
  photoAsJpeg,
  trackedChangesBody,
  trackedText,
  unlockPdf,
} from '#shared/contracts/files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { pathOfFile } from '../store.ts';
import type { PreviewTask } from './preview-file.ts';

const ENTRY = ownModule(new URL('preview-file', import.meta.url));
const LIMITS = { memoryMb: 768, cpuSeconds: 30, wallSeconds: 60 };
const IDLE_MS = 20_000;

const routes = routesOf('Files');

const unlocked = routes.post('/unlock-pdf', {
  ...WHEN_UNPAID.open,
  summary: 'A PDF of a case without its password; neither the copy nor the password is stored',
  request: { body: jsonBody(unlockPdf) },
  responses: {
    200: { description: 'The copy', content: { 'application/pdf': { schema: z.string() } } },
    ...errors(404, 422),
  },
});

const changed = routes.post('/tracked-changes', {
  ...WHEN_UNPAID.open,
  summary: 'What was inserted and deleted in a Word document of a case while changes were tracked',
  request: { body: jsonBody(trackedChangesBody) },
  responses: { 200: json(trackedText, 'Its paragraphs'), ...errors(404, 422) },
});

const photo = routes.get('/photo-as-jpeg', {
  summary:
    'A photo of a phone (HEIC) of a case as JPEG, for browsers that do not show it; the copy is not stored',
  request: { query: photoAsJpeg },
  responses: {
    200: { description: 'The copy', content: { 'image/jpeg': { schema: z.string() } } },
    ...errors(404, 422),
  },
});

const filesOf = (task: PreviewTask): TaskFiles => ({
  reads: [task.file],
  ...('out' in task ? { writes: [task.out] } : {}),
});
const sandbox = new IdleSandbox<PreviewTask, unknown>(ENTRY, LIMITS, filesOf, { idleMs: IDLE_MS });

/** `/functions/v1/unlock-pdf`, `photo-as-jpeg` and `tracked-changes`; the caller checks the session. */
export function previewRoutes({ db, storage }: Pick<Services, 'db' | 'storage'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  /** Calls `use` with a copy of a file that the caller sees, in a folder of its own. */
  const withFile = async <T>(
    session: Session,
    { file_id, is }: { file_id: string; is: (key: string) => boolean },
    use: (file: string, folder: string) => Promise<T>,
  ): Promise<T> => {
    const key = await db.withUser(session, (tx) => pathOfFile(tx, file_id));
    if (key === undefined || !is(key.toLowerCase()))
      throw new ProblemError('not_found', sentenceOf(messages.noSuchFile));
    return turns.run(session.userId, async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'munshi-preview-'));
      try {
        const copy = path.join(folder, 'copy');
        return await withWorkingCopy(storage, key, copy, ({ file }) => use(file, folder));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  };

  app.openapi(unlocked, async (c) => {
    const { file_id, password } = c.req.valid('json');
    const wanted = { file_id, is: (key: string) => key.endsWith('.pdf') };
    const bytes = await withFile(c.get('session'), wanted, async (file, folder) => {
      const out = path.join(folder, 'unlocked.pdf');
      await sandbox.run({ kind: 'unlock', file, password, out });
      return readFile(out);
    });
    const headers = { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' };
    return c.body(new Uint8Array(bytes), 200, headers);
  });

  app.openapi(photo, async (c) => {
    const wanted = { ...c.req.valid('query'), is: isPhonePhoto };
    const bytes = await withFile(c.get('session'), wanted, async (file, folder) => {
      const out = path.join(folder, 'photo.jpg');
      await sandbox.run({ kind: 'photo', file, out });
      return readFile(out);
    });
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' };
    return c.body(new Uint8Array(bytes), 200, headers);
  });

  app.openapi(changed, async (c) => {
    const wanted = { ...c.req.valid('json'), is: (key: string) => key.endsWith('.docx') };
    const found = await withFile(c.get('session'), wanted, (file) => sandbox.run({ kind: 'changes', file }));
    // The child's answer is as untrusted as its file.
    const { data } = trackedText.safeParse(found);
    if (!data) throw new ProblemError('unprocessable', sentenceOf(fileReading.overLimits));
    return c.json(data, 200);
  });
  return app;
}
