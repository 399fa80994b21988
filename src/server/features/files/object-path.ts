import type { Viewer } from '#server/platform/db/database.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { objectInBin, objectNotFound } from '#server/platform/storage/object-key.ts';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { caseAccess, isPathInBin } from './store.ts';

const PATH = /^case_files\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/[\w-][\w.-]{0,150}$/u;

/** Uses of a stored file, and the roles allowed to make them. */
const MAY: Readonly<Record<FileUse, readonly CaseRole[]>> = {
  read: ['owner', 'editor', 'commenter', 'viewer', 'clerk'],
  add: ['owner', 'editor', 'clerk'],
  remove: ['owner', 'editor'],
};
type FileUse = 'read' | 'add' | 'remove';

export interface AuthorisedPath {
  caseId: string;
  /** The owner of the case, whose storage its files use: for the counts of storage alone. */
  owner: Viewer;
}

/** The decoded rest of a request path after a prefix. Errors: `not_found` when it cannot be decoded. */
export function objectKeyAfter(path: string, prefix: string): string {
  try {
    return decodeURIComponent(path.slice(`/storage/v1${prefix}/`.length));
  } catch (cause) {
    throw objectNotFound(cause);
  }
}

/**
 * The case of a path, which the caller reaches in a role that allows this use.
 * Errors: `not_found` for a case that the caller does not see, `forbidden` for a role that does not allow it.
 */
export async function authorisePath(
  db: Services['db'],
  session: Session,
  key: string,
  use: FileUse,
): Promise<AuthorisedPath> {
  const caseId = PATH.exec(key)?.[1];
  const access = caseId && (await db.withUser(session, (tx) => caseAccess(tx, caseId)));
  if (!caseId || !access) throw objectNotFound();
  if (!MAY[use].includes(access.role))
    throw new ProblemError('forbidden', sentenceOf(requests.roleForbids), { reason: 'AccessDenied' });
  // The session was checked already; the counts of the owner need no second factor of theirs.
  const own = access.ownerId === session.userId;
  return { caseId, owner: own ? session : { userId: access.ownerId, aal: 'aal2' } };
}

/** The error of a file that was not stored at a key of a case; it says so when the name is taken by a file in its bin. */
export async function explainTaken(
  db: Services['db'],
  viewer: Viewer,
  key: string,
  cause: unknown,
): Promise<unknown> {
  const caseId = PATH.exec(key)?.[1];
  if (!caseId || !(cause instanceof ProblemError) || cause.reason !== 'Duplicate') return cause;
  return (await db.withUser(viewer, (tx) => isPathInBin(tx, caseId, key))) ? objectInBin(cause) : cause;
}
