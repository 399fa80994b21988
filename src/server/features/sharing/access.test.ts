import { afterAll, beforeAll, expect, test } from 'vitest';
import { reminderRecipients } from '#server/features/accounts/store.ts';
import { sendReminders } from '#server/features/timeline/reminders.ts';
import { zipEntries } from '#server/platform/sandbox/zip-entry.ts';
import { eventually, type LiveApp, liveApp } from '#test/fixtures/live-app.ts';
import { added, done, emailOf, keepMails, rpc, share } from '#test/fixtures/sharing.ts';
import type { Lawyer } from '#test/support/app.ts';

let it: LiveApp;
let kept: ReturnType<typeof keepMails>;
let owner: Lawyer;
let member: Lawyer;
beforeAll(async () => {
  it = await liveApp();
  kept = keepMails(it);
  [owner, member] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

async function shared(role: 'editor' | 'viewer' | 'clerk' = 'editor'): Promise<string> {
  const { id } = await added(owner, 'cases', { title: 'Kaveri Mills v. State' });
  await share(it, kept, { owner, caseId: id, member, role });
  return id;
}
const endAccess = (caseId: string) =>
  done(owner.call('DELETE', `/rest/v1/case_members?case_id=eq.${caseId}&user_id=eq.${member.userId}`));
const hearing = (case_id: string, fields: object = {}) => ({
  ...{ case_id, title: 'Arguments', event_type: 'hearing', event_date: '2199-01-14' },
  ...fields,
});

test('two people in one case see each other’s changes live, and a stranger none', async () => {
  const caseId = await shared();
  const stranger = await it.lawyer();
  const [ours, theirs, other] = [it.socket(), it.socket(), it.socket()];
  await ours.join('timeline_events', owner.token);
  await theirs.join('timeline_events', member.token);
  await other.join('timeline_events', stranger.token);
  const first = await added(owner, 'timeline_events', hearing(caseId));
  await eventually(() => theirs.changes.map(({ data }) => data.record?.id)).toEqual([first.id]);
  const second = await added(member, 'timeline_events', hearing(caseId, { title: 'Reply' }));
  await eventually(() => ours.changes.map(({ data }) => data.record?.id)).toEqual([first.id, second.id]);
  await done(owner.call('DELETE', `/rest/v1/timeline_events?id=eq.${first.id}`));
  await eventually(() => theirs.changes.at(-1)?.data.type).toBe('DELETE');
  expect(other.changes).toEqual([]);
});

test('ending access closes the member’s connection within a second; a new one hears nothing of the case', async () => {
  const caseId = await shared();
  const socket = it.socket();
  await socket.join('cases', member.token);
  const closed = new Promise<number>((resolve) => socket.ws.once('close', () => resolve(performance.now())));
  const endedAt = performance.now();
  await endAccess(caseId);
  expect((await closed) - endedAt).toBeLessThan(1000);
  expect(socket.ended).toBe(4003);
  const [again, witness] = [it.socket(), it.socket()];
  await again.join('cases', member.token);
  await witness.join('cases', owner.token);
  await done(owner.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { title: 'Changed' }));
  await eventually(() => witness.changes.length).toBe(1);
  await added(member, 'cases', { title: 'Own' });
  await eventually(() => again.changes.map(({ data }) => data.record?.title)).toEqual(['Own']);
});

test('deleting the account of a member closes their connection, and what they added stays', async () => {
  const { id: caseId } = await added(owner, 'cases', { title: 'A v. B' });
  const leaving = await it.lawyer();
  await share(it, kept, { owner, caseId, member: leaving, role: 'editor' });
  const { id } = await added(leaving, 'timeline_events', hearing(caseId));
  const socket = it.socket();
  await socket.join('cases', leaving.token);
  await it.db.sql('delete from auth.users where id = $1', [leaving.userId]);
  await eventually(() => socket.ended).toBeDefined();
  expect((await leaving.call('GET', '/rest/v1/cases')).status).toBe(401);
  expect(await done(owner.call('GET', `/rest/v1/timeline_events?id=eq.${id}`))).toMatchObject([
    { created_by: leaving.userId },
  ]);
});

test('signed URLs, downloads and uploads stop when access ends', async () => {
  const caseId = await shared();
  const path = `case_files/${caseId}/order.txt`;
  await done(
    member.call('POST', `/storage/v1/object/case-files/${path}`, 'An order', {
      'content-type': 'text/plain',
    }),
  );
  await added(member, 'case_files', { case_id: caseId, file_name: 'Order.txt', file_path: path });
  const { signedURL } = await done<{ signedURL: string }>(
    member.call('POST', `/storage/v1/object/sign/case-files/${path}`, { expiresIn: 600 }),
  );
  expect((await it.app.request(`/storage/v1${signedURL}`)).status).toBe(200);
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const started = await member.call('POST', '/storage/v1/upload/resumable', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '5',
    'upload-metadata': `bucketName ${encoded('case-files')},objectName ${encoded(`case_files/${caseId}/late.txt`)}`,
  });
  expect(started.status).toBe(201);
  await endAccess(caseId);
  expect((await it.app.request(`/storage/v1${signedURL}`)).status).toBe(404);
  expect((await member.call('GET', `/storage/v1/object/case-files/${path}`)).status).toBe(404);
  const late = await member.call('PATCH', started.headers.get('location') ?? '', 'bytes', {
    ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  });
  expect(late.status).toBe(404);
  expect((await owner.call('GET', `/storage/v1/object/case-files/${path}`)).status).toBe(200);
});

