import { ProblemError } from '#shared/errors.ts';

/** An invalid request: the message names the part and the accepted values. */
export function badRequest(message: string, hint?: string): ProblemError {
  return new ProblemError('invalid_request', message, { reason: 'PGRST100', hint });
}

export function unknownColumn(table: string, column: string): ProblemError {
  return new ProblemError('invalid_request', `column ${table}.${column} does not exist`, {
    reason: '42703',
    hint: `Columns are listed for "${table}" in /openapi.json.`,
  });
}
