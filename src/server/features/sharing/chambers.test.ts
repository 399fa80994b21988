import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/platform/db/sql.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done, emailOf, keepMails, rpc, share, tokenFor } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let kept: ReturnType<typeof keepMails>;
let senior: Lawyer;
let junior: Lawyer;
let clerk: Lawyer;
let chambersId: string;
beforeAll(async () => {
  it = await testApp();
  kept = keepMails(it);
  [senior, junior, clerk] = await Promise.all([it.lawyer(), it.lawyer(), it.lawyer()]);
  chambersId = (await added(senior, 'chambers', { name: 'Asha Rao Chambers' })).id;
  await join(junior, 'member');
  await join(clerk, 'clerk');
});
afterAll(() => it.close());

async function join(member: Lawyer, role: string, by = senior): Promise<void> {
  const email = await emailOf(it, member);
  await done(rpc(by, 'invite_to_chambers', { chambers_id: chambersId, email, role }));
  const token = await tokenFor(it, kept, email);
  expect(await done(rpc(member, 'accept_invitation', { token }))).toEqual({
    case_id: null,
    chambers_id: chambersId,
  });
}
async function sharedCase(role = 'editor', owner = senior): Promise<string> {
  const { id } = await added(owner, 'cases', { title: 'A v. B' });
  await added(owner, 'case_chambers', { case_id: id, chambers_id: chambersId, role });
  return id;
}
const deleteUser = ({ userId }: Lawyer) => sql`delete from auth.users where id = ${userId}`;
const roleIn = async (by: Lawyer, id: string) =>
  (await done<{ role: string }[]>(by.call('GET', `/rest/v1/cases?id=eq.${id}&select=role`)))[0]?.role;
const members = (by: Lawyer) =>
  done<{ user_id: string; id: string; role: string }[]>(
    by.call('GET', `/rest/v1/chambers_members?chambers_id=eq.${chambersId}&order=created_at`),
  );

test('a case shared with a chambers opens for its members, and for its clerks as clerks', async () => {
  const id = await sharedCase();
  expect(await roleIn(senior, id)).toBe('owner');
  expect(await roleIn(junior, id)).toBe('editor');
  expect(await roleIn(clerk, id)).toBe('clerk');
  const people = await done<object[]>(rpc(clerk, 'people_of_case', { case_id: id }));
  expect(people).toHaveLength(3);
  expect(people[0]).toMatchObject({ user_id: senior.userId, role: 'owner', email: null });
  const chambers = 'Asha Rao Chambers';
  for (const of of [
    { user_id: junior.userId, role: 'editor', chambers },
    { user_id: clerk.userId, role: 'clerk', chambers },
  ])
    expect(people).toContainEqual(expect.objectContaining(of));
  expect(
    (await done<{ email: string }[]>(rpc(junior, 'people_of_case', { case_id: id })))[0]?.email,
  ).toContain('@');
});

test('what is shared with a person counts before what a chambers gives', async () => {
  const id = await sharedCase('viewer');
  await share(it, kept, { owner: senior, caseId: id, member: clerk, role: 'commenter' });
  expect(await roleIn(clerk, id)).toBe('commenter');
  await done(senior.call('DELETE', `/rest/v1/case_members?case_id=eq.${id}&user_id=eq.${clerk.userId}`));
  expect(await roleIn(clerk, id)).toBe('clerk');
});

test('the furthest role of several chambers counts', async () => {
  const id = await sharedCase('viewer');
  const second = (await added(senior, 'chambers', { name: 'Second' })).id;
  await it.db.sql(
    `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'member')`,
    [second, clerk.userId],
  );
  await added(senior, 'case_chambers', { case_id: id, chambers_id: second, role: 'commenter' });
  expect(await roleIn(clerk, id)).toBe('commenter');
});

test('a case is shared with a chambers once, and only with one of one’s own', async () => {
  const id = await sharedCase();
  const again = await senior.call('POST', '/rest/v1/case_chambers', { case_id: id, chambers_id: chambersId });
  expect([again.status, await again.json()]).toMatchObject([409, { message: t(messages.alreadyShared) }]);
  const stranger = await it.lawyer();
  const { id: own } = await added(stranger, 'cases', { title: 'C v. D' });
  const foreign = await stranger.call('POST', '/rest/v1/case_chambers', {
    case_id: own,
    chambers_id: chambersId,
  });
  expect([403, 404]).toContain(foreign.status);
});

