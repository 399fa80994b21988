import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESOURCES } from '#server/app.ts';
import { billingRows } from './fixtures/billing.ts';
import { PASSAGE } from './fixtures/passage-notes.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Every resource × every verb with another lawyer's row, and every route of the API page without a session: made from
// what the product declares, so that a resource that is added is held to it the day it appears.

let it: TestApp;
let owner: Lawyer;
let stranger: Lawyer;
/** The id of a row that belongs to `owner`, by table. */
const rows: Record<string, string> = {};

/** A valid new row of `owner`. */
const newRow = (table: string): object =>
  ({
    clients: { name: 'Privileged client', status: 'exploration' },
    cases: { title: 'Privileged case', client_id: rows.clients },
    case_files: {
      case_id: rows.cases,
      file_name: 'Privileged.pdf',
      file_path: `case_files/${rows.cases}/a.pdf`,
    },
    timeline_events: {
      case_id: rows.cases,
      title: 'Privileged hearing',
      event_date: '2026-12-01T00:00:00+05:30',
    },
    chat_threads: { case_id: rows.cases, title: 'Privileged chat' },
    chat_messages: {
      thread_id: rows.chat_threads,
      case_id: rows.cases,
      role: 'user',
      content: 'Privileged question',
    },
    chambers: { name: 'Privileged chambers' },
    case_chambers: { case_id: rows.cases, chambers_id: rows.second_chambers },
    case_drafts: { case_id: rows.cases, title: 'Privileged draft', content: 'Privileged' },
    draft_versions: { draft_id: rows.case_drafts, name: 'Privileged version' },
    draft_chat_messages: { draft_id: rows.case_drafts, case_id: rows.cases, content: 'Privileged question' },
    draft_comments: { draft_id: rows.case_drafts, case_id: rows.cases, body: 'Privileged remark' },
    billing_details: { name: 'Privileged payer' },
    court_calendars: { name: 'Privileged court', days: [] },
    clauses: { title: 'Privileged clause', document: CLAUSE },
    fee_settings: { state: '07' },
    chambers_fee_settings: { chambers_id: rows.second_chambers, letterhead: 'Privileged' },
    client_message_templates: { language: 'en', name: 'Privileged', words: 'Privileged words' },
    fee_notes: { case_id: rows.cases, recipient_name: 'Privileged payer' },
    fee_note_lines: { fee_note_id: rows.fee_notes, kind: 'opinion', amount: 100 },
    fee_payments: { client_id: rows.clients, received_on: '2026-11-02', amount: 100 },
    saved_searches: { name: 'Privileged search', query: 'Privileged', mode: 'hybrid', filters: {} },
    passage_notes: { ...PASSAGE, case_id: rows.cases, note: 'Privileged note' },
  })[table] ?? {};
/** The document of a clause. */
const CLAUSE = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Privileged' }] }],
};
/** Tables in which the owner has a row already. */
const ONE_A_USER = ['fee_settings', 'chambers_fee_settings'];
/** A valid change of the row, by table. */
const CHANGES: Record<string, object> = {
  clients: { name: 'Changed' },
  cases: { title: 'Changed' },
  case_files: { file_name: 'Changed.pdf' },
  timeline_events: { title: 'Changed' },
  event_suggestions: { state: 'rejected' },
  profiles: { full_name: 'Changed' },
  case_members: { role: 'viewer' },
  chat_threads: { title: 'Changed' },
  chambers: { name: 'Changed' },
  chambers_members: { in_calendar: true },
  case_chambers: { role: 'editor' },
  case_drafts: { title: 'Changed' },
  draft_comments: { resolved_at: '2026-11-30T18:30:00+00:00' },
  billing_details: { name: 'Changed' },
  court_calendars: { name: 'Changed' },
  clauses: { title: 'Changed', document: CLAUSE },
  office_templates: { name: 'Changed' },
  fee_settings: { prefix: 'X' },
  chambers_fee_settings: { prefix: 'X' },
  client_message_templates: { name: 'Changed' },
  fee_notes: { supply: 'other' },
  fee_note_lines: { amount: 200 },
  fee_payments: { amount: 200 },
  saved_searches: { name: 'Changed' },
  passage_notes: { note: 'Changed' },
};

