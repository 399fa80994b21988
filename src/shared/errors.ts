import { messages } from './messages/en/common/errors.ts';
import type { Message } from './messages/message.ts';
import {
  englishSentence,
  formatSentence,
  type Sentence,
  type SentenceData,
  sentenceOf,
  toSentenceData,
} from './messages/sentence.ts';

/**
 * Every error that the product can report: code → HTTP status and message. One table, one class, one handler on the
 * server, one parser in the client. A sentence says what happened, what is safe and what to do.
 */
export const PROBLEMS = {
  unauthenticated: [401, messages.unauthenticated],
  payment_required: [402, messages.paymentRequired],
  insufficient_aal: [403, messages.confirmFactor],
  insufficient_scope: [403, messages.insufficientScope],
  foreign_origin: [403, messages.foreignOrigin],
  forbidden: [403, messages.forbidden],
  not_found: [404, messages.notFound],
  invalid_request: [400, messages.invalidRequest],
  not_acceptable: [406, messages.notAcceptable],
  conflict: [409, messages.conflict],
  precondition_failed: [412, messages.preconditionFailed],
  too_large: [413, messages.tooLarge],
  unsupported_file: [415, messages.unsupportedFile],
  unprocessable: [422, messages.unprocessable],
  // A 422, because clients of `/auth/v1` show no message of a 5xx.
  sms_unavailable: [422, messages.codeNotSent],
  too_many_requests: [429, messages.tooManyRequests],
  disk_full: [507, messages.diskFull],
  database_unavailable: [503, messages.databaseUnavailable],
  index_unavailable: [503, messages.indexUnavailable],
  storage_unavailable: [503, messages.storageUnavailable],
  model_unavailable: [502, messages.modelUnavailable],
  // The model answered, and nothing of its answer may be shown.
  answer_unsupported: [502, messages.answerUnsupported],
  payments_unavailable: [502, messages.paymentsUnavailable],
  timeout: [504, messages.timeout],
  internal: [500, messages.internal],
} as const satisfies Record<string, readonly [status: number, message: Message<string>]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** An error as every family of the API sends it, beside the family's own members. */
export interface ProblemData extends SentenceData {
  code: ProblemCode;
}

/**
 * Additions of an API family to an error: its code (`PGRST116`, `weak_password`), details and a hint for developers.
 */
export interface ProblemDetails {
  reason?: string;
  details?: string;
  hint?: string;
  /** A sentence for each wrong field of a body, in the reader's language. */
  fields?: Readonly<Record<string, string>>;
  /** The present state of what the request would have overwritten. */
  current?: object;
  /** Seconds to wait before the next try, for a 429. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * The sentence of the first rule of a contract that a request breaks. The contract has formatted it already, in the
 * language of the request; it has no key of its own, because zod keeps the text alone.
 */
export const contractSentence = ({ issues }: { issues: readonly { message: string }[] }): Sentence =>
  sentenceOf(messages.fromContract, { sentence: issues[0]?.message ?? formatSentence(INVALID) });

const INVALID: Sentence = { message: messages.invalidRequest, values: {} };

/**
 * The one error class. `said` replaces the table's message. `message` is English, for the log; `sentence` is
 * for the reader. `cause` is logged and never shown.
 */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly said: Sentence;
  readonly reason: string | undefined;
  readonly details: string | undefined;
  readonly hint: string | undefined;
  readonly current: object | undefined;
  readonly retryAfter: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ProblemCode, said?: Sentence, details: ProblemDetails = {}) {
    const sentence = said ?? { message: PROBLEMS[code][1], values: {} };
    super(englishSentence(sentence), details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.said = sentence;
    this.reason = details.reason;
    this.details = details.details;
    this.hint = details.hint;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
    this.fields = details.fields;
  }

  get data(): ProblemData {
    return { code: this.code, ...toSentenceData(this.said) };
  }

  /** The sentence in the reader's language. */
  get sentence(): string {
    return formatSentence(this.said);
  }
}