test('the storage that a member uses is the owner’s', async () => {
  const caseId = await shared();
  const used = async () =>
    (
      await it.db.sql<{ owner_id: string; used: string }>(
        `select owner_id, used from public.usage_counters where owner_id = any ($1) order by owner_id`,
        [[owner.userId, member.userId]],
      )
    ).map(({ owner_id, used: bytes }) => [owner_id, Number(bytes)] as const);
  const before = new Map(await used());
  const path = `case_files/${caseId}/twelve.txt`;
  await done(
    member.call('POST', `/storage/v1/object/case-files/${path}`, 'twelve bytes', {
      'content-type': 'text/plain',
    }),
  );
  const after = new Map(await used());
  expect((after.get(owner.userId) ?? 0) - (before.get(owner.userId) ?? 0)).toBe(12);
  expect(after.get(member.userId) ?? 0).toBe(before.get(member.userId) ?? 0);
});

test('a calendar shows the dates of a shared case by the member’s choice, until access ends', async () => {
  const caseId = await shared();
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  await added(owner, 'timeline_events', hearing(caseId, { title: 'In the calendar', event_date: soon }));
  const { path } = await done<{ path: string }>(rpc(member, 'make_calendar_feed', {}));
  const feed = async () => (await it.app.request(path)).text();
  expect(await feed()).not.toContain('In the calendar');
  const own = `/rest/v1/case_members?case_id=eq.${caseId}&user_id=eq.${member.userId}`;
  expect((await owner.call('PATCH', own, { in_calendar: true })).status).toBe(403);
  await done(member.call('PATCH', own, { in_calendar: true }));
  expect(await feed()).toContain('In the calendar');
  await endAccess(caseId);
  expect(await feed()).not.toContain('In the calendar');
});

test('a reminder is mailed to the owner, and to the members who chose it', async () => {
  const caseId = await shared('viewer');
  const day = new Date(Date.now() + 6 * 3_600_000).toISOString();
  await added(
    owner,
    'timeline_events',
    hearing(caseId, { title: 'Remind us', event_date: day, all_day: false, remind_days: 1 }),
  );
  await done(
    member.call('PATCH', `/rest/v1/case_members?case_id=eq.${caseId}&user_id=eq.${member.userId}`, {
      by_mail: true,
    }),
  );
  const sent: string[] = [];
  it.services.mailer.send = async ({ to, subject }) => void (subject.includes('Remind us') && sent.push(to));
  const recipients = (ids: readonly string[]) => it.db.withAccounts((tx) => reminderRecipients(tx, ids));
  const run = async () => {
    await sendReminders(it.services, recipients, 'https://munshi.example');
    return sent.splice(0);
  };
  expect(await run()).toEqual([await emailOf(it, owner), await emailOf(it, member)]);

  const choose = (who: Lawyer, mail_reminders: boolean) =>
    done(who.call('PATCH', `/rest/v1/profiles?id=eq.${who.userId}`, { mail_reminders }));
  const move = (hours: number) => {
    const event_date = new Date(Date.now() + hours * 3_600_000).toISOString();
    return done(owner.call('PATCH', `/rest/v1/timeline_events?case_id=eq.${caseId}`, { event_date }));
  };
  await choose(owner, false);
  await move(7);
  expect(await run()).toEqual([await emailOf(it, member)]);
  await choose(owner, true);
  await choose(member, false);
  expect(await run()).toEqual([]);
  await move(8);
  expect(await run()).toEqual([await emailOf(it, owner)]);
  await choose(member, true);
});

