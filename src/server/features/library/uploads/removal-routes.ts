import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  goneLibraryFiles,
  goneLibraryFilesAnswer,
  knownLibraryFiles,
  knownLibraryFilesAnswer,
  LIBRARY_FILES,
} from '#shared/contracts/research/library-files.ts';
import { writeTo } from '../ingest/ingest-writer.ts';
import { goneWith, removeMissing } from '../ingest/missing-files.ts';
import { requireLibraryManager } from '../manager.ts';
import type { OpenFolders } from './open-folders.ts';

const routes = routesOf('Library');

const known = routes.post('/library-files/known', {
  ...WHEN_UNPAID.open,
  summary: 'The files that came from a folder of the caller, for those who manage the library',
  request: { body: jsonBody(knownLibraryFiles) },
  responses: { 200: json(knownLibraryFilesAnswer, 'Some of the files'), ...errors(404, 409, 429) },
});
const remove = routes.post('/library-files/remove', {
  ...WHEN_UNPAID.open,
  summary: 'Remove files that are no longer in a folder of the caller, for those who manage the library',
  description:
    'A document leaves the library when no file gives it any more, in this folder or another. Files that did not come from the folder are passed over.',
  request: { body: jsonBody(goneLibraryFiles) },
  responses: { 200: json(goneLibraryFilesAnswer, 'Removed'), ...errors(404, 409, 429) },
});

type Deps = Pick<Services, 'env' | 'libraryWriter' | 'storage'>;

/** Documents whose file left a browser's folder leave the library on request. */
export function addRemovalRoutes(
  app: OpenAPIHono<AppEnv>,
  folders: OpenFolders,
  { env, libraryWriter, storage }: Deps,
): void {
  app.openapi(known, async (c) => {
    requireLibraryManager(c, env);
    const { folder, from } = c.req.valid('json');
    return folders.use(c.get('session').userId, folder, async ({ journal }) => {
      const all = [...journal.files()];
      return c.json({ files: all.slice(from, from + LIBRARY_FILES.named), total: all.length }, 200);
    });
  });
  app.openapi(remove, async (c) => {
    requireLibraryManager(c, env);
    const { folder, files } = c.req.valid('json');
    return folders.use(c.get('session').userId, folder, async (open) => {
      const there = new Set(open.journal.files());
      const gone = await goneWith(
        [...new Set(files)].filter((file) => there.has(file)),
        open.journal,
      );
      await removeMissing(gone, { ...open, storage, write: writeTo(libraryWriter) });
      return c.json({ documents: gone.documents.length }, 200);
    });
  });
}