beforeAll(async () => {
  it = await testApp();
  [owner, stranger] = await Promise.all([it.lawyer(), it.lawyer()]);
  const add = async (table: string, fields: object) => {
    const made = await owner.call('POST', `/rest/v1/${table}`, fields, { prefer: 'return=representation' });
    const [row] = (await made.json()) as { id: string }[];
    if (!row) throw new Error(`no row in ${table}`);
    rows[table] = row.id;
  };
  const OF_CASE = ['case_files', 'timeline_events', 'chat_threads', 'chat_messages'];
  const OF_DRAFT = ['case_drafts', 'draft_versions', 'draft_chat_messages', 'draft_comments'];
  for (const table of [
    'clients',
    'cases',
    ...OF_CASE,
    ...OF_DRAFT,
    'court_calendars',
    'clauses',
    'client_message_templates',
    'fee_settings',
    'fee_notes',
    'fee_note_lines',
    'fee_payments',
    'saved_searches',
    'passage_notes',
  ])
    await add(table, newRow(table));
  const template = { draftId: rows.case_drafts, name: 'Privileged template' };
  const kept = await owner.call('POST', '/functions/v1/save-draft-template', template);
  rows.office_templates = ((await kept.json()) as { id: string }).id;
  const [suggestion] = await it.db.sql<{ id: string }>(
    `insert into public.event_suggestions (owner_id, case_id, file_id, page, day, what, kind)
     values ($1, $2, $3, 1, '2026-12-01', 'Privileged', 'hearing') returning id`,
    [owner.userId, rows.cases, rows.case_files],
  );
  rows.event_suggestions = suggestion?.id ?? '';
  const [call] = await it.db.sql<{ id: string }>(
    `insert into public.court_calls (owner_id, day, hall, item) values ($1, '2026-12-01', 'privileged|4', '7') returning id`,
    [owner.userId],
  );
  rows.court_calls = call?.id ?? '';
  rows.profiles = owner.userId;
  const [consent] = await it.db.sql<{ id: string }>(
    `insert into public.consents (owner_id, subject, given, way) values ($1, 'case_summaries', false, 'profile') returning id`,
    [owner.userId],
  );
  rows.consents = consent?.id ?? '';
  await addSharingRows(add);
  Object.assign(rows, await billingRows(it, owner));
  const made = await owner.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Privileged and deleted' },
    { prefer: 'return=representation' },
  );
  const [deleted] = (await made.json()) as { id: string }[];
  await owner.call('DELETE', `/rest/v1/cases?id=eq.${deleted?.id}`);
  const [item] = await it.db.sql<{ id: string }>('select id from public.bin_items');
  rows.bin_items = item?.id ?? '';
});
afterAll(() => it.close());

/** The case is shared with a colleague and with a chambers, and somebody else is invited. */
async function addSharingRows(add: (table: string, fields: object) => Promise<void>): Promise<void> {
  const colleague = await it.lawyer();
  await add('chambers', newRow('chambers'));
  rows.second_chambers = rows.chambers ?? '';
  await add('chambers_fee_settings', newRow('chambers_fee_settings'));
  await add('chambers', newRow('chambers'));
  await add('case_chambers', { case_id: rows.cases, chambers_id: rows.chambers });
  const firstId = async (table: string, where = 'true') =>
    (await it.db.sql<{ id: string }>(`select id from public.${table} where ${where} limit 1`))[0]?.id ?? '';
  await it.db.sql(
    `insert into public.case_members (owner_id, case_id, user_id, role) values ($1, $2, $3, 'editor')`,
    [owner.userId, rows.cases, colleague.userId],
  );
  const invitation = { case_id: rows.cases, email: 'invited@chambers.example', role: 'viewer' };
  await owner.call('POST', '/rest/v1/rpc/invite_to_case', invitation);
  rows.case_members = await firstId('case_members');
  rows.chambers_members = await firstId('chambers_members', `chambers_id = '${rows.chambers}'`);
  rows.invitations = await firstId('invitations');
  rows.case_activity = await firstId('case_activity');
}

const contents = async (table: string) =>
  JSON.stringify(await it.db.sql(`select * from public.${table} order by id`));