test('a reminder that fails for a member is sent again to this member alone, and not for an address that is refused', async () => {
  const caseId = await shared('viewer');
  const day = new Date(Date.now() + 6 * 3_600_000).toISOString();
  const event = { title: 'Try again', event_date: day, all_day: false, remind_days: 1 };
  await added(owner, 'timeline_events', hearing(caseId, event));
  const own = `/rest/v1/case_members?case_id=eq.${caseId}&user_id=eq.${member.userId}`;
  await done(member.call('PATCH', own, { by_mail: true }));
  const [ofOwner, ofMember] = [await emailOf(it, owner), await emailOf(it, member)];
  const recipients = (ids: readonly string[]) => it.db.withAccounts((tx) => reminderRecipients(tx, ids));
  const sent: string[] = [];
  /** Sends the due reminders; the mail to the member meets this error. */
  const run = async (error?: Error) => {
    it.services.mailer.send = async ({ to, subject }) => {
      if (!subject.includes('Try again')) return;
      if (to === ofMember && error) throw error;
      sent.push(to);
    };
    await sendReminders(it.services, recipients, 'https://munshi.example');
    return sent.splice(0);
  };
  expect(await run(new Error('the connection was lost'))).toEqual([ofOwner]);
  expect(await run()).toEqual([ofMember]);
  expect(await run()).toEqual([]);
  const moved = { event_date: new Date(Date.now() + 7 * 3_600_000).toISOString() };
  await done(owner.call('PATCH', `/rest/v1/timeline_events?case_id=eq.${caseId}`, moved));
  expect(await run(Object.assign(new Error('no such user'), { command: 'RCPT TO' }))).toEqual([ofOwner]);
  expect(await run()).toEqual([]);
});

test('the conflict check finds the parties of shared cases', async () => {
  const { id } = await added(owner, 'cases', {
    title: 'Zamindari Traders v. State',
    petitioner: 'Zamindari Traders',
  });
  const ask = () => done<{ id: string }[]>(rpc(member, 'check_conflicts', { names: ['Zamindari Traders'] }));
  expect(await ask()).toEqual([]);
  await share(it, kept, { owner, caseId: id, member, role: 'clerk' });
  expect((await ask()).map((found) => found.id)).toEqual([id]);
  await done(rpc(owner, 'check_conflicts', { names: ['Zamindari Traders'] }));
  expect((await ask()).map((found) => found.id)).toEqual([id]);
});

test('a file that a member deletes while the owner uploads loses nothing', async () => {
  const caseId = await shared();
  const file = (name: string) => ({
    case_id: caseId,
    file_name: name,
    file_path: `case_files/${caseId}/${name}`,
  });
  const { id: last } = await added(owner, 'case_files', file('last.txt'));
  const [deleted, uploaded] = await Promise.all([
    member.call('DELETE', `/rest/v1/case_files?id=eq.${last}`),
    owner.call('POST', '/rest/v1/case_files', file('new.txt')),
  ]);
  expect([deleted.status, uploaded.status]).toEqual([204, 201]);
  const names = await done<{ file_name: string }[]>(
    owner.call('GET', `/rest/v1/case_files?case_id=eq.${caseId}`),
  );
  expect(names.map(({ file_name }) => file_name)).toEqual(['new.txt']);
  expect(await done(owner.call('GET', `/rest/v1/bin_items?file_id=eq.${last}`))).toHaveLength(1);
});

test('what is deleted with a case or a client is counted, with the people who lose access; for nobody else', async () => {
  const { id: clientId } = await added(owner, 'clients', { name: 'Kaveri Mills' });
  const { id: caseId } = await added(owner, 'cases', { title: 'Kaveri v. State', client_id: clientId });
  await share(it, kept, { owner, caseId, member, role: 'viewer' });
  await added(owner, 'timeline_events', hearing(caseId));
  await added(owner, 'cases', { title: 'Kaveri v. Union', client_id: clientId });
  const count = (who: Lawyer, of: object) => done(rpc(who, 'deleted_with', of));
  const { id: draftId } = await added(owner, 'case_drafts', {
    case_id: caseId,
    title: 'Reply',
    content: 'DENIED.',
  });
  await added(owner, 'draft_comments', { case_id: caseId, draft_id: draftId, body: 'By whom?' });
  await done(rpc(owner, 'invite_to_case', { case_id: caseId, email: 'new@example.org', role: 'viewer' }));
  const link = { case_id: caseId, language: 'en', days: 30, files: [], consent: 'phone' };
  await done(owner.call('POST', '/functions/v1/client-pages', link));
  const contents = {
    ...{ files: 0, events: 1, drafts: 1, comments: 1, chats: 0 },
    ...{ people: 1, links: 1, invitations: 1 },
  };
  expect(await count(owner, { kind: 'case', id: caseId })).toEqual({ ...contents, cases: 1 });
  expect(await count(owner, { kind: 'client', id: clientId })).toEqual({ ...contents, cases: 2 });
  const stranger = await it.lawyer();
  const nothing = Object.fromEntries(['cases', ...Object.keys(contents)].map((what) => [what, 0]));
  expect(await count(stranger, { kind: 'client', id: clientId })).toEqual(nothing);
});

