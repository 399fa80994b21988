import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESOURCES } from '#server/app.ts';
import { sql } from '#server/platform/db/sql.ts';
import { memberRoles } from '#shared/contracts/sharing/roles.ts';
import { billingRows } from './fixtures/billing.ts';
import { PASSAGE } from './fixtures/passage-notes.ts';
import { added, done, emailOf, keepMails, rpc, share } from './fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Every resource × every verb × every role in a shared case, made from what the product declares: a resource that is added
// needs its line in MAY.

const CLAUSE = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Seat' }] }] };
const PEOPLE = [...memberRoles, 'former', 'invited', 'stranger'] as const;
type Person = (typeof PEOPLE)[number];
const MEMBERS: readonly Person[] = memberRoles;
const NOBODY: readonly Person[] = [];

/** People other than the owner who may read, add, change and remove rows of the owner's case. */
const MAY: Record<string, Record<'read' | 'add' | 'change' | 'remove', readonly Person[]>> = {
  clients: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  cases: { read: MEMBERS, add: NOBODY, change: ['editor'], remove: NOBODY },
  case_files: { read: MEMBERS, add: ['editor', 'clerk'], change: ['editor'], remove: ['editor'] },
  timeline_events: { read: MEMBERS, add: ['editor', 'clerk'], change: ['editor'], remove: ['editor'] },
  event_suggestions: { read: MEMBERS, add: NOBODY, change: ['editor', 'clerk'], remove: NOBODY },
  bin_items: { read: ['editor'], add: NOBODY, change: NOBODY, remove: NOBODY },
  profiles: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  case_members: { read: MEMBERS, add: NOBODY, change: NOBODY, remove: NOBODY },
  case_chambers: { read: MEMBERS, add: NOBODY, change: NOBODY, remove: NOBODY },
  chambers: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  chambers_members: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  invitations: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  chat_threads: {
    read: ['editor', 'commenter', 'viewer'],
    add: ['editor', 'commenter'],
    change: ['editor'],
    remove: ['editor'],
  },
  chat_messages: {
    read: ['editor', 'commenter', 'viewer'],
    add: ['editor', 'commenter'],
    change: NOBODY,
    remove: ['editor'],
  },
  case_activity: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  case_drafts: {
    read: ['editor', 'commenter', 'viewer'],
    add: ['editor'],
    change: ['editor'],
    remove: ['editor'],
  },
  draft_versions: {
    read: ['editor', 'commenter', 'viewer'],
    add: ['editor'],
    change: NOBODY,
    remove: NOBODY,
  },
  draft_comments: {
    read: ['editor', 'commenter', 'viewer'],
    add: ['editor', 'commenter'],
    change: ['editor', 'commenter'],
    remove: NOBODY,
  },
  // The owner's own messages; a test below has those of members.
  draft_chat_messages: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  consents: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  clauses: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  office_templates: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  court_calendars: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  // Members of a chambers of the one who entered it read it; nobody here is one.
  court_calls: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  fee_settings: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  // Members of the chambers read them; nobody here is one.
  chambers_fee_settings: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  client_message_templates: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  fee_notes: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  fee_note_lines: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  fee_payments: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  saved_searches: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  passage_notes: {
    read: ['editor', 'commenter', 'viewer'],
    add: ['editor', 'commenter'],
    change: ['editor'],
    remove: ['editor'],
  },
  // Everybody reads the plans.
  subscription_plans: { read: PEOPLE, add: NOBODY, change: NOBODY, remove: NOBODY },
  user_subscriptions: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  subscription_payments: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
  billing_details: { read: NOBODY, add: NOBODY, change: NOBODY, remove: NOBODY },
};
const CHANGES: Record<string, object> = {
  clients: { name: 'Changed' },
  cases: { title: 'Changed' },
  case_files: { file_name: 'Changed.pdf' },
  timeline_events: { title: 'Changed' },
  event_suggestions: { state: 'rejected' },
  profiles: { full_name: 'Changed' },
  case_members: { role: 'editor' },
  chat_threads: { title: 'Changed' },
  chambers: { name: 'Changed' },
  chambers_members: { role: 'clerk' },
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

let it: TestApp;
let owner: Lawyer;
const people = {} as Record<Person, Lawyer>;
const rows: Record<string, string> = {};
let caseId: string;
let stored: string;

/** A new row of a table in the case, as any client would send it, with the sender's own id as its owner. */
const newRow = (table: string, sender: Lawyer): object | undefined =>
  ({
    case_files: {
      case_id: caseId,
      owner_id: sender.userId,
      file_name: 'Order.pdf',
      file_path: `case_files/${caseId}/${randomUUID()}.pdf`,
    },
    timeline_events: {
      case_id: caseId,
      owner_id: sender.userId,
      title: 'Hearing',
      event_type: 'hearing',
      event_date: '2026-12-01',
    },
    chat_threads: { case_id: caseId, owner_id: sender.userId, title: 'Chat 22 Nov' },
    chat_messages: {
      thread_id: rows.chat_threads,
      case_id: caseId,
      owner_id: sender.userId,
      role: 'user',
      content: 'When was the notice served?',
    },
    case_chambers: { case_id: caseId, chambers_id: rows.chambers },
    case_drafts: { case_id: caseId, owner_id: sender.userId, title: 'Affidavit', content: 'AFFIDAVIT' },
    draft_versions: { draft_id: rows.case_drafts, name: 'As filed' },
    draft_comments: {
      ...{ draft_id: rows.case_drafts, case_id: caseId, owner_id: sender.userId },
      body: 'Which order?',
    },
    passage_notes: { ...PASSAGE, case_id: caseId, owner_id: sender.userId },
  })[table];

beforeAll(async () => {
  it = await testApp();
  const kept = keepMails(it);
  owner = await it.lawyer();
  for (const person of PEOPLE) people[person] = await it.lawyer();
  const client = { name: 'Kaveri Mills', email: 'office@kaveri.example', status: 'exploration' };
  rows.clients = (await added(owner, 'clients', client)).id;
  rows.cases = (await added(owner, 'cases', { title: 'A v. B', client_id: rows.clients })).id;
  caseId = rows.cases;
  stored = `case_files/${caseId}/stored.txt`;
  const bytes = new TextEncoder().encode('An order of the court');
  await done(
    owner.call('POST', `/storage/v1/object/case-files/${stored}`, bytes, { 'content-type': 'text/plain' }),
  );
  rows.case_files = (
    await added(owner, 'case_files', { case_id: caseId, file_name: 'Order.txt', file_path: stored })
  ).id;
  rows.timeline_events = (await added(owner, 'timeline_events', newRow('timeline_events', owner) ?? {})).id;
  for (const table of ['chat_threads', 'chat_messages', 'passage_notes'])
    rows[table] = (await added(owner, table, newRow(table, owner) ?? {})).id;
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source) values ($1, $2, $3, 1, 'An order', 'text')`,
    [owner.userId, caseId, rows.case_files],
  );
  rows.event_suggestions = await suggestion();
  for (const table of ['case_drafts', 'draft_versions', 'draft_comments'])
    rows[table] = (await added(owner, table, newRow(table, owner) ?? {})).id;
  const search = { name: 'Delay', query: 'condonation of delay', mode: 'hybrid', filters: {} };
  rows.fee_settings = (await added(owner, 'fee_settings', { state: '07' })).id;
  rows.fee_notes = (await added(owner, 'fee_notes', { case_id: caseId })).id;
  const line = { fee_note_id: rows.fee_notes, kind: 'opinion', amount: 100 };
  rows.fee_note_lines = (await added(owner, 'fee_note_lines', line)).id;
  const paid = { client_id: rows.clients, received_on: '2026-11-02', amount: 100 };
  rows.fee_payments = (await added(owner, 'fee_payments', paid)).id;
  rows.court_calendars = (await added(owner, 'court_calendars', { name: 'District court', days: [] })).id;
  rows.saved_searches = (await added(owner, 'saved_searches', search)).id;
  rows.clauses = (await added(owner, 'clauses', { title: 'Arbitration', document: CLAUSE })).id;
  const template = { draftId: rows.case_drafts, name: 'Reply' };
  rows.office_templates = (
    await done<{ id: string }>(owner.call('POST', '/functions/v1/save-draft-template', template))
  ).id;
  rows.draft_chat_messages = (await added(owner, 'draft_chat_messages', draftMessage())).id;
  const gone = await added(owner, 'case_files', newRow('case_files', owner) ?? {});
  await done(owner.call('DELETE', `/rest/v1/case_files?id=eq.${gone.id}`));
  const firstId = async (table: string, where = 'true') =>
    (await it.db.sql<{ id: string }>(`select id from public.${table} where ${where} limit 1`))[0]?.id ?? '';
  rows.bin_items = await firstId('bin_items');
  for (const role of memberRoles) await share(it, kept, { owner, caseId, member: people[role], role });
  await share(it, kept, { owner, caseId, member: people.former, role: 'editor' });
  await done(
    owner.call('DELETE', `/rest/v1/case_members?case_id=eq.${caseId}&user_id=eq.${people.former.userId}`),
  );
  const email = await emailOf(it, people.invited);
  await done(rpc(owner, 'invite_to_case', { case_id: caseId, email, role: 'editor' }));
  rows.invitations = await firstId('invitations', 'used_at is null');
  const bystander = await it.lawyer();
  await share(it, kept, { owner, caseId, member: bystander, role: 'viewer' });
  rows.case_members = await firstId('case_members', `user_id = '${bystander.userId}'`);
  rows.chambers = (await added(owner, 'chambers', { name: 'Chambers' })).id;
  rows.chambers_fee_settings = (
    await added(owner, 'chambers_fee_settings', { chambers_id: rows.chambers })
  ).id;
  const words = { language: 'en', name: 'Next date', words: 'Dear {client}' };
  rows.client_message_templates = (await added(owner, 'client_message_templates', words)).id;
  rows.case_chambers = (
    await added(owner, 'case_chambers', { case_id: caseId, chambers_id: rows.chambers })
  ).id;
  rows.chambers_members = await firstId('chambers_members');
  rows.case_activity = await firstId('case_activity');
  await it.db.sql(
    `insert into public.court_calls (owner_id, day, hall, item) values ($1, '2026-12-01', 'privileged|4', '7')`,
    [owner.userId],
  );
  rows.court_calls = await firstId('court_calls');
  rows.profiles = owner.userId;
  await it.db.sql(
    `insert into public.consents (owner_id, subject, given, way) values ($1, 'case_summaries', false, 'profile')`,
    [owner.userId],
  );
  rows.consents = await firstId('consents');
  rows.subscription_plans = 'solo';
  Object.assign(rows, await billingRows(it, owner));
});
afterAll(() => it.close());

const draftMessage = () => ({
  draft_id: rows.case_drafts,
  case_id: caseId,
  role: 'user',
  content: 'Shorter?',
});

async function suggestion(): Promise<string> {
  const [row] = await it.db.sql<{ id: string }>(
    `insert into public.event_suggestions (owner_id, case_id, file_id, page, day, what, kind)
     values ($1, $2, $3, 1, '2026-12-01', 'Hearing', 'hearing') returning id`,
    [owner.userId, caseId, rows.case_files],
  );
  return row?.id ?? '';
}
const contents = async (table: string) =>
  JSON.stringify(await it.db.sql(`select * from public.${table} order by id`));

describe.each(RESOURCES.map((resource) => [resource.table, resource] as const))('%s', (table, resource) => {
  const may = MAY[table];
  const at = () => `/rest/v1/${table}?id=eq.${rows[table]}`;
  const asRows = { prefer: 'return=representation' };

  test('has a line in the table of what each role may do, and a row', async () => {
    expect(may).toBeDefined();
    expect(await done(owner.call('GET', at()))).toHaveLength(1);
  });

  test.each(PEOPLE)('%s reads it, or does not know of it', async (person) => {
    const expected = may?.read.includes(person) ? 1 : 0;
    const by = people[person];
    expect(await done(by.call('GET', at()))).toHaveLength(expected);
    const listed = await done<{ id: string }[]>(by.call('GET', `/rest/v1/${table}?select=id`));
    expect(listed.filter(({ id }) => id === rows[table])).toHaveLength(expected);
    const counted = await by.call('HEAD', at(), undefined, { prefer: 'count=exact' });
    expect(counted.headers.get('content-range')).toMatch(new RegExp(`/${expected}$`, 'u'));
  });

  test.each(PEOPLE)('%s changes it, or leaves it unchanged', async (person) => {
    if (!resource.update) return;
    const before = await contents(table);
    const answer = await people[person].call('PATCH', at(), CHANGES[table], asRows);
    if (may?.change.includes(person)) {
      expect(await done(answer)).toMatchObject([CHANGES[table]]);
      return;
    }
    expect(answer.status).toBe(may?.read.includes(person) ? 403 : 200);
    if (answer.status === 200) expect(await answer.json()).toEqual([]);
    expect(await contents(table)).toBe(before);
  });

  test.each(PEOPLE)('%s adds to the case, or is refused', async (person) => {
    const row = newRow(table, people[person]);
    if (!resource.insert || !row) return;
    const before = await contents(table);
    const answer = await people[person].call('POST', `/rest/v1/${table}`, row, asRows);
    if (may?.add.includes(person)) {
      expect(answer.status).toBe(201);
      const mine = { owner_id: owner.userId, case_id: caseId, created_by: people[person].userId };
      expect(await answer.json()).toMatchObject([mine]);
      return;
    }
    expect([403, 404, 409]).toContain(answer.status);
    expect(await contents(table)).toBe(before);
  });

  test.each(PEOPLE)('%s deletes it, or leaves it', async (person) => {
    if (!resource.delete) return;
    const fresh = newRow(table, owner);
    const id = fresh && table !== 'case_chambers' ? (await added(owner, table, fresh)).id : rows[table];
    const before = await contents(table);
    const answer = await people[person].call('DELETE', `/rest/v1/${table}?id=eq.${id}`, undefined, asRows);
    if (may?.remove.includes(person)) {
      expect(await done(answer)).toMatchObject([{ id }]);
      expect(await done(owner.call('GET', `/rest/v1/${table}?id=eq.${id}`))).toEqual([]);
      return;
    }
    expect(answer.status).toBe(may?.read.includes(person) ? 403 : 200);
    if (answer.status === 200) expect(await answer.json()).toEqual([]);
    expect(await contents(table)).toBe(before);
  });
});

const OWNERS_ONLY: readonly Person[] = NOBODY;
/** Calls about the case, and who may make them beside the owner. */
const CALLS: [string, readonly Person[], (by: Lawyer) => Promise<Response>][] = [
  ['search its pages', MEMBERS, (by) => rpc(by, 'search_case_pages', { case_id: caseId, query: 'order' })],
  ['read the text of a file', MEMBERS, (by) => rpc(by, 'case_file_text', { file_id: rows.case_files })],
  ['read who has access', MEMBERS, (by) => rpc(by, 'people_of_case', { case_id: caseId })],
  ['read the name of its client', MEMBERS, (by) => rpc(by, 'client_of_case', { case_id: caseId })],
  [
    'make a list of dates',
    MEMBERS,
    (by) => {
      const events = [{ id: rows.timeline_events, filed: true }];
      return by.call('POST', '/functions/v1/list-of-dates', { case_id: caseId, events });
    },
  ],
  ['download a file', MEMBERS, (by) => by.call('GET', `/storage/v1/object/case-files/${stored}`)],
  [
    'sign a file',
    MEMBERS,
    (by) => by.call('POST', `/storage/v1/object/sign/case-files/${stored}`, { expiresIn: 60 }),
  ],
  [
    'list its stored files',
    MEMBERS,
    (by) => by.call('POST', '/storage/v1/object/list/case-files', { prefix: `case_files/${caseId}` }),
  ],
  [
    'store a file',
    ['editor', 'clerk'],
    (by) =>
      by.call('POST', `/storage/v1/object/case-files/case_files/${caseId}/${randomUUID()}.txt`, 'Text', {
        'content-type': 'text/plain',
      }),
  ],
  [
    'begin a resumable upload',
    ['editor', 'clerk'],
    (by) => {
      const name = Buffer.from(`case_files/${caseId}/${randomUUID()}.txt`).toString('base64');
      const bucket = Buffer.from('case-files').toString('base64');
      return by.call('POST', '/storage/v1/upload/resumable', undefined, {
        'tus-resumable': '1.0.0',
        'upload-length': '4',
        'upload-metadata': `bucketName ${bucket},objectName ${name}`,
      });
    },
  ],
  [
    'edit it with its form',
    ['editor'],
    (by) =>
      rpc(by, 'update_case_with_client', {
        ...{ case_id: caseId, title: 'A v. B', client_name: 'Kaveri Mills', case_number: null },
        ...{ practice_area: null, description: null, status: 'active' },
      }),
  ],
  [
    'accept a suggested event',
    ['editor', 'clerk'],
    async (by) => rpc(by, 'accept_suggestion', { id: await suggestion() }),
  ],
  [
    'save a draft',
    ['editor'],
    (by) => rpc(by, 'save_draft', { id: rows.case_drafts, content: `AFFIDAVIT ${randomUUID()}` }),
  ],
  [
    'invite to it',
    OWNERS_ONLY,
    (by) => rpc(by, 'invite_to_case', { case_id: caseId, email: 'x@y.example', role: 'viewer' }),
  ],
  [
    'hand it over',
    OWNERS_ONLY,
    (by) => rpc(by, 'transfer_case', { case_id: caseId, user_id: people.editor.userId }),
  ],
];

describe.each(CALLS)('%s', (_, allowed, call) => {
  test.each(PEOPLE)('%s', async (person) => {
    const answer = await call(people[person]);
    if (allowed.includes(person)) return expect(answer.ok).toBe(true);
    if (answer.status === 200) expect(await answer.json()).toEqual([]);
    else expect([403, 404]).toContain(answer.status);
  });
});

test('everybody who reads a draft asks the assistant about it, and nobody else reads the question', async () => {
  for (const person of PEOPLE) {
    const answer = await people[person].call('POST', '/rest/v1/draft_chat_messages', draftMessage(), {
      prefer: 'return=representation',
    });
    if (!MAY.case_drafts?.read.includes(person)) {
      expect(answer.status, person).toBe(409);
      continue;
    }
    const [{ id, user_id } = { id: '', user_id: '' }] = await done<{ id: string; user_id: string }[]>(answer);
    expect(user_id).toBe(people[person].userId);
    expect(await done(owner.call('GET', `/rest/v1/draft_chat_messages?id=eq.${id}`))).toEqual([]);
  }
});

test('only the owner and editors read the contact details of the client', async () => {
  for (const person of memberRoles) {
    const client = await done(rpc(people[person], 'client_of_case', { case_id: caseId }));
    const email = person === 'editor' ? 'office@kaveri.example' : null;
    expect(client).toMatchObject({ name: 'Kaveri Mills', email, can_contact: person === 'editor' });
  }
});

test('an embed shows no member the client of the owner', async () => {
  for (const person of memberRoles) {
    const url = `/rest/v1/cases?id=eq.${caseId}&select=id,client:clients(*)`;
    expect(await done(people[person].call('GET', url))).toEqual([{ id: caseId, client: null }]);
  }
});

test('a list with the filter of an owner lists one’s own cases, and one without it those of others too', async () => {
  const { editor } = people;
  const own = (await added(editor, 'cases', { title: 'Own' })).id;
  const ids = async (query: string) =>
    (await done<{ id: string }[]>(editor.call('GET', `/rest/v1/cases?select=id,role${query}`))).map(
      ({ id }) => id,
    );
  expect(await ids(`&owner_id=eq.${editor.userId}`)).toEqual([own]);
  expect((await ids('')).sort()).toEqual([own, caseId].sort());
  expect(await ids('&order=created_at.desc&limit=1')).toEqual([own]);
  expect(await ids('&order=created_at.desc&limit=1&offset=1')).toEqual([caseId]);
  expect(await ids('&role=neq.owner')).toEqual([caseId]);
  expect(await ids('&role=eq.owner')).toEqual([own]);
  expect((await ids('&role=in.(owner,editor)')).sort()).toEqual([own, caseId].sort());
  expect(await ids('&role=eq.viewer')).toEqual([]);
  for (const query of ['order=role', 'owner_name=eq.A', 'role=like.o*'])
    expect((await editor.call('GET', `/rest/v1/cases?${query}`)).status, query).toBe(400);
});

test('a commenter adds, changes and deletes notes of their own, and no other event', async () => {
  const { commenter } = people;
  const note = { case_id: caseId, title: 'A thought', event_type: 'note', event_date: '2026-12-01' };
  const { id } = await added(commenter, 'timeline_events', note);
  const at = `/rest/v1/timeline_events?id=eq.${id}`;
  await done(commenter.call('PATCH', at, { title: 'A second thought' }));
  expect((await commenter.call('PATCH', at, { event_type: 'hearing' })).status).toBe(403);
  expect((await people.viewer.call('DELETE', at)).status).toBe(403);
  await done(commenter.call('DELETE', at));
  expect(await done(owner.call('GET', at))).toEqual([]);
});

test('a clerk changes what they added, and an editor does not change the client or the requirement of a case', async () => {
  const { clerk, editor } = people;
  const { id } = await added(clerk, 'timeline_events', newRow('timeline_events', clerk) ?? {});
  await done(clerk.call('PATCH', `/rest/v1/timeline_events?id=eq.${id}`, { title: 'Moved' }));
  const { id: file } = await added(clerk, 'case_files', newRow('case_files', clerk) ?? {});
  await done(clerk.call('PATCH', `/rest/v1/case_files?id=eq.${file}`, { file_name: 'Named.pdf' }));
  expect((await clerk.call('DELETE', `/rest/v1/case_files?id=eq.${file}`)).status).toBe(403);
  for (const change of [{ client_id: null }, { requires_second_factor: true }])
    expect((await editor.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, change)).status).toBe(403);
});

test('an editor restores a deleted file and cannot remove it for ever', async () => {
  const { editor } = people;
  const { id } = await added(owner, 'case_files', newRow('case_files', owner) ?? {});
  await done(editor.call('DELETE', `/rest/v1/case_files?id=eq.${id}`));
  const [item] = await done<{ id: string }[]>(editor.call('GET', `/rest/v1/bin_items?file_id=eq.${id}`));
  expect(item).toMatchObject({ owner_id: owner.userId });
  expect((await editor.call('POST', '/functions/v1/delete-for-ever', { id: item?.id })).status).toBe(403);
  await done(rpc(editor, 'restore_from_bin', { id: item?.id }));
  expect(await done(owner.call('GET', `/rest/v1/case_files?id=eq.${id}`))).toHaveLength(1);
});

test('the name of an owner is given to those who share a case with them, and to nobody else', async () => {
  const nameFor = async ({ userId }: Lawyer) => {
    const [row] = await it.db.withUser({ userId, aal: 'aal1' }, (tx) =>
      tx.rows<{ name: string | null }>(sql`select app.owner_name(${caseId}) as name`),
    );
    return row?.name;
  };
  expect(await nameFor(people.viewer)).toBe('Test Lawyer');
  for (const person of ['former', 'invited', 'stranger'] as const)
    expect(await nameFor(people[person]), person).toBeNull();
});
