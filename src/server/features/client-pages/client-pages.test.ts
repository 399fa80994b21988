import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { readSmsOutbox } from '#server/platform/messaging/sms/outbox.ts';
import type { ClientMessage, ClientPage, NewClientPage } from '#shared/contracts/client-pages.ts';
import { addFile } from '#test/fixtures/case-files.ts';
import { added } from '#test/fixtures/sharing.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let caseId: string;
let paper: string;
let secretPaper: string;
beforeAll(async () => {
  await loadLanguages();
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  caseId = await newCase(asha, 'Kaveri Looms v. <Palar>');
  paper = (await addFile(it, asha, caseId, { name: 'order.txt', bytes: 'the order' })).id;
  secretPaper = (await addFile(it, asha, caseId, { name: 'advice.txt', bytes: 'privileged' })).id;
  const hearing = await addEvent(asha, caseId, {
    title: 'Arguments',
    description: 'Our weak point: limitation',
    event_type: 'hearing',
    event_date: '2021-04-01',
  });
  await addEvent(asha, caseId, {
    title: 'Ask for more fees',
    event_type: 'deadline',
    event_date: '2031-04-02',
  });
  await asha.call('POST', '/functions/v1/day-result', {
    event_id: hearing.id,
    outcome: 'adjourned',
    adjourned_by: 'us',
    order: 'Written submissions by the next date',
    next_date: '2031-05-06T10:30:00+05:30',
  });
});
afterAll(() => it.close());

const make = async (fields: Partial<NewClientPage> = {}, who = asha) =>
  who.call('POST', '/functions/v1/client-pages', {
    case_id: caseId,
    language: 'en',
    days: 30,
    files: [paper],
    consent: 'phone',
    ...fields,
  });
const made = async (fields?: Partial<NewClientPage>) =>
  (await (await make(fields)).json()) as ClientPage & { path: string };

test.each([
  ['en', ['1 Apr 2021: your case was adjourned.', 'The next date is 6 May 2031, 10:30']],
  ['hi', ['आपका मामला स्थगित हुआ।', 'Written submissions']],
  ['ta', ['உங்கள் வழக்கு ஒத்திவைக்கப்பட்டது.', 'Written submissions']],
])('a message in %s says what happened, and nothing that is the advocate’s own', async (language, parts) => {
  const answer = await asha.call('POST', '/functions/v1/client-message', { case_id: caseId, language });
  const { text, client } = (await answer.json()) as ClientMessage;
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(/weak point|more fees|our request/iu);
  expect(client).toBeNull();
  const others = await ravi.call('POST', '/functions/v1/client-message', { case_id: caseId, language });
  expect(others.status).toBe(404);
});