test('a clerk reads and writes drafts while the owner of the case opens them, and deletes none', async () => {
  const caseId = await shared('clerk');
  const { id: draftId } = await added(owner, 'case_drafts', {
    ...{ case_id: caseId, title: 'Affidavit', content: 'I say as follows.' },
  });
  const read = () => done<object[]>(member.call('GET', `/rest/v1/case_drafts?case_id=eq.${caseId}`));
  const save = (title: string) => rpc(member, 'save_draft', { id: draftId, title });
  const open = (who: Lawyer, clerk_drafts: boolean) =>
    who.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { clerk_drafts });
  expect(await read()).toEqual([]);
  expect((await save('Typed')).status).toBe(404);
  // Only the owner opens them.
  expect((await open(member, true)).status).toBe(403);
  await done(open(owner, true));
  expect(await read()).toHaveLength(1);
  await done(save('Typed by the clerk'));
  await added(member, 'case_drafts', { case_id: caseId, title: 'Vakalatnama', content: 'Know all.' });
  await added(member, 'draft_versions', { draft_id: draftId, name: 'Before printing' });
  const printed = await member.call('POST', '/functions/v1/export-draft', { draftId, format: 'pdf' });
  expect(printed.status).toBe(200);
  expect((await member.call('DELETE', `/rest/v1/case_drafts?id=eq.${draftId}`)).status).toBe(403);
  expect(await done(member.call('GET', `/rest/v1/chat_threads?case_id=eq.${caseId}`))).toEqual([]);
  await done(open(owner, false));
  expect(await read()).toEqual([]);
  expect((await save('Too late')).status).toBe(404);
  expect(await done(owner.call('GET', `/rest/v1/case_drafts?case_id=eq.${caseId}`))).toHaveLength(2);
});

test('a member comments on a draft, another answers; what a person wrote they delete, and the case settles', async () => {
  const { id: case_id } = await added(owner, 'cases', { title: 'Kaveri Mills v. State' });
  await share(it, kept, { owner, caseId: case_id, member, role: 'commenter' });
  const { id: draft_id } = await added(owner, 'case_drafts', { case_id, title: 'Reply', content: 'DENIED.' });
  const of = { case_id, draft_id };
  const first = await added(member, 'draft_comments', {
    ...of,
    block: 'b1',
    quote: 'DENIED',
    body: 'By whom?',
  });
  expect(first).toMatchObject({ owner_id: owner.userId, created_by: member.userId, resolved_at: null });
  const reply = await added(owner, 'draft_comments', { ...of, body: 'By the State.', reply_to: first.id });
  const remove = (who: Lawyer, id: unknown) => who.call('DELETE', `/rest/v1/draft_comments?id=eq.${id}`);
  const rows = () => done<object[]>(member.call('GET', `/rest/v1/draft_comments?draft_id=eq.${draft_id}`));
  const at = `/rest/v1/draft_comments?id=eq.${first.id}`;
  await done(member.call('PATCH', at, { resolved_at: '2026-12-01T00:00:00+05:30' }));
  // Nobody rewrites what was said, and nobody but the owner deletes what another said.
  expect((await member.call('PATCH', at, { body: 'By me.' })).status).toBe(400);
  await remove(member, reply.id);
  expect(await rows()).toHaveLength(2);
  // A Word document has the comments on request only.
  const word = async (comments: boolean) => {
    const body = { draftId: draft_id, format: 'docx', comments };
    const answer = await owner.call('POST', '/functions/v1/export-draft', body);
    const archive = Buffer.from(await answer.arrayBuffer());
    const name = 'word/comments.xml';
    return (
      zipEntries(archive, (entry) => entry === name)
        .get(name)
        ?.toString() ?? ''
    );
  };
  expect(await word(true)).toMatch(/By whom\?[\s\S]*By the State\./u);
  expect(await word(false)).not.toContain('By whom?');
  // A comment belongs to a draft of its case.
  const other = await added(owner, 'cases', { title: 'Private' });
  const hidden = await added(owner, 'case_drafts', { case_id: other.id, title: 'Notes', content: 'X' });
  const strange = { case_id, draft_id: hidden.id, body: 'Seen?' };
  expect((await member.call('POST', '/rest/v1/draft_comments', strange)).status).toBeGreaterThanOrEqual(400);
  await done(remove(member, first.id));
  expect(await rows()).toMatchObject([{ id: reply.id, reply_to: first.id }]);
});
