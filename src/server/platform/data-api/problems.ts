import { ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** A query that cannot be read. `explanation` is for developers: it names the part and the accepted values. */
export function badRequest(explanation: string, hint?: string): ProblemError {
  return new ProblemError('invalid_request', sentenceOf(dataApi.queryInvalid, { explanation }), {
    reason: 'PGRST100',
    hint,
  });
}

export function unknownColumn(table: string, column: string): ProblemError {
  return new ProblemError(
    'invalid_request',
    sentenceOf(dataApi.columnUnknown, { column: `${table}.${column}` }),
    {
      reason: '42703',
      hint: `Columns are listed for "${table}" in /openapi.json.`,
    },
  );
}