test('a client opens the page by its link without an account: dates, order and shared papers, for no search engine', async () => {
  const page = await made({ language: 'hi' });
  const answer = await it.app.request(page.path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  for (const part of [
    'Kaveri Looms v. &#60;Palar&#62;',
    'Test Lawyer',
    'Written submissions',
    'lang="hi',
    'order.txt',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/weak point|more fees|advice/u);
  const shared = await it.app.request(`${page.path}/files/${paper}`);
  expect(await shared.text()).toBe('the order');
  expect(shared.headers.get('content-disposition')).toContain('order.txt');
  expect((await it.app.request(`${page.path}/files/${secretPaper}`)).status).toBe(404);
  const pages = (await (await asha.call('GET', `/functions/v1/client-pages?case_id=${caseId}`)).json()) as {
    pages: ClientPage[];
  };
  expect(pages.pages[0]).toMatchObject({ id: page.id, consent: 'phone', files: [paper] });
  expect(pages.pages[0]?.last_read_at).not.toBeNull();
  expect(JSON.stringify(pages)).not.toContain(page.path.slice('/client/'.length));
});

test('a page ends at once, after its days, and with its case; only the owner makes and ends it', async () => {
  const page = await made();
  expect((await make({}, ravi)).status).toBe(404);
  expect((await ravi.call('DELETE', `/functions/v1/client-pages/${page.id}`)).status).toBe(404);
  const status = async () => (await it.app.request(page.path)).status;
  expect(await status()).toBe(200);
  await it.db.sql(`update public.client_pages set expires_at = now() - interval '1 minute' where id = $1`, [
    page.id,
  ]);
  expect(await status()).toBe(404);
  await it.db.sql(`update public.client_pages set expires_at = now() + interval '1 day' where id = $1`, [
    page.id,
  ]);
  expect(await status()).toBe(200);
  expect((await asha.call('DELETE', `/functions/v1/client-pages/${page.id}`)).status).toBe(204);
  expect(await status()).toBe(404);
  expect((await it.app.request(`${page.path}/files/${paper}`)).status).toBe(404);
  expect((await it.app.request('/client/unknown')).status).toBe(404);
  const other = await made();
  await asha.call('DELETE', `/rest/v1/cases?id=eq.${caseId}`);
  expect((await it.app.request(other.path)).status).toBe(404);
});

test('a page says what is due on the fee notes of its case only where its advocate chose so', async () => {
  const paid = await newCase(asha, 'Nila Ferries v. Kayal Boats');
  const added = async (table: string, values: object) => {
    const answer = await asha.call('POST', `/rest/v1/${table}`, values, { prefer: 'return=representation' });
    return ((await answer.json()) as { id: string }[])[0]?.id ?? '';
  };
  const note = await added('fee_notes', { case_id: paid, recipient_kind: 'individual' });
  await added('fee_note_lines', { fee_note_id: note, kind: 'appearance', amount: 1_250_000 });
  const of = async (fields: Partial<NewClientPage>) =>
    (await it.app.request((await made({ case_id: paid, files: [], ...fields })).path)).text();
  // A draft is no bill.
  expect(await of({ dues: true })).toContain('Nothing is due');
  await asha.call('POST', '/functions/v1/issue-fee-note', { id: note });
  await added('fee_payments', { fee_note_id: note, received_on: '2026-11-01', amount: 250_000 });
  expect(await of({ dues: true })).toContain('₹10,000.00');
  expect(await of({})).not.toMatch(/fee notes|₹/u);
});

test('an SMS through the template of the operator is read first, goes to the client alone, and needs a mobile and a next date', async () => {
  const added = async (table: string, values: object) => {
    const answer = await asha.call('POST', `/rest/v1/${table}`, values, { prefer: 'return=representation' });
    return ((await answer.json()) as { id: string }[])[0]?.id ?? '';
  };
  const client_id = await added('clients', {
    name: 'Thamarai',
    phone: '098765 43211',
    status: 'exploration',
  });
  const theirs = await added('cases', { title: 'Thamarai Mills Private Limited v. Alli Dyes', client_id });
  const body = { case_id: theirs, language: 'en' };
  const preview = async () =>
    ((await (await asha.call('POST', '/functions/v1/client-message', body)).json()) as ClientMessage).sms;
  const send = (who = asha) => who.call('POST', '/functions/v1/client-sms', body);
  expect(await preview()).toBeNull();
  expect((await send()).status).toBe(400);
  await addEvent(asha, theirs, { title: 'Arguments', event_type: 'hearing', event_date: '2031-05-06' });
  const text = await preview();
  // A variable of an approved template holds thirty characters.
  expect(text).toBe('Thamarai Mills Private Limite…: the next date is 6 May 2031.');
  expect((await send(ravi)).status).toBe(404);
  expect((await send()).status).toBe(204);
  const [sent] = await readSmsOutbox(it.services.sms.outbox ?? '');
  expect([sent?.to, sent?.text]).toEqual(['+919876543211', text]);
});

test('templates of the caller and of a chambers are filled from the case; a line without a fact is left out', async () => {
  const { id: chambers } = await added(ravi, 'chambers', { name: 'Mehta' });
  await it.db.sql(
    `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'member')`,
    [chambers, asha.userId],
  );
  const own = await newCase(asha, 'Vaigai v. <Palar>');
  const hearing = await addEvent(asha, own, {
    title: 'Arguments',
    event_type: 'hearing',
    event_date: '2021-04-01',
  });
  await asha.call('POST', '/functions/v1/day-result', { event_id: hearing.id, outcome: 'heard' });
  const words = 'Namaste {client}\n{case}\n{happened}\n{order}\n{next}\nRegards {unknown}';
  const fields = { language: 'en', name: 'After court', words };
  await added(ravi, 'client_message_templates', { ...fields, chambers_id: chambers });
  await added(asha, 'client_message_templates', { ...fields, name: 'Mine', words: '{next}' });
  await added(ravi, 'client_message_templates', { ...fields, name: 'Only for Ravi' });
  const asked = async (language: string) =>
    (await (
      await asha.call('POST', '/functions/v1/client-message', { case_id: own, language })
    ).json()) as ClientMessage;
  const { templates, blank_words } = await asked('en');
  expect(templates.map((one) => [one.name, one.own])).toEqual([
    ['After court', false],
    ['Mine', true],
  ]);
  expect(templates[0]?.text.split('\n')).toEqual([
    'Vaigai v. <Palar>',
    '1 Apr 2021: your case was heard.',
    'There is no next date yet.',
    'Regards {unknown}',
  ]);
  expect(blank_words).toContain('{client}');
  expect((await asked('ta')).templates).toEqual([]);
});

test('a template of a chambers is for its members alone, and with a name', async () => {
  const { id: chambers } = await added(ravi, 'chambers', { name: 'Closed' });
  const fields = { language: 'en', name: 'Mine', words: '{next}', chambers_id: chambers };
  expect(
    (await asha.call('POST', '/rest/v1/client_message_templates', fields)).status,
  ).toBeGreaterThanOrEqual(400);
  const unnamed = await asha.call('POST', '/rest/v1/client_message_templates', {
    ...fields,
    chambers_id: null,
    name: ' ',
  });
  expect(await unnamed.text()).toContain('Give the template a name');
});
