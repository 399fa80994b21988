import { stat } from 'node:fs/promises';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { declaredSize } from '#server/platform/http/files/read-upload.ts';
import { withUploadedFile } from '#server/platform/http/files/uploaded-file.ts';
import { InFlight } from '#server/platform/http/in-flight.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import { DEFAULT_LIMITS } from '#server/platform/sandbox/pool.ts';
import type { Services } from '#server/platform/services.ts';
import { extensionOf } from '#server/platform/storage/content-type.ts';
import {
  LIBRARY_FILES,
  libraryFile,
  libraryFileAnswer,
  libraryFolder,
  missingLibraryFiles,
  missingLibraryFilesAnswer,
} from '#shared/contracts/research/library-files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { refusal } from '../ingest/ingest.ts';
import type { IngestMonitor } from '../ingest/ingest-progress.ts';
import { type IncomingFile, isTaken, MEGABYTE, runIngest } from '../ingest/ingest-run.ts';
import { writeTo } from '../ingest/ingest-writer.ts';
import type { ReadTask } from '../ingest/read-file.ts';
import { filesOfReading, readerPath } from '../ingest/read-file-path.ts';
import { requireLibraryManager } from '../manager.ts';
import { type OpenFolder, OpenFolders } from './open-folders.ts';
import { addRemovalRoutes } from './removal-routes.ts';

const routes = routesOf('Library');
const IDLE_MS = 60_000;
/** Files of one user that are read at once; the browser sends as many. */
const TURNS = { atOnce: 4, waiting: 10, waitMs: 60_000 };
const sandbox = new IdleSandbox<ReadTask, unknown>(readerPath(), DEFAULT_LIMITS, filesOfReading, {
  idleMs: IDLE_MS,
});
const turns = new InFlight(TURNS);

const missing = routes.post('/library-files/missing', {
  ...WHEN_UNPAID.open,
  summary:
    'Which files of a folder the library does not have as they are now, for those who manage the library',
  request: { body: jsonBody(missingLibraryFiles) },
  responses: { 200: json(missingLibraryFilesAnswer, 'The files to send'), ...errors(404, 409, 429) },
});
const add = routes.put('/library-files', {
  ...WHEN_UNPAID.open,
  summary: 'Add one file of a folder to the library, for those who manage the library',
  description:
    'The library has the file when the answer comes. A file of the same path replaces the earlier one. 422 says why a file cannot be read.',
  request: {
    query: libraryFile,
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
  },
  responses: { 200: json(libraryFileAnswer, 'Added'), ...errors(404, 409, 413, 422, 429) },
});
const stop = routes.post('/library-files/stop', {
  ...WHEN_UNPAID.open,
  summary: 'Say that no more files of a folder come; what was added stays',
  request: { body: jsonBody(libraryFolder) },
  responses: { 204: { description: 'Noted' }, ...errors(404) },
});

type Deps = Pick<Services, 'env' | 'libraryWriter' | 'storage'>;

const tooLarge = () =>
  new ProblemError('too_large', sentenceOf(commands.tooLarge, { megabytes: LIBRARY_FILES.pagedMegabytes }));

function requireAccepted(extension: string, size: number): void {
  const reason = refusal({ extension, size });
  if (reason) throw new ProblemError('unprocessable', reason);
}

/** The same run as that of the command, over one file. Errors: `unprocessable` with the reason why it was not read. */
async function addToLibrary(
  { libraryWriter, storage }: Deps,
  open: OpenFolder,
  file: IncomingFile,
): Promise<number> {
  let failure: Sentence | undefined;
  const source = {
    files: 1,
    async *groups() {
      yield [file];
    },
    async handled(_: IncomingFile, outcome: { failure?: Sentence }) {
      failure = outcome.failure;
    },
  };
  const { documents } = await runIngest(source, {
    ...open,
    storage,
    sandbox,
    reader: readerPath(),
    write: writeTo(libraryWriter),
  });
  if (failure) throw new ProblemError('unprocessable', failure);
  return documents;
}

/** `/functions/v1/library-files`: a folder that comes in through the browser. The caller checks the session. */
export function libraryFileRoutes(services: Deps, monitor: IngestMonitor): OpenAPIHono<AppEnv> {
  const { env, storage } = services;
  const app = newApi();
  const folders = new OpenFolders(env.MUNSHI_DATA, monitor);
  app.openapi(missing, async (c) => {
    requireLibraryManager(c, env);
    const { folder, files } = c.req.valid('json');
    return folders.use(c.get('session').userId, folder, async (open, count) => {
      const taken = await Promise.all(
        files.map(({ path, size, modified }) =>
          isTaken({ ...open, storage }, { key: path, size, mark: `${size}:${modified}` }),
        ),
      );
      const absent = files.filter((_, at) => !taken[at]).map(({ path }) => path);
      count({ files: files.length, done: files.length - absent.length });
      return c.json({ missing: absent }, 200);
    });
  });
  app.openapi(add, async (c) => {
    requireLibraryManager(c, env);
    const { folder, path: key, modified } = c.req.valid('query');
    const { userId } = c.get('session');
    const extension = extensionOf(key);
    const leave = await turns.enter(userId, c.req.raw.signal);
    try {
      return await folders.use(userId, folder, async (open, count) => {
        let documents = 0;
        try {
          requireAccepted(extension, declaredSize(c) ?? 0);
          const limit = { bytes: LIBRARY_FILES.pagedMegabytes * MEGABYTE, tooLarge };
          documents = await withUploadedFile(c, limit, async (path) => {
            const { size } = await stat(path);
            requireAccepted(extension, size);
            return addToLibrary(services, open, { path, key, size, extension, mark: `${size}:${modified}` });
          });
        } finally {
          count({ done: 1, documents });
        }
        return c.json({ documents }, 200);
      });
    } finally {
      leave();
    }
  });
  addRemovalRoutes(app, folders, services);
  app.openapi(stop, (c) => {
    requireLibraryManager(c, env);
    folders.stop(c.get('session').userId, c.req.valid('json').folder);
    return c.body(null, 204);
  });
  return app;
}
