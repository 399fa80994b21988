import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import type { Tx } from './database.ts';
import { type Sql, sql } from './sql.ts';

/**
 * Refuses an edit that was made from an earlier state of a row. `rows` is what follows `from`: the table and the rows
 * that the edit changes; they stay locked until the transaction ends. `stale` holds for a row that has changed.
 * Errors: `conflict` with the reason `ROW_CHANGED` and `sentence`.
 */
export async function requireUnchanged(
  tx: Tx,
  rows: Sql,
  stale: Sql,
  sentence: Sentence = sentenceOf(dataApi.rowChanged),
): Promise<void> {
  const found = await tx.rows<{ stale: boolean }>(sql`select ${stale} as stale from ${rows} for update`);
  if (found.some((row) => row.stale))
    throw new ProblemError('conflict', sentence, {
      reason: ROW_CHANGED,
      hint: 'Read the row again and repeat the edit with its new updated_at.',
    });
}
