import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { HashedFile } from '#law/drafting/templates/write-template.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { filesOfCase } from '../annexures/store.ts';

/**
 * Files of a case with the SHA-256 of their stored bytes, in the order in which they were chosen. Errors: `unprocessable`
 * for a file that is not one of the case or that the caller does not see.
 */
export async function hashedFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  session: Session,
  caseId: string,
  ids: readonly string[],
): Promise<HashedFile[]> {
  const wanted = [...new Set(ids)];
  const rows = await db.withUser(session, (tx) => filesOfCase(tx, caseId, wanted));
  const own = new Map(rows.filter(({ is_own }) => is_own).map((row) => [row.id, row]));
  const hashed: HashedFile[] = [];
  for (const id of wanted) {
    const row = own.get(id);
    if (!row) throw new ProblemError('unprocessable', sentenceOf(messages.noSuchFile));
    const hash = createHash('sha256');
    await pipeline(await storage.read(row.path), hash);
    hashed.push({ name: row.name, sha256: hash.digest('hex') });
  }
  return hashed;
}
