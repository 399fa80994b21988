import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CourtImport } from '#shared/contracts/court-import.ts';
import { INBOUND_MAIL, type InboundAddress } from '#shared/contracts/inbound-mail.ts';
import { done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Files that courts send by email, forwarded into an address of one's own: a drop to accept, and nothing else.

const SECRET = 'the mail server signs each mail with this';
const ADDRESS = '/functions/v1/inbound-address';
let it: TestApp;
let asha: Lawyer;
let own: string;
beforeAll(async () => {
  it = await testApp({ env: { INBOUND_MAIL_DOMAIN: 'in.munshi.example', INBOUND_MAIL_SECRET: SECRET } });
  asha = await it.lawyer();
  const { address } = await done<InboundAddress>(asha.call('POST', ADDRESS));
  own = address ?? '';
});
afterAll(() => it.close());

const emailOf = async ({ userId }: Lawyer) =>
  (await it.db.sql<{ email: string }>('select email from auth.users where id = $1', [userId]))[0]?.email ??
  '';
const day = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const printed = (iso: string) => iso.split('-').reverse().join('-');
const EXPORT = JSON.stringify([
  {
    cino: 'TNCH010012342023',
    petparty_name: 'Poovai Tea',
    resparty_name: 'Ilam Estates',
    date_next_list: printed(day(9)),
  },
]);

function mail(from: string, files: Record<string, string>, text = 'Please see the enclosed list.'): string {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`,
  );
  return `From: The office <${from}>\r\nTo: ${own}\r\nSubject: Lists\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n${parts.join('')}--b--\r\n`;
}

interface Given {
  to?: string;
  secret?: string;
  at?: number;
}
const signature = (body: string, { to, secret, at }: Required<Given>) => {
  const sign = (signed: string) => createHmac('sha256', secret).update(signed).digest('hex');
  return `t=${at},a=${sign(`${at}.${to}.`)},v1=${sign(`${at}.${to}.${body}`)}`;
};
function send(body: string, { to = own, secret = SECRET, at = Math.floor(Date.now() / 1000) }: Given = {}) {
  return it.app.request(`/inbound-mail?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'message/rfc822', 'munshi-signature': signature(body, { to, secret, at }) },
  });
}
interface Dropped {
  id: string;
  sent_by?: string;
  files: CourtImport['files'];
  proposals: number;
}
const drops = async (who = asha) =>
  (await done<{ drops: Dropped[] }>(who.call('GET', '/functions/v1/court-import'))).drops;

test('an enclosed export waits as a drop of its sender, nothing is applied, and a second mail changes nothing', async () => {
  const from = await emailOf(asha);
  expect((await send(mail(from, { 'myCases.txt': EXPORT }))).status).toBe(200);
  const [drop] = await drops();
  expect(drop).toMatchObject({
    sent_by: from,
    files: [{ name: 'myCases.txt', kind: 'app_export' }],
    proposals: 1,
  });
  expect(await (await asha.call('GET', '/rest/v1/cases?select=id')).json()).toEqual([]);
  await send(mail(from, { 'myCases.txt': EXPORT }));
  expect((await drops())[0]).toMatchObject({ proposals: 0 });
  const made = await done<CourtImport>(asha.call('GET', `/functions/v1/court-import/${drop?.id}`));
  expect(made.proposals).toMatchObject([{ kind: 'new_matter', values: { petitioner: 'Poovai Tea' } }]);
  const press = await done<{ applied: number }>(
    asha.call('POST', `/functions/v1/court-import/${drop?.id}/apply`, { accept: 'sure' }),
  );
  expect(press.applied).toBe(1);
});