test('heads change roles and remove members; members change only what they chose themselves', async () => {
  const rowOf = async (lawyer: Lawyer) =>
    (await members(senior)).find(({ user_id }) => user_id === lawyer.userId);
  const patch = (by: Lawyer, id: string | undefined, change: object) =>
    by.call('PATCH', `/rest/v1/chambers_members?id=eq.${id}`, change);
  const own = (await rowOf(junior))?.id;
  const refused = await patch(junior, own, { role: 'head' });
  expect([refused.status, await refused.json()]).toMatchObject([403, { message: t(messages.headRequired) }]);
  await done(patch(junior, own, { in_calendar: true }));
  expect((await patch(senior, own, { by_mail: true })).status).toBe(403);
  expect((await patch(junior, (await rowOf(clerk))?.id, { role: 'member' })).status).toBe(403);
  await done(patch(senior, own, { role: 'clerk' }));
  expect((await rowOf(junior))?.role).toBe('clerk');
  await done(patch(senior, own, { role: 'member' }));
  expect(
    (await rpc(junior, 'invite_to_chambers', { chambers_id: chambersId, email: 'a@b.example', role: 'head' }))
      .status,
  ).toBe(403);
});

test('a chambers keeps a head, and ends with its last member', async () => {
  const [first] = await members(senior);
  const leave = () => senior.call('DELETE', `/rest/v1/chambers_members?id=eq.${first?.id}`);
  const refused = await leave();
  expect([refused.status, await refused.json()]).toMatchObject([400, { message: t(messages.keepHead) }]);
  const alone = await added(senior, 'chambers', { name: 'Alone' });
  await done(senior.call('DELETE', `/rest/v1/chambers_members?chambers_id=eq.${alone.id}`));
  expect(await it.db.sql('select 1 from public.chambers where id = $1', [alone.id])).toEqual([]);
});

test('the account of the last head ends: the oldest member becomes head', async () => {
  const [founder, next] = await Promise.all([it.lawyer(), it.lawyer()]);
  const { id } = await added(founder, 'chambers', { name: 'Old' });
  await it.db.sql(
    `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'member')`,
    [id, next.userId],
  );
  await it.db.withAccounts((tx) => tx.run(deleteUser(founder)));
  expect(await done(next.call('GET', `/rest/v1/chambers_members?chambers_id=eq.${id}`))).toMatchObject([
    { user_id: next.userId, role: 'head' },
  ]);
});

test('who leaves a chambers loses its cases at once, and what they added stays', async () => {
  const id = await sharedCase();
  const guest = await it.lawyer();
  await join(guest, 'member');
  const event = { case_id: id, title: 'Arguments', event_type: 'hearing', event_date: '2199-01-14' };
  const { id: eventId } = await added(guest, 'timeline_events', event);
  const own = (await members(guest)).find(({ user_id }) => user_id === guest.userId);
  await done(guest.call('DELETE', `/rest/v1/chambers_members?id=eq.${own?.id}`));
  expect(await roleIn(guest, id)).toBeUndefined();
  expect(await done(guest.call('GET', `/rest/v1/timeline_events?id=eq.${eventId}`))).toEqual([]);
  expect(await done(senior.call('GET', `/rest/v1/timeline_events?id=eq.${eventId}`))).toMatchObject([
    { title: 'Arguments', created_by: guest.userId, owner_id: senior.userId },
  ]);
});