/** Tables whose rows have an owner; everybody can read the plans. */
const OWNED = RESOURCES.filter(({ isPublic }) => !isPublic);
describe.each(OWNED.map((resource) => [resource.table, resource] as const))('%s', (table, resource) => {
  test('has a row of the owner to be kept from others', async () => {
    const own = await owner.call('GET', `/rest/v1/${table}?id=eq.${rows[table]}`);
    expect(await own.json()).toHaveLength(1);
  });

  test('another lawyer can neither read, count, change nor delete it, and it stays unchanged', async () => {
    const before = await contents(table);
    const at = `/rest/v1/${table}?id=eq.${rows[table]}`;
    expect(await (await stranger.call('GET', at)).json()).toEqual([]);
    const counted = await stranger.call('GET', at, undefined, { prefer: 'count=exact' });
    expect(counted.headers.get('content-range')).toBe('*/0');
    const everything = (await (await stranger.call('GET', `/rest/v1/${table}`)).json()) as { id: string }[];
    expect(everything.map((row) => row.id)).not.toContain(rows[table]);
    const changed = await stranger.call('PATCH', at, CHANGES[table] ?? {}, {
      prefer: 'return=representation',
    });
    expect(changed.status).toBe(resource.update ? 200 : 403);
    if (resource.update) expect(await changed.json()).toEqual([]);
    const gone = await stranger.call('DELETE', at, undefined, { prefer: 'return=representation' });
    expect([200, 403]).toContain(gone.status);
    if (gone.status === 200) expect(await gone.json()).toEqual([]);
    expect(await contents(table)).toBe(before);
  });

  test.each([
    ['id', () => randomUUID(), 'PGRST204'],
    ['created_at', () => '2001-01-01T00:00:00Z', 'PGRST204'],
    ['aal', () => 'aal2', 'PGRST204'],
    // A profile has no owner beside its id, so that `owner_id` is one more unknown column there.
    ['owner_id', () => stranger.userId, '42501'],
  ])('in a row that is valid otherwise, "%s" is refused by name', async (column, value, code) => {
    const before = await contents(table);
    const refused = { code, message: expect.stringContaining(code === '42501' ? table : `'${column}'`) };
    const at = `/rest/v1/${table}?id=eq.${rows[table]}`;
    const changed = await owner.call('PATCH', at, { ...CHANGES[table], [column]: value() });
    expect(await changed.json()).toMatchObject(resource.update ? refused : { code: '42501' });
    const added = await owner.call('POST', `/rest/v1/${table}`, { ...newRow(table), [column]: value() });
    const offered = resource.insert !== undefined;
    expect(await added.json()).toMatchObject(offered ? refused : { code: '42501' });
    expect(await contents(table)).toBe(before);
  });

  test('the row and the change that these tests use are valid', async () => {
    if (resource.insert) {
      const added = await owner.call('POST', `/rest/v1/${table}`, newRow(table), {
        prefer: 'return=representation',
      });
      expect(added.status).toBe(ONE_A_USER.includes(table) ? 409 : 201);
      if (added.status === 201) {
        const [row] = (await added.json()) as { id: string }[];
        const gone = await owner.call('DELETE', `/rest/v1/${table}?id=eq.${row?.id}`);
        expect(gone.status).toBe(resource.delete ? 204 : 403);
      }
    }
    if (!resource.update) return;
    const own = `/rest/v1/${table}?id=eq.${rows[table]}`;
    const changed = await owner.call('PATCH', own, CHANGES[table], { prefer: 'return=representation' });
    expect(await changed.json()).toMatchObject([CHANGES[table]]);
  });

  test('an answer holds the declared columns and no other', async () => {
    const [row] = (await (
      await owner.call('GET', `/rest/v1/${table}?id=eq.${rows[table]}`)
    ).json()) as object[];
    expect(Object.keys(row ?? {}).sort()).toEqual(Object.keys(resource.row.shape).sort());
  });
});

test('embedding reaches nobody else’s rows', async () => {
  for (const url of [
    '/rest/v1/clients?select=*,cases(*)',
    '/rest/v1/cases?select=*,client:clients(*),case_files(*)',
    '/rest/v1/case_files?select=*,case:cases(*)',
  ]) {
    expect(await (await stranger.call('GET', url)).json(), url).toEqual([]);
  }
});

