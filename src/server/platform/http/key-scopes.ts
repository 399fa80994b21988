import type { ApiKeyScope } from '#shared/contracts/api-keys.ts';
import { ProblemError } from '#shared/errors.ts';

const FEES = ['fee_settings', 'chambers_fee_settings', 'fee_notes', 'fee_note_lines', 'fee_payments'];

/**
 * The calls that a key may make, by scope. A call that is not listed here is refused to every key: keys never make keys,
 * and never change accounts, payments or who shares a case. `*` is one segment of a path, `**` the rest of it.
 */
const CALLS: Readonly<Record<ApiKeyScope, readonly string[]>> = {
  'library:read': [
    'POST /keyword_search',
    'POST /semantic_search',
    'POST /hybrid_search',
    'POST /similar_search',
    'POST /presign',
    'POST /library/documents/known',
    'GET /library/act-search',
    'GET /library/act-schedules/*',
    'GET /library/act-text/*',
    'GET /library/acts',
    'GET /library/acts/*',
    'GET /library/acts/*/*',
    'GET /library/concordance',
    'GET /library/concordance/*',
    'GET /library/documents/*',
    'GET /library/documents/*/citations',
    'GET /library/documents/*/standing',
    'GET /library/coverage',
    'GET /functions/v1/export-citations',
    'POST /functions/v1/check-document',
    'POST /functions/v1/limitation',
    'GET /functions/v1/limitation-rules',
  ],
  'cases:read': [
    'GET /rest/v1/clients',
    'GET /rest/v1/cases',
    'GET /rest/v1/case_files',
    'GET /rest/v1/timeline_events',
    'GET /rest/v1/court_calls',
    'GET /rest/v1/case_drafts',
    'GET /rest/v1/draft_versions',
    'GET /rest/v1/draft_chat_messages',
    'GET /rest/v1/draft_comments',
    'GET /rest/v1/clauses',
    'GET /rest/v1/client_message_templates',
    'GET /rest/v1/office_templates',
    'GET /rest/v1/court_calendars',
    ...FEES.map((table) => `GET /rest/v1/${table}`),
    'GET /functions/v1/fee-notes/*',
    'GET /functions/v1/fee-dues',
    'GET /functions/v1/fee-ledger',
    'POST /rest/v1/rpc/list_courts',
    'POST /rest/v1/rpc/search_case_pages',
    'POST /rest/v1/rpc/case_file_text',
    'POST /rest/v1/rpc/client_of_case',
    'POST /functions/v1/list-of-dates',
    'GET /functions/v1/day-board',
    'GET /functions/v1/court-calls',
    'GET /library/relied-on',
    'POST /functions/v1/check-draft',
    'POST /functions/v1/export-draft',
    'GET /functions/v1/checks',
    'GET /functions/v1/checks/*',
    'GET /functions/v1/checks/*/report',
    'POST /functions/v1/checks/*/marked-copy',
    'GET /storage/v1/object/case-files/**',
    'GET /storage/v1/object/info/case-files/**',
    'POST /storage/v1/object/list/case-files',
  ],
  'cases:write': [
    ...[
      'clients',
      'cases',
      'case_files',
      'timeline_events',
      'case_drafts',
      'draft_comments',
      'clauses',
      'client_message_templates',
      ...FEES,
    ].flatMap((table) => ['POST', 'PATCH', 'DELETE'].map((method) => `${method} /rest/v1/${table}`)),
    'POST /rest/v1/draft_versions',
    'PATCH /rest/v1/office_templates',
    'DELETE /rest/v1/office_templates',
    'POST /functions/v1/save-fee-note',
    'POST /functions/v1/issue-fee-note',
    'POST /functions/v1/cancel-fee-note',
    'POST /functions/v1/use-advance',
    'POST /rest/v1/rpc/create_client_with_case',
    'POST /rest/v1/rpc/create_case',
    'POST /rest/v1/rpc/update_case_with_client',
    'POST /rest/v1/rpc/save_draft',
    'POST /functions/v1/day-result',
    'POST /functions/v1/court-import',
    'GET /functions/v1/court-import',
    'GET /functions/v1/court-import/*',
    'GET /functions/v1/court-import/*/paper',
    'POST /functions/v1/court-import/*/apply',
    'POST /functions/v1/court-import/*/undo',
    'PUT /functions/v1/court-import/columns',
    'PUT /functions/v1/court-calls',
    'POST /storage/v1/object/case-files/**',
  ],
};

/** Its tools call the routes above, each with the scopes of that route. */
const MCP = ['POST /mcp', 'GET /mcp', 'DELETE /mcp'];

const SCOPES = Object.keys(CALLS) as ApiKeyScope[];

const patternOf = (call: string): RegExp =>
  new RegExp(`^${call.replaceAll(/\*\*|\*/gu, (stars) => (stars === '**' ? '.+' : '[^/]+'))}$`, 'u');

const PATTERNS = SCOPES.map((scope) => [scope, [...CALLS[scope], ...MCP].map(patternOf)] as const);

/** The scopes of which one is enough for a call; none when no key may make it. */
export function scopesOfCall(method: string, path: string): ApiKeyScope[] {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return PATTERNS.flatMap(([scope, patterns]) => (patterns.some((one) => one.test(call)) ? [scope] : []));
}

/** True for a change that answers with rows: existing ones can be read by it. */
function readsRows({ method, headers }: Request): boolean {
  const prefer = headers.get('prefer') ?? '';
  if (method === 'POST') return prefer.includes('merge-duplicates');
  return ['PATCH', 'DELETE'].includes(method) && prefer.includes('representation');
}

const insufficient = () => new ProblemError('insufficient_scope');

/** Refuses a call that the scopes of a key do not name. Errors: 403 `insufficient_scope`. */
export function requireScopeOfCall(scopes: readonly ApiKeyScope[], request: Request, path: string): void {
  const wanted = scopesOfCall(request.method, path);
  if (!wanted.some((scope) => scopes.includes(scope))) throw insufficient();
  if (readsRows(request) && !scopes.includes('cases:read')) throw insufficient();
}

/** Refuses a part of a call to a key without this scope; a session without a key may do it. */
export function requireScope({ scopes }: { scopes?: readonly ApiKeyScope[] }, scope: ApiKeyScope): void {
  if (scopes && !scopes.includes(scope)) throw insufficient();
}
