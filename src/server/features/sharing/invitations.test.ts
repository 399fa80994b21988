import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { t } from '#shared/messages/translate.ts';
import { added, done, emailOf, keepMails, rpc, share, tokenFor } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let meera: Lawyer;
let kept: ReturnType<typeof keepMails>;
beforeAll(async () => {
  it = await testApp();
  kept = keepMails(it);
  [asha, ravi, meera] = await Promise.all([it.lawyer(), it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const newCase = async () => (await added(asha, 'cases', { title: 'Kaveri Mills v. State' })).id;
const invite = (fields: object, by = asha) => rpc(by, 'invite_to_case', { role: 'editor', ...fields });
const accept = (by: Lawyer, token: string) => rpc(by, 'accept_invitation', { token });

test('an invitation by mail opens the case once, for the account with its address', async () => {
  const case_id = await newCase();
  const email = await emailOf(it, ravi);
  expect(await done(invite({ case_id, email }))).toEqual({
    id: expect.any(String),
    expires_at: expect.any(String),
  });
  const token = await tokenFor(it, kept, email);
  expect(token).toHaveLength(43);
  expect(JSON.stringify(await it.db.sql('select * from public.invitations'))).not.toContain(token);
  expect(await (await ravi.call('GET', `/rest/v1/cases?id=eq.${case_id}`)).json()).toEqual([]);
  expect(await done(rpc(ravi, 'read_invitation', { token }))).toMatchObject({
    title: 'Kaveri Mills v. State',
    role: 'editor',
    invited_by: 'Test Lawyer',
  });
  const other = await accept(meera, token);
  expect(other.status).toBe(403);
  const { message } = (await other.json()) as { message: string };
  expect(message).toContain(`${email[0]}•••@c•••.example`);
  expect(message).not.toContain(email);
  expect(await done(accept(ravi, token))).toEqual({ case_id, chambers_id: null });
  expect(await (await ravi.call('GET', `/rest/v1/cases?id=eq.${case_id}`)).json()).toMatchObject([
    { role: 'editor', owner_id: asha.userId, owner_name: 'Test Lawyer' },
  ]);
  const again = await accept(ravi, token);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ message: t(messages.invitationUsed) });
});

test('two requests with one link use it once', async () => {
  const case_id = await newCase();
  const email = await emailOf(it, ravi);
  await done(invite({ case_id, email }));
  const token = await tokenFor(it, kept, email);
  const statuses = (await Promise.all([accept(ravi, token), accept(ravi, token)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 409]);
});

test('an expired, a withdrawn and an unknown link say what they are', async () => {
  const case_id = await newCase();
  const email = await emailOf(it, ravi);
  const { id } = await done<{ id: string }>(invite({ case_id, email }));
  const token = await tokenFor(it, kept, email);
  await it.db.sql("update public.invitations set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
  const expired = await accept(ravi, token);
  expect([expired.status, await expired.json()]).toMatchObject([
    409,
    { message: t(messages.invitationExpired) },
  ]);
  await done(asha.call('DELETE', `/rest/v1/invitations?id=eq.${id}`));
  expect((await accept(ravi, token)).status).toBe(404);
  expect((await accept(ravi, 'x'.repeat(43))).status).toBe(404);
});

test('a pending invitation of the same address is renewed, and its older link stops working', async () => {
  const case_id = await newCase();
  const email = 'Stranger@Chambers.example';
  const first = await done<{ id: string }>(invite({ case_id, email }));
  const old = await tokenFor(it, kept, email.toLowerCase());
  const second = await done<{ id: string }>(invite({ case_id, email: email.toLowerCase(), role: 'viewer' }));
  expect(second.id).toBe(first.id);
  const pending = await (await asha.call('GET', `/rest/v1/invitations?case_id=eq.${case_id}`)).json();
  expect(pending).toMatchObject([{ id: first.id, role: 'viewer', used_at: null }]);
  expect(old).not.toBe(await tokenFor(it, kept, email.toLowerCase()));
  expect((await rpc(ravi, 'read_invitation', { token: old })).status).toBe(404);
});

test.each([
  ['oneself', async () => ({ email: await emailOf(it, asha) }), 400, t(messages.inviteSelf)],
  ['a member', async () => ({ email: await emailOf(it, ravi) }), 409, t(messages.inviteMember)],
  ['nobody', async () => ({}), 400, t(messages.oneAddress)],
  ['two addresses', async () => ({ email: 'a@b.example', phone: '9876543210' }), 400, t(messages.oneAddress)],
])('inviting %s is refused with the reason', async (_, address, status, message) => {
  const case_id = await newCase();
  await share(it, kept, { owner: asha, caseId: case_id, member: ravi, role: 'viewer' });
  const refused = await invite({ case_id, ...(await address()) });
  expect([refused.status, await refused.json()]).toMatchObject([status, { message }]);
});

test('only the owner invites: a member is refused, a stranger finds no case', async () => {
  const case_id = await newCase();
  await share(it, kept, { owner: asha, caseId: case_id, member: ravi, role: 'editor' });
  const refused = await invite({ case_id, email: 'a@b.example' }, ravi);
  expect([refused.status, await refused.json()]).toMatchObject([403, { message: t(messages.ownerRequired) }]);
  const strange = await invite({ case_id, email: 'a@b.example' }, meera);
  expect([strange.status, await strange.json()]).toMatchObject([404, { message: t(requests.caseNotFound) }]);
});

test('the sixth invitation of a day to one address waits until tomorrow', async () => {
  const sender = await it.lawyer();
  const { id: case_id } = await added(sender, 'cases', { title: 'A v. B' });
  const send = () => invite({ case_id, email: 'often@chambers.example' }, sender);
  for (let i = 0; i < 5; i += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { message: t(messages.tooManyInvitations) },
  ]);
});

test('an invitation by SMS carries the link; without such a provider the reason is said', async () => {
  const case_id = await newCase();
  const phone = '9876500001';
  it.services.sms.invite = undefined;
  const refused = await invite({ case_id, phone });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { message: t(messages.smsUnavailable) },
  ]);
  const sent: { to: string; link: string }[] = [];
  it.services.sms.invite = async (message) => void sent.push(message);
  await done(invite({ case_id, phone }));
  await it.services.afterResponse.drain();
  expect(sent).toMatchObject([{ to: '+919876500001', link: expect.stringContaining('/invitation?token=') }]);
  await it.db.sql('update auth.users set phone = $2, phone_confirmed_at = now() where id = $1', [
    meera.userId,
    '+919876500001',
  ]);
  const token = new URL(sent[0]?.link ?? '').searchParams.get('token') ?? '';
  expect(await done(accept(meera, token))).toMatchObject({ case_id });
});

test('an invitation to a case that requires a second factor is kept until the member has one', async () => {
  const case_id = await newCase();
  await done(asha.call('PATCH', `/rest/v1/cases?id=eq.${case_id}`, { requires_second_factor: true }));
  const guest = await it.lawyer();
  const email = await emailOf(it, guest);
  await done(invite({ case_id, email }));
  const refused = await accept(guest, await tokenFor(it, kept, email));
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: t(messages.invitationNeedsFactor) },
  ]);
  await done(asha.call('PATCH', `/rest/v1/cases?id=eq.${case_id}`, { requires_second_factor: false }));
  await done(accept(guest, await tokenFor(it, kept, email)));
  expect(await (await guest.call('GET', `/rest/v1/cases?id=eq.${case_id}`)).json()).toHaveLength(1);
  await done(asha.call('PATCH', `/rest/v1/cases?id=eq.${case_id}`, { requires_second_factor: true }));
  expect(await (await guest.call('GET', `/rest/v1/cases?id=eq.${case_id}`)).json()).toEqual([]);
});