test('a list in a forwarded mail is read, and one in the words of a mail', async () => {
  const from = await emailOf(asha);
  const inner = mail('registry@court.example', {
    'cases.json': EXPORT.replaceAll('TNCH010012342023', 'TNCH010099992024').replace(
      'Poovai Tea',
      'Kani Oils',
    ),
  });
  const forwarded = `From: ${from}\r\nSubject: Fwd\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=f\r\n\r\n--f\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--f--\r\n`;
  expect((await send(forwarded)).status).toBe(200);
  expect((await drops())[0]).toMatchObject({ files: [{ name: 'cases.json' }], proposals: 1 });
  const table = `<table><tr><th>Case No</th><th>Petitioner</th><th>Respondent</th><th>Next Date</th></tr><tr><td>OS 17/2025</td><td>Vel Traders</td><td>Muthu Silks</td><td>${printed(day(5))}</td></tr></table>`;
  const words = `From: ${from}\r\nSubject: Your dates\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<html><body><p>Dear Advocate</p>${table}</body></html>\r\n`;
  expect((await send(words)).status).toBe(200);
  expect((await drops())[0]).toMatchObject({ files: [{ name: 'Your dates.html' }], proposals: 1 });
});

test('a PDF of an email opens for its owner alone, and a drop of chosen files keeps none', async () => {
  const from = await emailOf(asha);
  expect((await send(mail(from, { 'list.pdf': '%PDF-1.4 no list', 'note.txt': 'x' }))).status).toBe(200);
  const [drop] = await drops();
  const made = await done<CourtImport>(asha.call('GET', `/functions/v1/court-import/${drop?.id}`));
  expect(made.papers).toEqual(['list.pdf']);
  const path = `/functions/v1/court-import/${drop?.id}/paper?name=`;
  const paper = await asha.call('GET', `${path}list.pdf`);
  expect(await paper.text()).toContain('%PDF-1.4 no list');
  expect(paper.headers.get('content-disposition')).toContain('attachment');
  expect((await asha.call('GET', `${path}note.txt`)).status).toBe(404);
  expect((await (await it.lawyer()).call('GET', `${path}list.pdf`)).status).toBe(404);
});

test('mail of other senders is named and not read, until the user allows the sender or the whole domain', async () => {
  const list = {
    'cases.json': EXPORT.replaceAll('TNCH010012342023', 'TNCH010055552024').replace('Poovai', 'Alli'),
  };
  expect((await send(mail('clerk@court.example', list))).status).toBe(200);
  const [unread] = await drops();
  expect(unread).toMatchObject({ sent_by: 'clerk@court.example', proposals: 0 });
  expect(unread?.files[0]?.problem).toContain('clerk@court.example');
  expect((await asha.call('PATCH', ADDRESS, { senders: ['not an address'] })).status).toBe(400);
  const kept = await done<InboundAddress>(asha.call('PATCH', ADDRESS, { senders: ['@Court.example'] }));
  expect(kept.senders).toEqual(['@court.example']);
  await send(mail('clerk@court.example', list));
  expect((await drops())[0]).toMatchObject({ sent_by: 'clerk@court.example', proposals: 1 });
  // A domain that only ends alike is another one.
  await send(mail('clerk@evil-court.example', { 'a.txt': 'x' }));
  expect((await drops())[0]?.files[0]?.problem).toContain('was not read');
});

test('a mail needs a fresh signature over its address and its words, and an address that is there', async () => {
  const from = await emailOf(asha);
  const body = mail(from, { 'a.txt': 'milk and eggs' });
  const before = (await drops()).length;
  const now = Math.floor(Date.now() / 1000);
  expect((await send(body, { secret: 'another secret of the same length as it' })).status).toBe(400);
  expect((await send(body, { at: now - 3600 })).status).toBe(400);
  const moved = await it.app.request('/inbound-mail?to=drop-somebody@in.munshi.example', {
    method: 'POST',
    body,
    headers: { 'munshi-signature': signature(body, { to: own, secret: SECRET, at: now }) },
  });
  expect(moved.status).toBe(400);
  // The address is signed by itself, so that a body of a stranger is not even read.
  const changed = {
    body: 'another mail',
    headers: { 'munshi-signature': signature(body, { to: own, secret: SECRET, at: now }) },
  };
  expect(
    (await it.app.request(`/inbound-mail?to=${encodeURIComponent(own)}`, { method: 'POST', ...changed }))
      .status,
  ).toBe(400);
  for (const to of ['drop-aaaaaaaaaaaaaaaaaaaa@in.munshi.example', own.replace('in.', 'out.'), 'x', ''])
    expect((await send(body, { to })).status).toBe(404);
  expect(await drops()).toHaveLength(before);
  const large = `From: ${from}\r\n\r\n${'x'.repeat(INBOUND_MAIL.bytes)}`;
  expect((await send(large)).status).toBe(413);
});