test('a key of a member who left reads and changes no case of the chambers, and keeps those of its owner', async () => {
  const id = await sharedCase();
  const guest = await it.lawyer();
  await join(guest, 'member');
  const { id: own } = await added(guest, 'cases', { title: 'C v. D' });
  const scopes = ['cases:read', 'cases:write'];
  const { key } = await done<{ key: string }>(
    guest.call('POST', '/functions/v1/api-keys', { name: 'Diary', scopes }),
  );
  const withKey = (method: string, path: string, body?: object) =>
    it.app.request(path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const cases = async () =>
    ((await (await withKey('GET', '/rest/v1/cases?select=id')).json()) as { id: string }[]).map(
      (one) => one.id,
    );
  expect(await cases()).toEqual(expect.arrayContaining([id, own]));
  const row = (await members(guest)).find(({ user_id }) => user_id === guest.userId);
  await done(guest.call('DELETE', `/rest/v1/chambers_members?id=eq.${row?.id}`));
  expect(await cases()).toEqual([own]);
  await withKey('PATCH', `/rest/v1/cases?id=eq.${id}`, { title: 'Changed' });
  const event = { case_id: id, title: 'Late', event_type: 'hearing', event_date: '2199-01-14' };
  expect((await withKey('POST', '/rest/v1/timeline_events', event)).status).toBeGreaterThanOrEqual(400);
  expect(await done(senior.call('GET', `/rest/v1/cases?id=eq.${id}&select=title`))).toEqual([
    { title: 'A v. B' },
  ]);
  expect(await done(senior.call('GET', `/rest/v1/timeline_events?case_id=eq.${id}`))).toEqual([]);
});

test('owner and head read who did what, newest first; others do not', async () => {
  const id = await sharedCase('editor', junior);
  await done(rpc(senior, 'people_of_case', { case_id: id }));
  await added(senior, 'timeline_events', {
    case_id: id,
    title: 'Reply due',
    event_type: 'deadline',
    event_date: '2199-01-14',
  });
  await done(senior.call('PATCH', `/rest/v1/cases?id=eq.${id}`, { court: 'High Court of Madras' }));
  const of = (by: Lawyer) =>
    done<{ action: string; subject: string; name: string; user_id: string }[]>(
      by.call('GET', `/rest/v1/case_activity?case_id=eq.${id}&order=at.desc,id&limit=10`),
    );
  for (const reader of [junior, senior])
    expect(await of(reader)).toMatchObject([
      {
        action: 'changed',
        subject: 'case',
        name: 'A v. B',
        user_id: senior.userId,
        user_name: 'Test Lawyer',
      },
      { action: 'added', subject: 'event', name: 'Reply due', user_id: senior.userId },
      { action: 'shared', subject: 'chambers', name: 'Asha Rao Chambers', user_id: junior.userId },
    ]);
  expect(await of(clerk)).toEqual([]);
});

test('a clause of a chambers is read by its members and changed by its owner; one of one’s own stays private', async () => {
  const block = { type: 'paragraph', content: [{ type: 'text', text: 'Seat' }] };
  const document = { type: 'doc', content: [block] };
  // The members of the shared chambers change in the tests above.
  const { id: chambers_id } = await added(senior, 'chambers', { name: 'Clauses' });
  const email = await emailOf(it, junior);
  await done(rpc(senior, 'invite_to_chambers', { chambers_id, email, role: 'member' }));
  await done(rpc(junior, 'accept_invitation', { token: await tokenFor(it, kept, email) }));
  const shared = await added(senior, 'clauses', { title: 'Seat', document, chambers_id });
  await added(senior, 'clauses', { title: 'Mine', document });
  const titles = async (who: Lawyer) =>
    (await done<{ title: string }[]>(who.call('GET', '/rest/v1/clauses?order=title'))).map(
      ({ title }) => title,
    );
  expect(await titles(senior)).toEqual(['Mine', 'Seat']);
  expect(await titles(junior)).toEqual(['Seat']);
  await junior.call('PATCH', `/rest/v1/clauses?id=eq.${shared.id}`, { title: 'Venue' });
  await junior.call('DELETE', `/rest/v1/clauses?id=eq.${shared.id}`);
  expect(await titles(senior)).toEqual(['Mine', 'Seat']);
  const stranger = await it.lawyer();
  expect(await titles(stranger)).toEqual([]);
  // Nobody puts a clause into a chambers of others.
  const strange = { title: 'Ours', document, chambers_id };
  expect((await stranger.call('POST', '/rest/v1/clauses', strange)).status).toBeGreaterThanOrEqual(400);
});
