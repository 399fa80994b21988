import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/platform/db/sql.ts';
import { added, done, handOver, keepMails, rpc, share } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Invitations end with the right to invite, and files follow their case.

let it: TestApp;
let kept: ReturnType<typeof keepMails>;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await testApp();
  kept = keepMails(it);
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const pendingOf = async (by: Lawyer) =>
  (await it.db.sql('select 1 from public.invitations where owner_id = $1 and used_at is null', [by.userId]))
    .length;
const join = (chambersId: string, { userId }: Lawyer, role: string) =>
  it.db.sql('insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, $3)', [
    chambersId,
    userId,
    role,
  ]);

test.each([
  [
    'is head no longer',
    (id: string) => asha.call('PATCH', `/rest/v1/chambers_members?id=eq.${id}`, { role: 'member' }),
  ],
  ['leaves the chambers', (id: string) => ravi.call('DELETE', `/rest/v1/chambers_members?id=eq.${id}`)],
])('the invitations of a head who %s end', async (_, lose) => {
  const { id: chambers_id } = await added(asha, 'chambers', { name: 'Chambers' });
  await join(chambers_id, ravi, 'head');
  await done(rpc(ravi, 'invite_to_chambers', { chambers_id, role: 'clerk', email: 'c@example.in' }));
  await done(rpc(asha, 'invite_to_chambers', { chambers_id, role: 'clerk', email: 'd@example.in' }));
  const before = await pendingOf(asha);
  const [row] = await it.db.sql<{ id: string }>(
    'select id from public.chambers_members where chambers_id = $1 and user_id = $2',
    [chambers_id, ravi.userId],
  );
  await done(lose(row?.id ?? ''));
  expect([await pendingOf(ravi), await pendingOf(asha)]).toEqual([0, before]);
});

async function handedOver() {
  const { id: caseId } = await added(asha, 'cases', { title: 'Kaveri Mills v. State' });
  await share(it, kept, { owner: asha, caseId, member: ravi, role: 'editor' });
  await done(rpc(asha, 'invite_to_case', { case_id: caseId, role: 'viewer', email: 'meena@example.in' }));
  await done(handOver(asha, caseId, ravi));
  return caseId;
}

test('the invitations of a former owner of a case end', async () => {
  const caseId = await handedOver();
  expect(
    await it.db.sql('select 1 from public.invitations where case_id = $1 and used_at is null', [caseId]),
  ).toEqual([]);
});

test('a file whose upload ends after the hand-over belongs to the new owner, who keeps it when the former one is erased', async () => {
  const caseId = await handedOver();
  const path = `case_files/${caseId}/late.txt`;
  const used = async ({ userId }: Lawyer) =>
    Number(
      (
        await it.db.sql<{ used: string }>(
          `select coalesce(sum(used), 0) as used from public.usage_counters where owner_id = $1 and allowance = 'storage.bytes'`,
          [userId],
        )
      )[0]?.used,
    );
  const before = [await used(asha), await used(ravi)];
  await it.services.db.withUser({ userId: asha.userId, aal: 'aal1' }, async (tx) => {
    await tx.run(sql`insert into public.stored_files (path, size) values (${path}, 8)`);
    await tx.run(sql`insert into public.usage_counters as u (owner_id, allowance, used) values (${asha.userId}, 'storage.bytes', 8)
      on conflict (owner_id, allowance, day) do update set used = u.used + 8`);
  });
  expect(await it.db.sql('select owner_id from public.stored_files where path = $1', [path])).toEqual([
    { owner_id: ravi.userId },
  ]);
  expect([await used(asha), await used(ravi)]).toEqual([before[0], (before[1] ?? 0) + 8]);
});