test('another address ends the one before, an ended one takes nothing, and no key reads or makes one', async () => {
  const ravi = await it.lawyer();
  expect(await done<InboundAddress>(ravi.call('GET', ADDRESS))).toEqual({
    offered: true,
    address: null,
    senders: [],
  });
  const first = (await done<InboundAddress>(ravi.call('POST', ADDRESS))).address ?? '';
  const second = (await done<InboundAddress>(ravi.call('POST', ADDRESS))).address ?? '';
  expect(second).not.toBe(first);
  const body = mail(await emailOf(ravi), { 'a.txt': 'milk and eggs' });
  expect((await send(body, { to: first })).status).toBe(404);
  expect((await send(body, { to: second.toUpperCase() })).status).toBe(200);
  expect(await drops(ravi)).toMatchObject([{ files: [{ name: 'a.txt', kind: 'unknown' }] }]);
  await done(ravi.call('DELETE', ADDRESS));
  expect((await send(body, { to: second })).status).toBe(404);
  const { key } = await done<{ key: string }>(
    ravi.call('POST', '/functions/v1/api-keys', { name: 'Diary', scopes: ['cases:read', 'cases:write'] }),
  );
  const byKey = await it.app.request(ADDRESS, { headers: { authorization: `Bearer ${key}` } });
  expect(byKey.status).toBe(403);
});

test('a mail server hands a mail on by the script, which says what became of it', async () => {
  const server = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const PUBLIC_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pipe = async (to: string, body: string, secret = SECRET) => {
    const child = spawn(process.execPath, ['scripts/deliver-mail.mjs', to], {
      env: { PUBLIC_URL, INBOUND_MAIL_SECRET: secret },
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    child.stdin.end(body);
    return ((await once(child, 'exit')) as [number])[0];
  };
  const body = mail(await emailOf(asha), { 'by script.txt': 'milk and eggs' });
  expect(await pipe(own, body)).toBe(0);
  expect((await drops())[0]).toMatchObject({ files: [{ name: 'by script.txt' }] });
  expect(await pipe('drop-aaaaaaaaaaaaaaaaaaaa@in.munshi.example', body)).toBe(67);
  expect(await pipe(own, body, 'another secret of the same length as it')).toBe(75);
  server.close();
});

test('mails beyond so many an hour wait at the mail server', async () => {
  const busy = await it.lawyer();
  const to = (await done<InboundAddress>(busy.call('POST', ADDRESS))).address ?? '';
  const body = mail('stranger@mail.example', {});
  for (let count = 0; count < INBOUND_MAIL.anHour; count += 1)
    expect((await send(body, { to })).status).toBe(200);
  expect((await send(body, { to })).status).toBe(429);
});

test('without the settings there is neither an address nor the route', async () => {
  const plain = await testApp();
  try {
    const who = await plain.lawyer();
    expect(await done<InboundAddress>(who.call('GET', ADDRESS))).toMatchObject({
      offered: false,
      address: null,
    });
    expect((await who.call('POST', ADDRESS)).status).toBe(404);
    const answer = await plain.app.request('/inbound-mail?to=x', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(404);
  } finally {
    await plain.close();
  }
});
