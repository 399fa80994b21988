import { ProblemError } from '#shared/errors.ts';

const CONFLICT = new Set(['23505', '23P01']);
/** A row that names another one which is not there: deleted meanwhile, or never the caller's. */
const FOREIGN_KEY = '23503';
/**
 * Values that the database cannot take (class 22), that a rule of a table refuses (not null, check), and statements that
 * exceed a limit of its own (class 54): the request is wrong, whichever contract let it through.
 */
const REFUSED = /^(?:22|54)[\dA-Z]{3}$|^23502$|^23514$/;
const NOT_TAKEN =
  'A value in this request cannot be stored or compared: it is out of range, malformed or not allowed here. Nothing was changed.';
const GONE = 'What this belongs to is not there any more, so nothing was saved.';
// Statement, lock and idle-in-transaction timeouts, and the victims of a deadlock: nothing was changed, try again.
const TIMEOUT = new Set(['57014', '55P03', '25P03', '25P04', '40P01', '40001']);
const DISK_FULL = new Set(['53100', 'ENOSPC']);
const UNAVAILABLE = new Set([
  ...[
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '53300',
    '53200',
    '58030',
    '28P01',
    '28000',
    '3D000',
    'XX001',
    'XX002',
  ],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EACCES'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTCONN'],
]);
// What node-postgres says without a code when the connection goes away or cannot be had in time.
const LOST =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|client was closed|connection ended/i;

interface Clue {
  code: string;
  message: string;
}

function clues(error: unknown): Clue[] {
  const found: Clue[] = [];
  for (let current = error; current instanceof Error && found.length < 8; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    found.push({ code, message: current.message });
  }
  return found;
}

/** True when the connection itself is gone, so that it must not go back to its pool. */
export function isConnectionLost(error: unknown): boolean {
  return clues(error).some(
    ({ code, message }) =>
      UNAVAILABLE.has(code) || code === '25P03' || code.startsWith('08') || LOST.test(message),
  );
}

/**
 * Names what went wrong in the database as a `ProblemError`: `invalid_request`, `conflict`, `timeout`, `disk_full`, `database_unavailable`,
 * `not_found` (a row the policies refuse is a row that is not there). Anything else comes back unchanged.
 */
export function toProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const cause = { cause: error };
  for (const { code, message } of clues(error)) {
    if (CONFLICT.has(code)) return new ProblemError('conflict', undefined, cause);
    if (REFUSED.test(code)) return new ProblemError('invalid_request', NOT_TAKEN, cause);
    if (code === FOREIGN_KEY) return new ProblemError('conflict', GONE, cause);
    if (TIMEOUT.has(code)) return new ProblemError('timeout', undefined, cause);
    if (DISK_FULL.has(code)) return new ProblemError('disk_full', undefined, cause);
    if (code === '42501' && /row-level security/.test(message))
      return new ProblemError('not_found', undefined, cause);
  }
  if (isConnectionLost(error)) return new ProblemError('database_unavailable', undefined, cause);
  return error;
}
