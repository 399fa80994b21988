import type { Context } from 'hono';
import type { Viewer } from '#server/platform/db/database.ts';
import {
  declaredSize,
  readUpload,
  refuseDeclaredSize,
  withUploadErrors,
} from '#server/platform/http/files/read-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import type { StoredObject } from '#server/platform/storage/storage.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { explainTaken } from './object-path.ts';
import type { Quota } from './quota.ts';
import { validatedStream } from './validate-content.ts';

interface Uploading {
  db: Services['db'];
  storage: Services['storage'];
  log: Services['log'];
  quota: Quota;
  /** The owner of the case, whose storage the file uses. */
  owner: Viewer;
  /** A key in a case to which the caller may add files. */
  key: string;
}

/**
 * Stores the file of a request while it streams in, checked and counted on the way. Nothing is kept of an interrupted
 * or refused file. Errors: `too_large`, `unsupported_file`, `invalid_request`, `conflict`, those of the store.
 */
export async function upload(
  c: Context,
  { db, storage, log, quota, owner, key }: Uploading,
): Promise<StoredObject> {
  refuseDeclaredSize(c);
  const space = await quota.reserveForRequest(owner, declaredSize(c));
  let counted = false;
  try {
    const { body } = await readUpload(c);
    try {
      const source = quota.within(owner, space, withUploadErrors(body));
      const stored = await storage
        .put(key, validatedStream(key, source), {
          contentType: contentTypeOf(key),
          maxBytes: CASE_FILES.maxBytes,
        })
        .catch(async (cause: unknown) => {
          throw await explainTaken(db, owner, key, cause);
        });
      try {
        await quota.count(owner, { path: key, size: stored.size }, space.reservation);
      } catch (cause) {
        // If the removal fails, the sweep removes the file, since no row names it.
        await storage
          .remove([key])
          .catch((err: unknown) => log.warn({ err }, 'an uncounted file stays behind'));
        throw cause;
      }
      counted = true;
      return stored;
    } finally {
      body.destroy();
    }
  } finally {
    if (!counted) await quota.release(owner, space.reservation);
  }
}
