import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicOrigin } from '#server/core/env.ts';
import { loadLanguages } from '#server/core/language.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { offeredCallDays } from '#shared/contracts/site/call-slots.ts';
import { type TestApp, testApp } from '#test/support/app.ts';
import { jobs } from './jobs.ts';

const OPERATORS = 'operator@munshi.example,second@munshi.example';

let it: TestApp;
const mails: Mail[] = [];
beforeAll(async () => {
  await loadLanguages();
  // In-process calls come from the address `local`, which stands for a proxy here.
  it = await testApp({ env: { OPERATORS, TRUSTED_PROXIES: 'local' } });
  it.services.mailer.post = async (compose) => {
    const mail = await compose();
    if (mail) mails.push(mail);
  };
});
afterAll(() => it.close());

let last = 0;
/** A network address that nobody else has in this test. */
const newAddress = () => `203.0.113.${++last}`;

const post = (path: string, body: unknown, from = newAddress(), headers: Record<string, string> = {}) =>
  it.app.request(`/functions/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });

const MESSAGE = {
  name: 'Meera Iyer',
  email: 'meera@chambers.example',
  message: 'Does the check read Tamil orders?',
};
const stored = () =>
  it.db.sql<{ id: string; kind: string; name: string; message: string; address_key: string | null }>(
    'select * from app.contact_requests order by received_at',
  );

test('a message is kept, mailed to the operators, and answered to the visitor', async () => {
  const answer = await post('submit-contact-form', MESSAGE);
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  expect(await stored()).toMatchObject([{ id, kind: 'message', ...MESSAGE }]);
  const [row] = await stored();
  expect(row?.address_key).not.toContain('203.0.113');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'operator@munshi.example, second@munshi.example',
    replyTo: MESSAGE.email,
    subject: 'Message from Meera Iyer through the contact form',
    text: expect.stringContaining(MESSAGE.message),
  });
});

test('each field that breaks a rule has its specified sentence', async () => {
  const answer = await post('submit-contact-form', { name: 'M', email: 'meera', message: 'Short' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: 'Name must be at least 2 characters',
    fields: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      message: 'Message must be at least 10 characters',
    },
  });
});

test.each([
  ['a line break in a name', { ...MESSAGE, name: 'Meera\r\nBcc: all@chambers.example' }],
  ['two addresses', { ...MESSAGE, email: 'a@b.example, c@d.example' }],
  ['a name of 300 characters', { ...MESSAGE, name: 'M'.repeat(300) }],
  ['a message without end', { ...MESSAGE, message: 'x'.repeat(5001) }],
  ['blanks', { ...MESSAGE, message: ' '.repeat(40) }],
])('%s is refused', async (_, body) => {
  const before = (await stored()).length;
  expect((await post('submit-contact-form', body)).status).toBe(400);
  expect(await stored()).toHaveLength(before);
});

test('names and messages of any script are kept as they were typed', async () => {
  const odd = { ...MESSAGE, name: '‏محمد عليّ 👩‍⚖️', message: 'வணக்கம் 🙏 — “ten” characters' };
  expect((await post('submit-contact-form', odd)).status).toBe(200);
  expect((await stored()).at(-1)).toMatchObject({ name: odd.name, message: odd.message });
});

test('an address may write five times an hour; a second address, and the next hour, are free', async () => {
  const office = newAddress();
  for (let i = 0; i < 5; i++) expect((await post('submit-contact-form', MESSAGE, office)).status).toBe(200);
  const refused = await post('submit-contact-form', MESSAGE, office);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('60 minutes') });
  expect((await post('request-call', callAt(), office)).status).toBe(429);
  expect((await post('submit-contact-form', MESSAGE)).status).toBe(200);
  await it.db.sql("update app.contact_requests set received_at = received_at - interval '1 hour'");
  expect((await post('submit-contact-form', MESSAGE, office)).status).toBe(200);
});

/** Sends the form as a browser without JavaScript does. */
const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  it.app.request('/functions/v1/submit-contact-form', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': newAddress(),
      origin: publicOrigin(it.services.env),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

describe('without JavaScript', () => {
  test('a message is kept and mailed, and the answer is a page with the specified sentence', async () => {
    const before = mails.length;
    const answer = await sendForm({ ...MESSAGE, message: 'A first line.\r\nA second line.' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/u);
    const html = await answer.text();
    expect(html).toContain('<h1>Form submitted successfully!</h1>');
    expect(html).toContain('Thank you for contacting us. We&#39;ll get back to you soon.');
    expect((await stored()).at(-1)).toMatchObject({ ...MESSAGE, message: 'A first line.\nA second line.' });
    expect(mails).toHaveLength(before + 1);
  });

  test('a refused message keeps what was typed, and says what is wrong with each field', async () => {
    const before = (await stored()).length;
    const typed = { name: '"><script>', email: 'meera', message: '\nshort </textarea>' };
    const answer = await sendForm({ ...typed, name: 'M', message: 'Short' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const sentence of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Message must be at least 10 characters',
    ])
      expect(html).toContain(sentence);
    const again = await (await sendForm(typed)).text();
    expect(again).toContain('value="&#34;&#62;&#60;script&#62;"');
    expect(again).toContain('value="meera"');
    expect(again).toContain('>\n\nshort &#60;/textarea&#62;</textarea>');
    expect(await stored()).toHaveLength(before);
  });

  test('the sentences are in the language of the reader', async () => {
    const html = await (await sendForm({}, { cookie: 'lang=hi' })).text();
    expect(html).toContain('<html lang="hi-IN">');
    expect(html).toContain('फ़ॉर्म नहीं भेजा जा सका');
  });

  test('it is counted with the other messages of an address, and what was typed stays', async () => {
    const office = { 'x-forwarded-for': newAddress() };
    for (let i = 0; i < 5; i++) expect((await sendForm(MESSAGE, office)).status).toBe(200);
    const refused = await sendForm(MESSAGE, office);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    const html = await refused.text();
    expect(html).toContain('60 minutes');
    expect(html).toContain(MESSAGE.message);
  });

  test('another site cannot send it', async () => {
    const before = (await stored()).length;
    expect((await sendForm(MESSAGE, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await stored()).toHaveLength(before);
  });
});

const firstSlot = () => offeredCallDays(new Date())[0]?.starts[0]?.toISOString();
const callAt = (slot = firstSlot()) => ({
  name: MESSAGE.name,
  email: MESSAGE.email,
  topic: 'document_analysis',
  slot,
});

test('a call is asked for at an offered time', async () => {
  const answer = await post('request-call', callAt());
  expect(answer.status).toBe(200);
  expect(mails.at(-1)).toMatchObject({
    subject: expect.stringMatching(/^Call requested by Meera Iyer for \d{1,2} \w{3} \d{4}, 10:00 am$/iu),
    text: expect.stringContaining('About: Document Analysis'),
  });
});

test('a time that is not offered, or none, is refused', async () => {
  const past = await post('request-call', callAt('2020-01-06T04:30:00Z'));
  expect(past.status).toBe(422);
  expect(await past.json()).toMatchObject({
    error: 'This time is no longer offered. Please choose another one.',
  });
  const none = await post('request-call', callAt('soon'));
  expect(await none.json()).toMatchObject({ fields: { slot: 'Please choose a time' } });
});

test('the address is forgotten after a day, the message after a year', async () => {
  const [sweep] = jobs(it.services).schedules ?? [];
  await it.db.sql("update app.contact_requests set received_at = now() - interval '25 hours'");
  await sweep?.run();
  const rows = await stored();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ address_key }) => address_key !== null)).toEqual([]);
  await it.db.sql("update app.contact_requests set received_at = now() - interval '366 days'");
  await sweep?.run();
  expect(await stored()).toEqual([]);
});
