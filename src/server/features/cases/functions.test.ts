import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const form = { contact_person: null, business_area: 'Writ', description: null };

async function clientWithCase(): Promise<{ client_id: string; case_id: string }> {
  const body = { name: 'Kaveri Mills', client_number: 'K-1', status: 'active', ...form };
  const made = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', body);
  return (await made.json()) as { client_id: string; case_id: string };
}

const change = (case_id: string, fields: object = {}) =>
  asha.call('POST', '/rest/v1/rpc/update_case_with_client', {
    case_id,
    title: 'Kaveri Mills v. State',
    client_name: 'Kaveri Mills',
    case_number: 'K-1',
    practice_area: 'Writ',
    description: null,
    status: 'active',
    ...fields,
  });
const one = async (table: string, id: string) =>
  (await it.db.sql(`select * from public.${table} where id = $1`, [id]))[0] as Record<string, unknown>;

test('a second case gets its own number and its client keeps the first', async () => {
  const { client_id, case_id: first } = await clientWithCase();
  const added = await asha.call(
    'POST',
    '/rest/v1/cases',
    { client_id, title: 'Kaveri Mills v. Assessing Officer', client_name: 'Kaveri Mills' },
    { prefer: 'return=representation' },
  );
  const [second] = (await added.json()) as { id: string }[];
  expect(second).toBeDefined();
  const changed = await change(second?.id ?? '', { case_number: 'T.C. 9/2026', status: 'closed' });
  // Nothing of its client changed, and nothing should have.
  expect(await changed.json()).toMatchObject({ client_updated: false, out_of_sync: false });
  expect(await one('cases', second?.id ?? '')).toMatchObject({
    case_number: 'T.C. 9/2026',
    status: 'closed',
  });
  await change(first, { case_number: 'W.P. 2/2026' });
  expect(await one('clients', client_id)).toMatchObject({ client_number: 'K-1', name: 'Kaveri Mills' });
});

test('saving over a case that has changed gives a conflict and writes nothing', async () => {
  const { case_id } = await clientWithCase();
  const { updated_at } = (await (
    await asha.call('GET', `/rest/v1/cases?id=eq.${case_id}`, undefined, {
      accept: 'application/vnd.pgrst.object+json',
    })
  ).json()) as { updated_at: string };
  expect((await change(case_id, { title: 'First window', if_updated_at: updated_at })).status).toBe(200);
  const late = await change(case_id, { title: 'Second window', if_updated_at: updated_at });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ message: t(messages.caseChangedElsewhere) });
  expect(await one('cases', case_id)).toMatchObject({ title: 'First window' });
});

test('court, CNR and parties are kept when a form omits them, and a CNR is stored in one form', async () => {
  const { case_id } = await clientWithCase();
  const details = { court: 'High Court of Madras', petitioner: 'Kaveri Mills', respondent: 'State' };
  expect((await change(case_id, { ...details, cnr: 'hcma01-012345-2026' })).status).toBe(200);
  expect((await change(case_id, { title: 'Renamed' })).status).toBe(200);
  expect(await one('cases', case_id)).toMatchObject({
    ...details,
    cnr: 'HCMA010123452026',
    title: 'Renamed',
  });
  expect((await change(case_id, { court: '' })).status).toBe(200);
  expect(await one('cases', case_id)).toMatchObject({ court: null, cnr: 'HCMA010123452026' });
  expect((await change(case_id, { cnr: 'HCMA0101234520' })).status).toBe(400);
});

test('a client is created with all fields of its first case', async () => {
  const made = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
    ...{ name: 'Kaveri Mills', client_number: 'K-1', status: 'active', ...form },
    ...{ case_title: ' Kaveri Mills v. State ', case_number: 'W.P. 11/2026', court: 'High Court of Madras' },
    ...{ cnr: 'hcma01-012345-2026', petitioner: 'Kaveri Mills', respondent: 'State' },
  });
  expect(made.status).toBe(200);
  const ids = (await made.json()) as { client_id: string; case_id: string };
  expect(await one('cases', ids.case_id)).toMatchObject({
    ...{ client_id: ids.client_id, title: 'Kaveri Mills v. State', case_number: 'W.P. 11/2026' },
    ...{ client_name: 'Kaveri Mills', practice_area: 'Writ', status: 'active' },
    ...{ court: 'High Court of Madras', cnr: 'HCMA010123452026' },
    ...{ petitioner: 'Kaveri Mills', respondent: 'State' },
  });
  expect(await one('clients', ids.client_id)).toMatchObject({ name: 'Kaveri Mills', client_number: 'K-1' });
});

test('a first case without fields has the name of its client, and no number', async () => {
  const { case_id } = await clientWithCase();
  expect(await one('cases', case_id)).toMatchObject({
    ...{ title: 'Kaveri Mills', case_number: null, court: null, cnr: null },
    ...{ petitioner: null, respondent: null, stage: null, opposing_counsel: null },
  });
});

