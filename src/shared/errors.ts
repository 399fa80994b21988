/**
 * Every problem the product can name: code → HTTP status and the sentence a user reads. One table, one class, one
 * handler on the server, one parse in the client. A sentence says what happened, what is safe and what to do.
 */
export const PROBLEMS = {
  unauthenticated: [401, 'Please log in to access this page'],
  insufficient_aal: [403, 'Please confirm your second factor first.'],
  foreign_origin: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'There is nothing here, or it is not yours to see.'],
  invalid_request: [400, 'The request could not be read. Please check what was sent.'],
  conflict: [409, 'Something with this name or number exists already.'],
  too_large: [413, 'This is larger than what can be accepted.'],
  unsupported_file: [415, 'This type of file is not accepted.'],
  too_many_requests: [429, 'Too many requests. Please wait a little and try again.'],
  disk_full: [
    507,
    'The disk is full, so nothing was saved. Free some space and try again; what was saved before is safe.',
  ],
  database_unavailable: [
    503,
    'The database cannot be reached just now. Nothing was lost; please try again in a moment.',
  ],
  index_unavailable: [503, 'The library index is not ready yet. Please try again in a moment.'],
  storage_unavailable: [503, 'The file store cannot be reached just now. Please try again in a moment.'],
  timeout: [504, 'This took too long and was stopped. Nothing was changed; please try again.'],
  internal: [
    500,
    'Something went wrong on our side. Nothing you saved before is affected; please try again.',
  ],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The one error class. `cause` is logged and never shown; `detail` replaces the table's sentence for the user. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;

  constructor(code: ProblemCode, detail?: string, options?: { cause?: unknown }) {
    super(detail ?? PROBLEMS[code][1], options);
    this.name = 'ProblemError';
    this.code = code;
    this.status = PROBLEMS[code][0];
  }
}
