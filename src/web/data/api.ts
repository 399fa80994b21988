import { PROBLEMS } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/common/common.ts';
import { formatSentence, formatSentenceData, type SentenceData } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { noteAnswer } from './connection.ts';
import { ask, type Method, type RequestOptions } from './requests.ts';

type ApiErrorDetails = {
  cause?: unknown;
  said?: SentenceData | undefined;
  fromServer?: boolean;
  retryAfter?: number | undefined;
};

/** An error as one sentence for the user. `status` 0 means that the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  /** The code of the API family, else the product's own: compare this, or `said.key`, and never the sentence. */
  readonly code: string;
  /** The message that the server named, with its values. */
  readonly said: SentenceData | undefined;
  /** The sentence came with the answer; false for an empty answer and for an unreachable server. */
  readonly fromServer: boolean;
  /** Seconds to wait before the next try, when the server named them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, sentence: string, details: ApiErrorDetails = {}) {
    const { said, fromServer = false, retryAfter, ...options } = details;
    super(sentence, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.said = said;
    this.fromServer = fromServer;
    this.retryAfter = retryAfter;
  }
}

/** The sentence for an error of any kind; `fallback` for one that did not come from our API. */
export function sentence(error: unknown, fallback?: string): string {
  return error instanceof ApiError && error.message ? error.message : (fallback ?? t(PROBLEMS.internal[1]));
}

/** The sentence that came with the server's answer; `fallback` for an empty answer and an unreachable server. */
export function serverSentence(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : fallback;
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The message that an error names beside its sentence; undefined for an answer that is not from our server. */
function saidIn({ key, params }: Fields): SentenceData | undefined {
  const name = text(key);
  return name === undefined ? undefined : { key: name, params: fieldsOf(params) as SentenceData['params'] };
}

/**
 * One error from any of the families' shapes: accounts `{code, error_code, msg}`, data `{code, message, details, hint}`,
 * storage `{statusCode, error, message}`, functions and search `{error}` (a text or an object with a message); each has
 * `problem: {code, key, params}` besides.
 */
export function errorFrom(status: number, body: unknown, retryAfter?: number): ApiError {
  const fields = fieldsOf(body);
  const inner = fieldsOf(fields.error);
  const problem = fieldsOf(fields.problem);
  const said = saidIn(problem);
  const message =
    (said && formatSentenceData(said)) ??
    text(fields.msg) ??
    text(fields.message) ??
    text(inner.message) ??
    text(fields.error);
  const code =
    text(fields.error_code) ?? text(fields.code) ?? text(inner.code) ?? text(problem.code) ?? String(status);
  const fromServer = message !== undefined;
  return new ApiError(status, code, message ?? fallbackFor(status), { said, fromServer, retryAfter });
}

/** The meaning of an answer without a sentence. A proxy sends 502 and 503 too, and knows nothing of our parts. */
function fallbackFor(status: number): string {
  const fromAnyProxy = status === 502 || status === 503;
  const known = fromAnyProxy ? undefined : Object.values(PROBLEMS).find(([number]) => number === status);
  const [, message] = known ?? (status >= 500 ? PROBLEMS.internal : PROBLEMS.invalid_request);
  return formatSentence({ message, values: {} });
}

/** The session has ended, or its second factor is not confirmed yet. */
export type SessionProblem = 'ended' | 'second_factor';

let tellProblem: (problem: SessionProblem) => void = () => undefined;

/** Called whenever the server refuses a call because of the session. */
export function onSessionProblem(listener: (problem: SessionProblem) => void) {
  tellProblem = listener;
}

function sessionProblem({ status, code }: ApiError): SessionProblem | undefined {
  if (status === 401 && code !== 'reauthentication_needed') return 'ended';
  return status === 403 && code === 'insufficient_aal' ? 'second_factor' : undefined;
}

/** Parses an unknown answer and throws when it does not have the promised shape, as a zod schema does. */
export type Reader<T> = { parse: (value: unknown) => T };

/**
 * Sends one request to our own API (same origin, with the cookie). A plain object becomes JSON; a FormData or Blob is
 * sent unchanged. Errors: always `ApiError`; an aborted request throws the abort reason.
 */
export async function send(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  let response: Response;
  try {
    response = await ask(method, path, body, options);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    noteAnswer(false);
    throw new ApiError(0, 'unreachable', t(messages.serverUnreachable), { cause });
  }
  noteAnswer(true);
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const error = errorFrom(response.status, await bodyOf(response), retryAfter);
  const problem = sessionProblem(error);
  if (problem) tellProblem(problem);
  throw error;
}

async function bodyOf(response: Response): Promise<unknown> {
  const content = await response.text();
  if (content === '') return undefined;
  try {
    return JSON.parse(content);
  } catch (cause) {
    if (response.ok)
      throw new ApiError(response.status, 'unreadable', t(messages.answerUnreadable), { cause });
    return undefined;
  }
}

async function read<T>(reader: Reader<T>, response: Promise<Response>): Promise<T> {
  const answer = await response;
  const body = await bodyOf(answer);
  try {
    return reader.parse(body);
  } catch (cause) {
    throw new ApiError(answer.status, 'unreadable', t(messages.answerUnreadable), { cause });
  }
}

/**
 * The headers of an answer whose body nobody needs. The body is read all the same: until then the browser counts the
 * request as running.
 */
async function headersOf(response: Promise<Response>): Promise<Headers> {
  const answer = await response;
  await answer.text();
  return answer.headers;
}

/** `get` to `patch` parse their answer with a schema of `shared/`. */
export const api = {
  get: <T>(path: string, reader: Reader<T>, options?: RequestOptions) =>
    read(reader, send('GET', path, undefined, options)),
  post: <T>(path: string, body: unknown, reader: Reader<T>, options?: RequestOptions) =>
    read(reader, send('POST', path, body, options)),
  put: <T>(path: string, body: unknown, reader: Reader<T>, options?: RequestOptions) =>
    read(reader, send('PUT', path, body, options)),
  patch: <T>(path: string, body: unknown, reader: Reader<T>, options?: RequestOptions) =>
    read(reader, send('PATCH', path, body, options)),
  /** A read for the sake of its headers. */
  headers: (path: string, options?: RequestOptions) => headersOf(send('GET', path, undefined, options)),
  /** A call whose answer is ignored. */
  run: async (method: Method, path: string, body?: unknown, options?: RequestOptions): Promise<void> => {
    await headersOf(send(method, path, body, options));
  },
};
