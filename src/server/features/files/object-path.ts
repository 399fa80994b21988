import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { objectInBin, objectNotFound } from '#server/platform/storage/object-key.ts';
import { ProblemError } from '#shared/errors.ts';
import { isPathInBin, ownsCase } from './store.ts';

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

/** The error of a file that was not stored at a key of the caller; it says so when the name is taken by a file in the bin. */
export async function explainTaken(
  db: Services['db'],
  session: Session,
  key: string,
  cause: unknown,
): Promise<unknown> {
  const caseId = PATH.exec(key)?.[1];
  if (!caseId || !(cause instanceof ProblemError) || cause.reason !== 'Duplicate') return cause;
  return (await db.withUser(session, (tx) => isPathInBin(tx, caseId, key))) ? objectInBin(cause) : cause;
}
