/**
 * Every error that the product can report: code → HTTP status and the sentence for the user. One table, one class, one
 * handler on the server, one parser in the client. A sentence says what happened, what is safe and what to do.
 */
export const PROBLEMS = {
  unauthenticated: [401, 'Please log in to access this page'],
  insufficient_aal: [403, 'Please confirm your second factor first.'],
  foreign_origin: [403, 'This request came from another site and was refused.'],
  forbidden: [403, 'This is not yours to change.'],
  not_found: [404, 'There is nothing here, or it is not yours to see.'],
  invalid_request: [400, 'The request could not be read. Please check what was sent.'],
  not_acceptable: [406, 'The answer does not have the shape that was asked for.'],
  conflict: [409, 'Something with this name or number exists already.'],
  too_large: [413, 'This is larger than what can be accepted.'],
  unsupported_file: [415, 'This type of file is not accepted.'],
  unprocessable: [422, 'This cannot be accepted as it stands.'],
  // A 422, because clients of `/auth/v1` show no message of a 5xx.
  sms_unavailable: [422, 'Failed to send verification code. Please try again.'],
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

/** What an API family adds to an error: its code (`PGRST116`, `weak_password`), details and a hint for developers. */
export interface ProblemWords {
  reason?: string;
  details?: string;
  hint?: string;
  /** Seconds to wait before the next try, for a 429. */
  retryAfter?: number;
  cause?: unknown;
}

/** The one error class. `cause` is logged and never shown; `sentence` overrides the sentence of the table. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly reason: string | undefined;
  readonly details: string | undefined;
  readonly hint: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, sentence?: string, words: ProblemWords = {}) {
    super(sentence ?? PROBLEMS[code][1], words.cause === undefined ? undefined : { cause: words.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.reason = words.reason;
    this.details = words.details;
    this.hint = words.hint;
    this.retryAfter = words.retryAfter;
  }
}
