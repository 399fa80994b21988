import { afterAll, beforeAll, expect, test } from 'vitest';
import { added, done, emailOf, keepMails, rpc, tokenFor } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { ownPeople } from './store.ts';

// The names and numbers under which lists print a lawyer and the members of the chambers.

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

async function named(name: string, enrolment: string): Promise<Lawyer> {
  const who = await it.lawyer();
  await it.db.sql(
    `update public.profiles set full_name = $2, practice = jsonb_set(coalesce(practice, '{}'), '{enrolment_number}', to_jsonb($3::text)) where id = $1`,
    [who.userId, name, enrolment],
  );
  return who;
}
const peopleOf = ({ userId }: Lawyer) =>
  it.services.db.withUser({ userId, aal: 'aal1' } as never, (tx) => ownPeople(tx));

test('members of a chambers are known by name and number to each other, and to nobody else', async () => {
  const kept = keepMails(it);
  const [senior, junior, other] = [
    await named('Selvi Anbu', 'TN/1/1999'),
    await named('Malar Devi', 'TN/2/2009'),
    await named('Selvi Anbu', 'TN/9/2019'),
  ];
  const { id } = await added(senior, 'chambers', { name: 'Anbu Chambers' });
  const email = await emailOf(it, junior);
  await done(rpc(senior, 'invite_to_chambers', { chambers_id: id, email, role: 'member' }));
  await done(rpc(junior, 'accept_invitation', { token: await tokenFor(it, kept, email) }));
  for (const who of [senior, junior]) {
    const { names, enrolments } = await peopleOf(who);
    expect(new Set(names)).toEqual(new Set(['Selvi Anbu', 'Malar Devi']));
    expect([...enrolments].sort()).toEqual(['TN/1/1999', 'TN/2/2009']);
  }
  expect(await peopleOf(other)).toEqual({ names: ['Selvi Anbu'], enrolments: ['TN/9/2019'] });
});