test('one link opens several cases; those that the person has are left out, and one that is cancelled stays closed', async () => {
  const [first, second, third, known] = await Promise.all([newCase(), newCase(), newCase(), newCase()]);
  const lawyer = await it.lawyer();
  const email = await emailOf(it, lawyer);
  await share(it, kept, { owner: asha, caseId: known, member: lawyer, role: 'viewer' });
  const mails = kept.mails.length;
  const to = { case_ids: [first, second, third, known], email, role: 'commenter' };
  expect(await done(rpc(asha, 'invite_to_cases', to))).toMatchObject({ cases: 3 });
  const token = await tokenFor(it, kept, email);
  expect(kept.mails.length - mails).toBe(1);
  await done(asha.call('DELETE', `/rest/v1/invitations?case_id=eq.${second}`));
  expect(await done(rpc(lawyer, 'read_invitation', { token }))).toMatchObject({
    others: ['Kaveri Mills v. State'],
  });
  expect((await accept(meera, token)).status).toBe(403);
  expect((await accept(lawyer, token)).status).toBe(200);
  const seen = await done<{ id: string; role: string }[]>(
    lawyer.call('GET', '/rest/v1/cases?select=id,role'),
  );
  expect(new Map(seen.map(({ id, role }) => [id, role]))).toEqual(
    new Map([
      [first, 'commenter'],
      [third, 'commenter'],
      [known, 'viewer'],
    ]),
  );
  expect((await accept(lawyer, token)).status).toBe(409);
  const again = await rpc(asha, 'invite_to_cases', { ...to, case_ids: [first, third] });
  expect(again.status).toBe(409);
  const foreign = await rpc(meera, 'invite_to_cases', { ...to, case_ids: [first] });
  expect(foreign.status).toBe(404);
  expect(await (await meera.call('GET', `/rest/v1/cases?id=eq.${first}`)).json()).toEqual([]);
});
