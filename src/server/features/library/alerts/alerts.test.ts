import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMailer } from '#server/platform/messaging/email/mailer.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { SAVED_SEARCHES, type SavedSearch } from '#shared/contracts/research/saved-searches.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type SmtpServer, startSmtp } from '#test/fakes/smtp.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { AdditionsReader } from './additions.ts';
import { runAlerts } from './alert-routes.ts';

let folder: string;
let library: EmbeddedEngine;
let smtp: SmtpServer;
let it: TestApp;
const BEGIN = new Date('2026-11-23T10:00:00+05:30');
let now = BEGIN;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-alerts-'));
  [library, smtp] = await Promise.all([
    openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) }),
    startSmtp(),
  ]);
  it = await testApp({ library, env: { SMTP_URL: smtp.url } });
  it.services.mailer = openMailer(it.services.env, it.services.afterResponse);
  await add('before', 'Whether a cheque of the year before was a security.');
  await send();
});
afterAll(async () => {
  await it.close();
  await library.close();
  await smtp.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  now = BEGIN;
});
afterEach(async () => {
  await it.db.sql('delete from public.saved_searches');
  smtp.received.splice(0);
});

const real = { sample: false, court: 'madras', court_name: 'High Court of Madras', decided_on: '2026-11-02' };
const add = async (id: string, text: string, more: Partial<LibraryDocument> = {}) => {
  await library.upsert([madeUpDocument(id, text, { ...real, ...more })]);
  await library.refresh();
};
const additions = () => new AdditionsReader({ db: it.db, library });
const send = () => runAlerts({ ...it.services, now: () => now }, additions());
const nextDay = (days = 1) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

async function save(by: Lawyer, fields: Partial<SavedSearch> = {}): Promise<SavedSearch> {
  const given = { name: 'Cheques', query: 'cheque', mode: 'keyword', filters: {}, alert: 'daily', ...fields };
  const made = await by.call('POST', '/rest/v1/saved_searches', given, { prefer: 'return=representation' });
  const [row] = (await made.json()) as SavedSearch[];
  if (!row) throw new Error('the search was not saved');
  return row;
}
/** The text part of the mails, without the line breaks of its encoding. */
const mails = () =>
  smtp.received.splice(0).map(
    ({ raw }) =>
      raw
        .split(/^--/mu)[1]
        ?.replaceAll(/=\r?\n/gu, '')
        .replaceAll('=3D', '=') ?? '',
  );

test('a new judgment is mailed once, with its court and its link; what was there before is not', async () => {
  const by = await it.lawyer();
  await save(by);
  expect(await send()).toBe(0);
  await add('first', 'A cheque was returned.', { title: 'Asha v. Bank', neutral_citation: '2026:MHC:7' });
  await add('other', 'A partition of ancestral property.');
  await add('fiction', 'A cheque in a sample.', { sample: true });
  expect(await send()).toBe(1);
  const [mail = ''] = mails();
  expect(mail).toContain('Asha v. Bank');
  expect(mail).toContain('High Court of Madras, 2 Nov 2026, 2026:MHC:7');
  expect(mail).toContain('https://munshi.example/home/library/first');
  expect(mail).toContain('https://munshi.example/home/search?q=cheque&mode=keyword');
  for (const other of ['before', 'other', 'fiction']) expect(mail).not.toContain(`library/${other}`);
  nextDay();
  // Read again, it is no new judgment.
  await add('first', 'A cheque was returned, and more was read.', { title: 'Asha v. Bank' });
  expect(await send()).toBe(0);
  expect(mails()).toEqual([]);
});

test('an alert for some years finds these alone, and its page shows the years between them', async () => {
  const by = await it.lawyer();
  await save(by, { filters: { year: [2026, 2024] } });
  await send();
  await add('in-2025', 'A cheque was returned.', { year: 2025, decided_on: '2025-11-02' });
  await add('in-2026', 'A cheque was returned.', { year: 2026 });
  expect(await send()).toBe(1);
  const [mail = ''] = mails();
  expect(mail).toContain('library/in-2026');
  expect(mail).not.toContain('library/in-2025');
  expect(mail).toContain('/home/search?q=cheque&mode=keyword&from=2024&to=2026');
});

test('a daily alert sends one mail a day of India, a weekly one a week', async () => {
  const by = await it.lawyer();
  await save(by, { name: 'Daily' });
  await save(by, { name: 'Weekly', alert: 'weekly' });
  const of = async (id: string) => {
    await add(id, 'The cheque was drawn on a closed account.');
    await send();
    return mails().map((mail) => (mail.includes('“Weekly”') || mail.includes('Weekly') ? 'weekly' : 'daily'));
  };
  expect((await of('day-1')).sort()).toEqual(['daily', 'weekly']);
  expect(await of('day-1-later')).toEqual([]);
  nextDay();
  expect(await of('day-2')).toEqual(['daily']);
  nextDay(6);
  expect((await of('day-8')).sort()).toEqual(['daily', 'weekly']);
});

