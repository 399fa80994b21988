import type { z } from 'zod';
import { contractSentence, ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { badRequest } from '../problems.ts';
import type { DeclaredResource } from '../resource.ts';

export type Row = Record<string, unknown>;

/** An invalid value for a column. */
export function invalidRow(sentence: Sentence, column = ''): ProblemError {
  return new ProblemError('invalid_request', sentence, {
    reason: '23514',
    details: column === '' ? undefined : `column "${column}"`,
  });
}

/** Errors: 400 for anything but an object. */
export function requireRow(row: unknown): Row {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw badRequest('the body must be an object or a list of objects');
  return row as Row;
}

/** Validates one row: unknown columns and invalid values are refused by name, never dropped silently. */
export function validateRow(
  resource: DeclaredResource,
  schema: z.ZodObject,
  row: unknown,
  ownerId: string,
): Row {
  const { owner_id: owner, ...rest } = requireRow(row);
  const foreign = resource.ownUser?.some((column) => rest[column] != null && rest[column] !== ownerId);
  if (foreign || (owner !== undefined && (!resource.columns.has('owner_id') || owner !== ownerId))) {
    throw new ProblemError('forbidden', sentenceOf(dataApi.rowOfAnother, { table: resource.table }), {
      reason: '42501',
    });
  }
  const parsed = schema.strict().safeParse(rest);
  // A schema's transforms may add columns; only those that the caller sent are written.
  if (parsed.success)
    return Object.fromEntries(Object.entries(parsed.data).filter(([column]) => column in rest));
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    throw new ProblemError(
      'invalid_request',
      sentenceOf(dataApi.columnNotWritable, { column: String(issue.keys[0]), table: resource.table }),
      { reason: 'PGRST204' },
    );
  }
  throw invalidRow(contractSentence(parsed.error), issue?.path.join('.'));
}
