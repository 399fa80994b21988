import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { objectNotFound } from '#server/platform/storage/object-key.ts';
import { ownsCase } from './store.ts';

const PATH = /^case_files\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/[\w-][\w.-]{0,150}$/u;

/** The decoded rest of a request path after a prefix. Errors: `not_found` when it cannot be decoded. */
export function objectKeyAfter(path: string, prefix: string): string {
  try {
    return decodeURIComponent(path.slice(`/storage/v1${prefix}/`.length));
  } catch (cause) {
    throw objectNotFound(cause);
  }
}

/** The id of the case in a path, which must be the caller's own. Errors: `not_found`. */
export async function authorisePath(db: Services['db'], session: Session, key: string): Promise<string> {
  const caseId = PATH.exec(key)?.[1];
  if (!caseId || !(await db.withUser(session, (tx) => ownsCase(tx, caseId)))) throw objectNotFound();
  return caseId;
}