test('two servers at a time, and a mail server that fails, mail each judgment once', async () => {
  const by = await it.lawyer();
  await save(by);
  await add('twice', 'One cheque, two servers.');
  while (await additions().next()) break;
  const both = await Promise.all([send(), send()]);
  expect(both.reduce((sum, mailed) => sum + mailed, 0)).toBe(1);
  expect(mails()).toHaveLength(1);
  nextDay();
  await add('refused', 'A cheque that the mail server refuses at first.');
  smtp.refuseNext(451, 'Try again later');
  expect(await send()).toBe(0);
  expect(await send()).toBe(1);
  const [mail = '', ...more] = mails();
  expect(more).toEqual([]);
  expect(mail).toContain('library/refused');
  expect(mail).not.toContain('library/twice');
});

test('an alert that is off, of another query, or just switched on, mails nothing of before', async () => {
  const by = await it.lawyer();
  const off = await save(by, { alert: 'off' });
  const other = await save(by, { query: '"ancestral property"' });
  await add('quiet', 'A cheque that nobody waits for.');
  expect(await send()).toBe(0);
  const change = (id: string, fields: object) =>
    by.call('PATCH', `/rest/v1/saved_searches?id=eq.${id}`, fields);
  await change(off.id, { alert: 'weekly' });
  await change(other.id, { query: 'cheque' });
  expect(await send()).toBe(0);
  await add('loud', 'A cheque that two alerts wait for.');
  expect(await send()).toBe(2);
});

test('where the query says exactly what is wanted, a new judgment is found behind a hundred older ones', async () => {
  const by = await it.lawyer();
  const older = Array.from({ length: 120 }, (_, n) =>
    madeUpDocument(`promissory-${n}`, 'promissory note '.repeat(3), { ...real, decided_on: '2001-01-01' }),
  );
  await library.upsert(older);
  await library.refresh();
  while (await additions().next()) break;
  await save(by, { query: '"promissory note"' });
  await add('promissory-new', `${'Many other words are in it. '.repeat(40)} A promissory note was signed.`);
  expect(await send()).toBe(1);
  expect(mails()[0]).toContain('library/promissory-new');
});

test('the link in the mail stops the mails of this search alone, without a session', async () => {
  const by = await it.lawyer();
  const search = await save(by);
  const kept = await save(by, { name: 'Kept' });
  await add('stopped', 'A cheque for the last mail.');
  await send();
  const text = mails().find((mail) => mail.includes(search.id)) ?? '';
  const link = new URL(/https:\/\/munshi\.example\/alerts\/stop\?\S+/u.exec(text)?.[0] ?? '');
  const at = link.pathname + link.search;
  const asked = await it.app.request(at);
  expect(await asked.text()).toContain(t(messages.stopButton));
  const alerts = async () => {
    const rows = (await (await by.call('GET', '/rest/v1/saved_searches')).json()) as SavedSearch[];
    return Object.fromEntries(rows.map(({ id, alert }) => [id, alert]));
  };
  // To look at the page changes nothing: mail scanners do.
  expect(await alerts()).toEqual({ [search.id]: 'daily', [kept.id]: 'daily' });
  for (const wrong of [
    at.replace(search.id, kept.id),
    `${at}x`,
    '/alerts/stop',
    '/alerts/stop?search=x&token=y',
  ])
    for (const method of ['GET', 'POST'])
      expect((await it.app.request(wrong, { method })).status, wrong).toBe(404);
  // As the button of a mail program does (RFC 8058).
  const done = await it.app.request(at, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([done.status, (await done.text()).includes(t(messages.stoppedTitle))]).toEqual([200, true]);
  expect(await alerts()).toEqual({ [search.id]: 'off', [kept.id]: 'daily' });
  expect(await (await it.app.request(at)).text()).toContain(t(messages.stoppedTitle));
});

test('one more saved search than the limit is refused with the reason', async () => {
  const by = await it.lawyer();
  for (let n = 0; n < SAVED_SEARCHES.most; n += 1) await save(by, { alert: 'off' });
  const given = { name: 'One more', query: 'cheque', mode: 'keyword', filters: {} };
  const refused = await by.call('POST', '/rest/v1/saved_searches', given);
  expect([refused.status, await refused.json()]).toMatchObject([400, { message: t(messages.tooMany) }]);
});

test('munshi alerts send needs the token of the run', async () => {
  const ask = (token: string) =>
    it.app.request('/internal/alerts-send', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await ask('another')).status).toBe(401);
  expect(await (await ask(it.services.ingestToken)).json()).toEqual({ mailed: 0 });
});
