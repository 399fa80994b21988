import { OFFICE_TEMPLATE } from '#shared/contracts/drafts/office-templates.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as billing } from '#shared/messages/en/accounts/billing.ts';
import { messages as consents } from '#shared/messages/en/accounts/consents.ts';
import { messages as webhooks } from '#shared/messages/en/accounts/webhooks.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages as officeTemplates } from '#shared/messages/en/drafting/office-templates.ts';
import { messages as notes } from '#shared/messages/en/library/notes.ts';
import { messages as savedSearches } from '#shared/messages/en/library/saved-searches.ts';
import { messages as assistant } from '#shared/messages/en/practice/assistant.ts';
import { messages as clientPages } from '#shared/messages/en/practice/client-pages.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { messages as drafts } from '#shared/messages/en/practice/drafts.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { messages as files } from '#shared/messages/en/practice/files.ts';
import { messages as limitation } from '#shared/messages/en/practice/limitation.ts';
import { messages as sharing } from '#shared/messages/en/practice/sharing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const CONFLICT = new Set(['23505', '23P01']);
/** A foreign key without its row: the row was deleted in the meantime, or never belonged to the caller. */
const FOREIGN_KEY = '23503';
/**
 * Invalid values (class 22), violations of a table's rules (not null, check), and statements that exceed a limit of
 * PostgreSQL (class 54): the request is wrong, whichever contract accepted it.
 */
const REFUSED = /^(?:22|54)[\dA-Z]{3}$|^23502$|^23514$/;
// Timeouts of statements, locks and idle transactions, and deadlock victims: nothing was changed, so retry.
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
// Messages of node-postgres without a code, for a lost connection or a full pool.
const LOST =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|client was closed|connection ended/i;

const NOT_ALLOWED = '42501';
/** A row that the caller sees, written against their role; other policies hide the row itself. */
const FORBIDDEN_ROW = /^new row violates row-level security policy for table/;

/** The rules of tables that have a sentence of their own, by the name of the constraint. */
const RULES = new Map([
  ['clients_number_required', sentenceOf(clients.numberRequired)],
  ['case_files_once_per_document', sentenceOf(files.alreadyInCase)],
  ['assistant_writes', sentenceOf(assistant.assistantWrites)],
  ['case_role_required', sentenceOf(requests.roleForbids)],
  ['case_owner_required', sentenceOf(sharing.ownerRequired)],
  ['chambers_head_required', sentenceOf(sharing.headRequired)],
  ['chambers_keep_head', sentenceOf(sharing.keepHead)],
  ['chambers_at_most', sentenceOf(sharing.tooManyChambers)],
  ['members_at_most', sentenceOf(sharing.tooManyMembers)],
  ['member_choice', sentenceOf(sharing.ownChoice)],
  ['draft_versions_at_most', sentenceOf(drafts.tooManyVersions)],
  ['billing_states_agree', sentenceOf(billing.statesDiffer)],
  ['consents_at_most', sentenceOf(consents.tooMany)],
  ['passage_notes_at_most', sentenceOf(notes.tooMany)],
  ['passage_notes_of_document_at_most', sentenceOf(notes.tooManyOnDocument)],
  ['passage_notes_of_member_at_most', sentenceOf(notes.tooManyOfMember)],
  ['saved_searches_at_most', sentenceOf(savedSearches.tooMany)],
  ['court_calendars_at_most', sentenceOf(limitation.problem_calendars_at_most)],
  ['office_templates_at_most', sentenceOf(officeTemplates.tooMany, { max: OFFICE_TEMPLATE.most })],
  ['webhook_endpoints_at_most', sentenceOf(webhooks.tooManyEndpoints)],
  ['fee_note_issued', sentenceOf(fees.issuedNotChanged)],
  ['fee_notes_at_most', sentenceOf(fees.tooManyNotes)],
  ['fee_note_lines_at_most', sentenceOf(fees.tooManyLines)],
  ['fee_payments_issued', sentenceOf(fees.notIssued)],
  ['fee_payments_within_due', sentenceOf(fees.moreThanDue)],
  ['fee_payments_client', sentenceOf(fees.advanceClient)],
  ['fee_settings_one', sentenceOf(fees.oneSettings)],
  ['chambers_fee_settings_one', sentenceOf(fees.oneSettings)],
  ['chambers_billing_states_agree', sentenceOf(billing.statesDiffer)],
  ['fee_note_line_receipt', sentenceOf(fees.receiptOfOtherCase)],
  ['fee_notes_owner_id_number_key', sentenceOf(fees.numberUsed)],
  ['client_message_templates_at_most', sentenceOf(clientPages.tooManyTemplates)],
  ['case_chambers_case_id_chambers_id_key', sentenceOf(sharing.alreadyShared)],
]);

interface Clue {
  code: string;
  constraint: string;
  message: string;
}

function textOf(error: Error, field: 'code' | 'constraint'): string {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}

function clues(error: unknown): Clue[] {
  const found: Clue[] = [];
  for (let current = error; current instanceof Error && found.length < 8; current = current.cause) {
    found.push({
      code: textOf(current, 'code'),
      constraint: textOf(current, 'constraint'),
      message: current.message,
    });
  }
  return found;
}

/** True when the connection is lost, so that it must not return to its pool. */
export function isConnectionLost(error: unknown): boolean {
  return clues(error).some(
    ({ code, message }) =>
      UNAVAILABLE.has(code) || code === '25P03' || code.startsWith('08') || LOST.test(message),
  );
}

/**
 * Maps a database error to a `ProblemError`: `invalid_request`, `conflict`, `timeout`, `disk_full`,
 * `database_unavailable`, `not_found` (rows that the policies hide do not exist for the caller). Other errors are
 * returned unchanged.
 */
export function toProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const cause = { cause: error };
  for (const clue of clues(error)) {
    const problem = problemOf(clue, cause);
    if (problem) return problem;
  }
  if (isConnectionLost(error)) return new ProblemError('database_unavailable', undefined, cause);
  return error;
}

function problemOf({ code, constraint, message }: Clue, cause: { cause: unknown }): ProblemError | undefined {
  const rule = RULES.get(constraint);
  if (CONFLICT.has(code)) return new ProblemError('conflict', rule, cause);
  if (code === NOT_ALLOWED && (rule || FORBIDDEN_ROW.test(message)))
    return new ProblemError('forbidden', rule ?? sentenceOf(requests.roleForbids), {
      ...cause,
      reason: code,
    });
  if (rule) return new ProblemError('invalid_request', rule, { ...cause, reason: code });
  if (REFUSED.test(code))
    return new ProblemError('invalid_request', sentenceOf(requests.valueRefused), cause);
  if (code === FOREIGN_KEY) return new ProblemError('conflict', sentenceOf(requests.parentGone), cause);
  if (TIMEOUT.has(code)) return new ProblemError('timeout', undefined, cause);
  if (DISK_FULL.has(code)) return new ProblemError('disk_full', undefined, cause);
  const hidden = code === NOT_ALLOWED && /row-level security/.test(message);
  return hidden ? new ProblemError('not_found', undefined, cause) : undefined;
}
