import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/platform/db/sql.ts';
import { clientTexts } from '#shared/contracts/clients.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done, emailOf, handOver, keepMails, rpc, share } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let kept: ReturnType<typeof keepMails>;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await testApp();
  kept = keepMails(it);
});
afterAll(() => it.close());

/** A client that has a text in every field. */
const CLIENT = {
  ...Object.fromEntries(Object.keys(clientTexts).map((field) => [field, `Its ${field}`])),
  ...{ name: 'Kaveri Mills', status: 'active' },
};

/** A case of Asha with a client, a date, a stored file with pages, a deleted file and a member. */
async function wholeCase(): Promise<{ caseId: string; path: string }> {
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  const { id: client_id } = await added(asha, 'clients', CLIENT);
  const { id: caseId } = await added(asha, 'cases', { title: 'Kaveri Mills v. State', client_id });
  const path = `case_files/${caseId}/order.txt`;
  await done(
    asha.call('POST', `/storage/v1/object/case-files/${path}`, 'An order', { 'content-type': 'text/plain' }),
  );
  const { id: file_id } = await added(asha, 'case_files', {
    case_id: caseId,
    file_name: 'Order.txt',
    file_path: path,
  });
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source) values ($1, $2, $3, 1, 'An order', 'text')`,
    [asha.userId, caseId, file_id],
  );
  await it.db.sql(
    `insert into public.event_suggestions (owner_id, case_id, file_id, page, day, what, kind) values ($1, $2, $3, 1, '2026-12-01', 'H', 'hearing')`,
    [asha.userId, caseId, file_id],
  );
  const event = {
    case_id: caseId,
    title: 'Arguments',
    event_type: 'hearing',
    event_date: '2199-01-14',
    file_id,
  };
  await added(asha, 'timeline_events', event);
  const thread = await added(asha, 'chat_threads', { case_id: caseId, title: 'Chat' });
  const asked = { thread_id: thread.id, case_id: caseId, role: 'user', content: 'When is the hearing?' };
  await added(asha, 'chat_messages', asked);
  const { id: draftId } = await added(asha, 'case_drafts', {
    case_id: caseId,
    title: 'Affidavit',
    content: 'One',
  });
  await added(asha, 'draft_versions', { draft_id: draftId, name: 'First' });
  const { id: deletedDraft } = await added(asha, 'case_drafts', {
    case_id: caseId,
    title: 'Old',
    content: 'Two',
  });
  await done(asha.call('DELETE', `/rest/v1/case_drafts?id=eq.${deletedDraft}`));
  const gone = { case_id: caseId, file_name: 'Old.txt', file_path: `case_files/${caseId}/old.txt` };
  const { id: old } = await added(asha, 'case_files', gone);
  await done(asha.call('DELETE', `/rest/v1/case_files?id=eq.${old}`));
  await share(it, kept, { owner: asha, caseId, member: ravi, role: 'editor' });
  return { caseId, path };
}
const OF_CASE = [
  ...['case_files', 'case_file_pages', 'timeline_events', 'event_suggestions', 'case_members'],
  ...['conflict_names', 'case_activity', 'chat_threads', 'chat_messages'],
  ...['case_drafts', 'draft_versions', 'draft_chat_messages'],
];
const ownersOf = async (caseId: string) => {
  const found = new Set<string>();
  for (const table of OF_CASE)
    for (const { owner_id } of await it.db.sql<{ owner_id: string }>(
      `select distinct owner_id from public.${table} where case_id = $1`,
      [caseId],
    ))
      found.add(owner_id);
  return [...found];
};
const used = async ({ userId }: Lawyer) =>
  Number(
    (
      await it.db.sql<{ used: string }>(`select used from public.usage_counters where owner_id = $1`, [
        userId,
      ])
    )[0]?.used ?? 0,
  );
const one = async (by: Lawyer, path: string) =>
  (await done<Record<string, unknown>[]>(by.call('GET', `/rest/v1/${path}`)))[0];

test('a case that is handed over belongs to the new owner whole, and the old one stays as an editor', async () => {
  const { caseId, path } = await wholeCase();
  expect(await used(asha)).toBe(8);
  expect(await done(handOver(asha, caseId, ravi))).toEqual({ case_id: caseId });
  expect(await ownersOf(caseId)).toEqual([ravi.userId]);
  expect([await used(asha), await used(ravi)]).toEqual([0, 8]);
  expect(await one(ravi, `cases?id=eq.${caseId}&select=*,client:clients(*)`)).toMatchObject({
    role: 'owner',
    owner_id: ravi.userId,
    client: CLIENT,
  });
  expect(await one(asha, `cases?id=eq.${caseId}&select=*,client:clients(name)`)).toMatchObject({
    role: 'editor',
    client: null,
  });
  expect((await asha.call('GET', `/storage/v1/object/case-files/${path}`)).status).toBe(200);
  const draftItem = await one(ravi, 'bin_items?select=id&kind=eq.draft');
  await done(rpc(ravi, 'restore_from_bin', { id: draftItem?.id }));
  expect(await done(asha.call('GET', `/rest/v1/case_drafts?case_id=eq.${caseId}`))).toHaveLength(2);
  const item = await one(ravi, 'bin_items?select=id&kind=eq.file');
  await done(rpc(ravi, 'restore_from_bin', { id: item?.id }));
  expect(await done(asha.call('GET', `/rest/v1/case_files?case_id=eq.${caseId}`))).toHaveLength(2);
  const conflicts = await done(rpc(asha, 'check_conflicts', { names: ['Kaveri Mills'] }));
  expect(conflicts).toMatchObject([{ kind: 'client' }, { kind: 'case', id: caseId }]);
  await done(asha.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { court: 'High Court of Madras' }));
  expect((await asha.call('DELETE', `/rest/v1/cases?id=eq.${caseId}`)).status).toBe(403);
  await done(ravi.call('DELETE', `/rest/v1/cases?id=eq.${caseId}`));
  expect(await one(asha, `cases?id=eq.${caseId}`)).toBeUndefined();
});

const offerFor = (by: Lawyer, caseId: string) => done(rpc(by, 'case_offer', { case_id: caseId }));

test('the new owner is asked, by email and on the page of the case, and sees what comes with it', async () => {
  const { caseId } = await wholeCase();
  const stranger = await it.lawyer();
  await done(rpc(asha, 'transfer_case', { case_id: caseId, user_id: ravi.userId }));
  expect(await ownersOf(caseId)).toEqual([asha.userId]);
  await it.services.afterResponse.drain();
  expect(kept.mails.at(-1)).toMatchObject({
    to: await emailOf(it, ravi),
    text: expect.stringContaining(caseId),
  });
  expect(kept.mails.at(-1)?.text).not.toContain('Kaveri');
  const offer = { to_user: ravi.userId, files: 1, bytes: 8, dates: 1, drafts: 1, chats: 1, people: 0 };
  expect(await offerFor(ravi, caseId)).toMatchObject({ ...offer, requires_second_factor: false });
  expect(await offerFor(asha, caseId)).toMatchObject(offer);
  expect(await offerFor(stranger, caseId)).toBe(null);
  expect((await rpc(stranger, 'accept_case', { case_id: caseId })).status).toBe(404);
  expect((await rpc(asha, 'accept_case', { case_id: caseId })).status).toBe(404);
});

test.each([
  ['is declined', (caseId: string) => rpc(ravi, 'end_case_offer', { case_id: caseId })],
  ['is withdrawn', (caseId: string) => rpc(asha, 'end_case_offer', { case_id: caseId })],
  [
    'has expired',
    async (caseId: string) =>
      void (await it.db.sql(`update app.case_offers set expires_at = now() where case_id = $1`, [caseId])),
  ],
  [
    'loses its recipient',
    (caseId: string) => asha.call('DELETE', `/rest/v1/case_members?case_id=eq.${caseId}`),
  ],
  [
    'goes to another member',
    async (caseId: string) => {
      const meera = await it.lawyer();
      await share(it, kept, { owner: asha, caseId, member: meera, role: 'viewer' });
      return rpc(asha, 'transfer_case', { case_id: caseId, user_id: meera.userId });
    },
  ],
])('a case whose offer %s stays with its owner', async (_, end) => {
  const { caseId } = await wholeCase();
  await done(rpc(asha, 'transfer_case', { case_id: caseId, user_id: ravi.userId }));
  const ended = await end(caseId);
  if (ended) await done(ended);
  expect((await rpc(ravi, 'accept_case', { case_id: caseId })).status).toBe(404);
  expect(await ownersOf(caseId)).toEqual([asha.userId]);
});

test('a case that requires a second factor goes only to somebody who has confirmed one, and goes on to require it', async () => {
  const { caseId } = await wholeCase();
  await done(asha.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { requires_second_factor: true }));
  const refused = await handOver(asha, caseId, ravi);
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: t(messages.offerNeedsFactor) },
  ]);
  await it.db.sql(`update auth.sessions set aal = 'aal2' where user_id = $1`, [ravi.userId]);
  await done(rpc(ravi, 'accept_case', { case_id: caseId }));
  expect(await one(ravi, `cases?id=eq.${caseId}`)).toMatchObject({
    role: 'owner',
    requires_second_factor: true,
  });
  expect(await one(asha, `cases?id=eq.${caseId}`)).toBeUndefined();
});

test.each([
  ['oneself', async () => asha.userId, 400, t(messages.transferSelf)],
  ['a stranger', async () => (await it.lawyer()).userId, 400, t(messages.transferMember)],
])('a case is not handed over to %s', async (_, to, status, message) => {
  const { caseId } = await wholeCase();
  const refused = await rpc(asha, 'transfer_case', { case_id: caseId, user_id: await to() });
  expect([refused.status, await refused.json()]).toMatchObject([status, { message }]);
  expect(await ownersOf(caseId)).toEqual([asha.userId]);
});

test('a case whose files do not fit into the storage of the new owner stays where it is', async () => {
  const { caseId } = await wholeCase();
  await it.db.sql(
    `insert into public.usage_counters (owner_id, allowance, used) values ($1, 'storage.bytes', 1e15)`,
    [ravi.userId],
  );
  const refused = await handOver(asha, caseId, ravi);
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    { message: t(messages.transferTooLarge) },
  ]);
  expect(await ownersOf(caseId)).toEqual([asha.userId]);
});

test.each([
  ['with each other', false],
  ['with a chambers of both', true],
])(
  'two accounts that share %s are deleted in one statement, and their cases go for everybody',
  async (_, byChambers) => {
    const [meera, leela, third] = await Promise.all([it.lawyer(), it.lawyer(), it.lawyer()]);
    const cases: string[] = [];
    for (const [owner, other] of [
      [meera, leela],
      [leela, meera],
    ] as const) {
      const { id: caseId } = await added(owner, 'cases', { title: 'Kaveri Mills v. State' });
      cases.push(caseId);
      if (!byChambers) {
        for (const member of [other, third]) await share(it, kept, { owner, caseId, member, role: 'editor' });
        continue;
      }
      const { id: chambers_id } = await added(owner, 'chambers', { name: 'Chambers' });
      for (const member of [other, third])
        await it.db.sql(
          `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'member')`,
          [chambers_id, member.userId],
        );
      await added(owner, 'case_chambers', { case_id: caseId, chambers_id, role: 'editor' });
    }
    for (const caseId of cases) expect(await one(third, `cases?id=eq.${caseId}`)).toBeDefined();
    const removed = await it.db.withAccounts((tx) =>
      tx.run(sql`delete from auth.users where id in (${meera.userId}, ${leela.userId})`),
    );
    expect(removed).toBe(2);
    for (const caseId of cases) expect(await one(third, `cases?id=eq.${caseId}`)).toBeUndefined();
    expect(await it.db.sql('select 1 from public.cases where id = any ($1)', [cases])).toEqual([]);
  },
);

test('an account is deleted with everything', async () => {
  const lonely = await it.lawyer();
  const { id } = await added(lonely, 'cases', { title: 'Alone' });
  await it.db.withAccounts((tx) => tx.run(sql`delete from auth.users where id = ${lonely.userId}`));
  expect(await it.db.sql('select 1 from public.cases where id = $1', [id])).toEqual([]);
});