const GUESSES = 10_000;
test(`${GUESSES} guessed ids find nothing`, async () => {
  const each = Math.ceil(GUESSES / OWNED.length);
  for (const { table } of OWNED) {
    const ids = Array.from({ length: each }, () => randomUUID()).join(',');
    expect(await (await stranger.call('GET', `/rest/v1/${table}?id=in.(${ids})&select=id`)).json()).toEqual(
      [],
    );
  }
});

/** Operations that need no session: health, sign-in, keys, and addresses that are secrets themselves. */
const PUBLIC = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'POST /auth/v1/signup',
  'POST /auth/v1/recover',
  'POST /auth/v1/token',
  'GET /auth/v1/verify',
  'POST /auth/v1/verify',
  'POST /auth/v1/otp',
  'GET /auth/v1/providers/oidc/icon',
  'GET /auth/v1/settings',
  'GET /auth/v1/authorize',
  'GET /auth/v1/callback',
  'GET /auth/v1/.well-known/jwks.json',
  'GET /storage/v1/object/sign/case-files/{path}',
  'OPTIONS /storage/v1/upload/resumable',
  'GET /calendar/{file}',
  'GET /client/{secret}',
  'GET /client/{secret}/files/{id}',
  'GET /alerts/stop',
  'POST /alerts/stop',
  // Operations of visitors to the public site.
  'POST /functions/v1/submit-contact-form',
  'POST /functions/v1/request-call',
  'POST /functions/v1/search-samples',
  'GET /functions/v1/sample-judgments/{id}',
  'POST /functions/v1/check-citations',
  // The plans, and whether they are sold.
  'GET /rest/v1/subscription_plans',
  'GET /functions/v1/payment-settings',
  // Its address is signed.
  'GET /functions/v1/prepared-filings/{userId}/{draftId}/{name}',
  // Signed by the payment provider.
  'POST /webhooks/razorpay',
  // Programs that connect by OAuth have no session; the page sends a user without one to the sign-in.
  'GET /.well-known/oauth-authorization-server',
  'GET /.well-known/oauth-protected-resource',
  'GET /.well-known/oauth-protected-resource/mcp',
  'GET /oauth/authorize',
  'POST /oauth/authorize',
  'POST /oauth/register',
  'POST /oauth/revoke',
  'POST /oauth/token',
];

test('every documented route but the sign-in calls refuses a caller without a session, and says so', async () => {
  const { paths } = (await (await it.app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  const routes = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { security }]) => ({
      method: verb.toUpperCase(),
      path,
      isPublic: security?.length === 0,
    })),
  );
  expect(routes.length).toBeGreaterThan(25);
  const open = routes.filter(({ isPublic }) => isPublic).map(({ method, path }) => `${method} ${path}`);
  expect(open.sort()).toEqual([...PUBLIC].sort());
  for (const { method, path } of routes.filter(({ isPublic }) => !isPublic)) {
    const url = path.replaceAll(/\{\w+\}/gu, 'x');
    const answer = await it.app.request(url, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
    });
    expect(answer.status, `${method} ${path}`).toBe(401);
  }
});

test('answers carry the headers that keep them private and safe', async () => {
  for (const url of ['/healthz', '/rest/v1/clients', '/auth/v1/user', '/nowhere']) {
    const { headers } = await it.app.request(url);
    expect(headers.get('x-content-type-options'), url).toBe('nosniff');
    expect(headers.get('strict-transport-security'), url).toContain('max-age');
    expect(headers.get('x-request-id'), url).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('content-security-policy'), url).toContain("default-src 'none'");
    expect(headers.get('content-security-policy'), url).not.toMatch(/script-src[^;]*unsafe/u);
    expect(headers.get('access-control-allow-origin'), url).toBeNull();
  }
  expect((await owner.call('GET', '/rest/v1/clients')).headers.get('cache-control')).toBe(
    'private, no-store',
  );
});

test('an unforeseen fault shows no stack, no SQL and no path, and carries its request id', async () => {
  await it.db.sql('alter table public.clients rename column description to description_away');
  const answer = await owner.call('GET', '/rest/v1/clients');
  await it.db.sql('alter table public.clients rename column description_away to description');
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text).not.toMatch(/select|description|node_modules|\/src\/|at .*\.ts/i);
  expect(answer.headers.get('x-request-id')).toBeTruthy();
});