test('the form of a case has the number of its client in a field of its own', async () => {
  const { client_id, case_id } = await clientWithCase();
  const numbers = { case_number: 'W.P. 7/2026', client_number: 'K-9' };
  await it.db.sql('update public.cases set number_in_doubt = true where id = $1', [case_id]);
  expect((await change(case_id, { case_number: 'W.P. 7/2026' })).status).toBe(200);
  // A form without the client's number does not say whose the number is.
  expect(await one('cases', case_id)).toMatchObject({ number_in_doubt: true });
  const changed = await change(case_id, { ...numbers, stage: 'Evidence', opposing_counsel: 'Ms Menon' });
  expect(await changed.json()).toMatchObject({ client_updated: true, out_of_sync: false });
  expect(await one('clients', client_id)).toMatchObject({ client_number: 'K-9' });
  expect((await change(case_id, numbers)).status).toBe(200);
  expect(await one('cases', case_id)).toMatchObject({
    ...{
      case_number: 'W.P. 7/2026',
      number_in_doubt: false,
      stage: 'Evidence',
      opposing_counsel: 'Ms Menon',
    },
  });
});

test('a client is created with its contact details and the next date of its case', async () => {
  const made = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
    ...{ name: 'Kaveri Mills', status: 'exploration', ...form },
    ...{ email: 'office@kaveri.example', phone: '+91 98765 43210', address: '4 Mill Road' },
    next_event: { event_type: 'deadline', event_date: '2199-01-14T10:30:00+05:30', all_day: false },
  });
  const { client_id, case_id } = (await made.json()) as { client_id: string; case_id: string };
  expect(await one('clients', client_id)).toMatchObject({
    ...{ email: 'office@kaveri.example', phone: '+91 98765 43210', address: '4 Mill Road' },
  });
  const row = await one('cases', case_id);
  expect(row.next_date).toEqual(new Date('2199-01-14T05:00:00Z'));
  expect(await one('timeline_events', String(row.next_event_id))).toMatchObject({
    ...{ case_id, title: 'Deadline', event_type: 'deadline', all_day: false, remind_days: 1 },
  });
});

test('a case is created with its next date, for the caller’s own client only', async () => {
  const { client_id } = await clientWithCase();
  const ask = (fields: object) =>
    asha.call('POST', '/rest/v1/rpc/create_case', { client_id, title: 'Kaveri Mills v. Bank', ...fields });
  const next_event = { title: 'Arguments', event_date: '2199-01-14' };
  const made = await ask({ next_event });
  const { case_id } = (await made.json()) as { case_id: string };
  const row = await one('cases', case_id);
  expect(row).toMatchObject({ client_id, status: 'active', next_date: new Date('2199-01-13T18:30:00Z') });
  expect(await one('timeline_events', String(row.next_event_id))).toMatchObject({
    ...{ title: 'Arguments', event_type: 'hearing', all_day: true },
  });
  const ravi = await it.lawyer();
  const strange = { client_id, title: 'Not his', next_event };
  expect((await ravi.call('POST', '/rest/v1/rpc/create_case', strange)).status).toBe(409);
  expect(await it.db.sql("select 1 from public.cases where title = 'Not his'")).toEqual([]);
});

test.each([{ event_date: 'soon' }, { event_date: '2027-01-14', event_type: 'meeting' }])(
  'a next date that cannot be read creates nothing: %o',
  async (next_event) => {
    const body = { name: 'Nobody Yet', status: 'exploration', next_event };
    expect((await asha.call('POST', '/rest/v1/rpc/create_client_with_case', body)).status).toBe(400);
    expect(await it.db.sql("select 1 from public.clients where name = 'Nobody Yet'")).toEqual([]);
  },
);

test('a next date that the database refuses creates no client and no case', async () => {
  await it.db.sql(
    'create function refuse() returns trigger language plpgsql as $$ begin raise exception $q$no$q$; end $$',
  );
  await it.db.sql(
    `create trigger refuse before insert on public.timeline_events for each row when (new.title = 'Refused') execute function refuse()`,
  );
  const body = {
    ...{ name: 'Nobody Yet', status: 'exploration' },
    next_event: { title: 'Refused', event_date: '2199-01-14' },
  };
  expect((await asha.call('POST', '/rest/v1/rpc/create_client_with_case', body)).status).toBe(500);
  expect(await it.db.sql("select 1 from public.clients where name = 'Nobody Yet'")).toEqual([]);
});

test('a case or a client that is sent again with its id is made once, and its id takes no case of another lawyer', async () => {
  const meera = await it.lawyer();
  const ids = ['0b7f8f5e-0000-4000-8000-0000000000c1', '0b7f8f5e-0000-4000-8000-0000000000c2'];
  const send = async (name: string, body: object, by = asha) => {
    const answer = await by.call('POST', `/rest/v1/rpc/${name}`, body);
    return { status: answer.status, made: await answer.json() };
  };
  const next_event = { title: 'First hearing', event_date: '2199-01-14' };
  const client = { ...form, name: 'Sent Twice', status: 'exploration', case_id: ids[0], next_event };
  const first = await send('create_client_with_case', client);
  expect(first).toMatchObject({ status: 200, made: { case_id: ids[0] } });
  expect(await send('create_client_with_case', client)).toEqual(first);
  const one = { title: 'Sent twice too', status: 'active', case_id: ids[1], next_event };
  for (const _ of [1, 2])
    expect(await send('create_case', one)).toEqual({ status: 200, made: { case_id: ids[1] } });
  const made = `select (select count(*)::int from public.clients where name = 'Sent Twice') as clients,
    (select count(*)::int from public.timeline_events where case_id = any($1)) as dates`;
  expect(await it.db.sql(made, [ids])).toEqual([{ clients: 1, dates: 2 }]);
  expect((await send('create_case', one, meera)).status).toBe(409);
});

test('an invalid first case creates no client', async () => {
  const body = { name: 'Nobody Yet', status: 'exploration', cnr: 'HCMA0101234520' };
  const refused = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', body);
  expect(refused.status).toBe(400);
  expect(await it.db.sql("select 1 from public.clients where name = 'Nobody Yet'")).toEqual([]);
});

const numberNeeded = t(clients.numberRequired);

test.each(['active', 'pending', 'closed'])('no path makes a client %s without a number', async (status) => {
  const asOne = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
  const refused = async (answer: Response) => {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: '23514', message: numberNeeded });
  };
  await refused(await asha.call('POST', '/rest/v1/clients', { name: 'Without a number', status }));
  const added = await asha.call('POST', '/rest/v1/clients', { name: 'Only a name' }, asOne);
  const { id, status: first } = (await added.json()) as { id: string; status: string };
  expect(first).toBe('exploration');
  const patch = (fields: object) => asha.call('PATCH', `/rest/v1/clients?id=eq.${id}`, fields);
  await refused(await patch({ status }));
  const merge = { prefer: 'resolution=merge-duplicates' };
  await refused(await asha.call('POST', '/rest/v1/clients', { id, name: 'Merged', status }, merge));
  expect((await patch({ status, client_number: 'C-9' })).status).toBe(204);
  await refused(await patch({ client_number: ' ' }));
  expect(await one('clients', id)).toMatchObject({ name: 'Only a name', status, client_number: 'C-9' });
});

test('a client from before the rule can be edited without a number', async () => {
  const added = await asha.call(
    'POST',
    '/rest/v1/clients',
    { name: 'Older' },
    { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
  );
  const { id } = (await added.json()) as { id: string };
  await it.db.sql('alter table public.clients disable trigger require_client_number');
  await it.db.sql("update public.clients set status = 'active' where id = $1", [id]);
  await it.db.sql('alter table public.clients enable trigger require_client_number');
  const fields = { name: 'Older still', status: 'active', client_number: null };
  expect((await asha.call('PATCH', `/rest/v1/clients?id=eq.${id}`, fields)).status).toBe(204);
  expect(await one('clients', id)).toMatchObject({ name: 'Older still', status: 'active' });
});

test('a case changes the status of its client only while it is the only case', async () => {
  const { client_id, case_id } = await clientWithCase();
  await change(case_id, { status: 'pending' });
  expect(await one('clients', client_id)).toMatchObject({ status: 'pending' });
  await asha.call('POST', '/rest/v1/cases', { client_id, title: 'Second', status: 'pending' });
  const changed = await change(case_id, { status: 'closed', description: 'Decreed.' });
  expect(await changed.json()).toMatchObject({ client_updated: true });
  expect(await one('cases', case_id)).toMatchObject({ status: 'closed' });
  expect(await one('clients', client_id)).toMatchObject({ status: 'pending', description: 'Decreed.' });
});

test('the only case of a client without a number warns when it closes, until the client has one', async () => {
  const made = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
    ...{ name: 'Kaveri Mills', status: 'exploration', ...form },
  });
  const { client_id, case_id } = (await made.json()) as { client_id: string; case_id: string };
  const closed = await change(case_id, { case_number: null, status: 'closed' });
  expect(await closed.json()).toMatchObject({ client_updated: false, out_of_sync: true });
  expect(await one('clients', client_id)).toMatchObject({ status: 'exploration', client_number: null });
  await change(case_id, { case_number: null, status: 'exploration' });
  const ofCase = await change(case_id, { case_number: 'W.P. 7/2026', status: 'active' });
  expect(await ofCase.json()).toMatchObject({ client_updated: false, out_of_sync: true });
  await change(case_id, { case_number: null, status: 'exploration' });
  const numbered = await change(case_id, { case_number: null, client_number: 'K-7', status: 'active' });
  expect(await numbered.json()).toMatchObject({ client_updated: true });
  expect(await one('clients', client_id)).toMatchObject({ status: 'active', client_number: 'K-7' });
});
