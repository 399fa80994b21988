import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { originalKey } from '#server/features/library/originals.ts';
import { LANES, STATEMENTS } from '#server/platform/http/in-flight.ts';
import { LIBRARY_BUCKET } from '#shared/contracts/library.ts';
import { addFile, newCase } from './fixtures/case-files.ts';
import { type LiveApp, liveApp } from './fixtures/live-app.ts';
import type { Lawyer } from './support/app.ts';

// One user asks for more than the server does at once, over real connections; another user and a stranger are served.

const { atOnce, waiting } = LANES.requests;
let it: LiveApp;
let asha: Lawyer;
let ravi: Lawyer;
let ends: (() => unknown)[];
beforeEach(async () => {
  it = await liveApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  await it.close();
});

/** Holds every query of clients until it is released. */
async function holdClients(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: it.db.url });
  await client.connect();
  let held = true;
  const release = async () => {
    if (held) await client.end();
    held = false;
  };
  ends.push(release);
  await client.query('begin; lock table clients in access exclusive mode');
  return release;
}

const inDatabase = async () => {
  const [row] = await it.db.sql<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.n ?? 0;
};

test('visitors of one address wait for each other, and not for those of another', async () => {
  const client = new pg.Client({ connectionString: it.db.url });
  await client.connect();
  ends.push(() => client.end());
  await client.query('begin; lock table subscription_plans in access exclusive mode');
  const app = createApp({ ...it.services, env: { ...it.services.env, TRUSTED_PROXIES: ['local'] } });
  const plans = async (address: string) =>
    (await app.request('/rest/v1/subscription_plans', { headers: { 'x-forwarded-for': address } })).status;
  const crowd = Array.from({ length: STATEMENTS.atOnce + STATEMENTS.waiting + 1 }, () =>
    plans('203.0.113.7'),
  );
  expect(await Promise.race(crowd)).toBe(429);
  await expect.poll(inDatabase).toBe(STATEMENTS.atOnce);
  const other = plans('203.0.113.8');
  await expect.poll(inDatabase).toBe(STATEMENTS.atOnce + 1);
  await client.query('rollback');
  expect(await other).toBe(200);
  await Promise.all(crowd);
});

const ask = (lawyer: Lawyer, path: string) =>
  fetch(`${it.url}${path}`, { headers: { authorization: `Bearer ${lawyer.token}` } });

test('a few statements run, other requests wait, and those beyond the queue get a Retry-After', async () => {
  const release = await holdClients();
  const answers = Array.from({ length: atOnce + waiting + 1 }, () => asha.call('GET', '/rest/v1/clients'));
  const refused = await Promise.race(answers);
  await expect.poll(inDatabase).toBe(STATEMENTS.atOnce);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('too many requests running at once'),
  });
  // Somebody else, and somebody without a session.
  expect((await ravi.call('GET', '/rest/v1/cases')).status).toBe(200);
  const strangers = { email: 'nobody@chambers.example', password: 'Vakalatnama#1' };
  const signIn = {
    method: 'POST',
    body: JSON.stringify(strangers),
    headers: { 'content-type': 'application/json' },
  };
  expect((await it.app.request('/auth/v1/token?grant_type=password', signIn)).status).toBe(400);
  // An upload does not wait for slow queries.
  expect((await asha.call('DELETE', '/storage/v1/object/case-files', { prefixes: ['x'] })).status).toBe(404);
  expect(await inDatabase()).toBe(STATEMENTS.atOnce);
  await release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  // Those whose turn did not come in time are refused; none fails otherwise.
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(STATEMENTS.atOnce);
});

test('an unread answer holds its place until the connection closes', async () => {
  await it.db.fill(
    `insert into clients (owner_id, name, description) select $1, 'Client ' || n, repeat('x', 10000) from generate_series(1, 1000) n`,
    [asha.userId],
  );
  const readers: Socket[] = [];
  for (let n = 0; n < atOnce; n++) {
    const socket = connect(it.port, '127.0.0.1');
    ends.push(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write(
      `GET /rest/v1/clients?select=*&or=(name.neq.${n}) HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${asha.token}\r\n\r\n`,
    );
    // The head of the answer comes, and the rest stays where it is.
    await new Promise<void>((resolve) => socket.once('readable', () => resolve()));
    readers.push(socket);
  }
  let answered = false;
  const next = ask(asha, '/rest/v1/cases').then((answer) => {
    answered = true;
    return answer.status;
  });
  expect((await ask(ravi, '/rest/v1/cases')).status).toBe(200);
  expect(answered).toBe(false);
  readers[0]?.destroy();
  expect(await next).toBe(200);
});

test('downloads that are not read hold the places for files, and other work goes on', async () => {
  const caseId = await newCase(asha);
  const bytes = Buffer.alloc(20 * 1024 * 1024, 'x');
  const file = await addFile(it, asha, caseId, { name: 'Long.txt', bytes });
  const path = `/storage/v1/object/sign/case-files/${file.file_path}`;
  const signed = await asha.call('POST', path, { expiresIn: 600 });
  const { signedURL } = (await signed.json()) as { signedURL: string };
  const named = { s3_folder_path: 'madras', s3_file_key: 'long.txt' };
  const options = { contentType: 'text/plain', maxBytes: bytes.length };
  await it.services.storage.put(originalKey('madras', 'long.txt'), Readable.from([bytes]), options);
  const presigned = await asha.call('POST', '/presign', { s3_bucket: LIBRARY_BUCKET, ...named });
  const { url: original } = (await presigned.json()) as { url: string };
  const requests = [
    [`/storage/v1${signedURL}`, ''],
    [`/storage/v1/object/case-files/${file.file_path}`, `Authorization: Bearer ${asha.token}\r\n`],
    [original, ''],
  ];
  const readers: Socket[] = [];
  for (let n = 0; n < LANES.files.atOnce; n++) {
    const socket = connect(it.port, '127.0.0.1');
    ends.push(() => socket.destroy());
    socket.on('error', () => undefined);
    const [url, head] = requests[n % requests.length] ?? [];
    socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n${head}\r\n`);
    await new Promise<void>((resolve) => socket.once('readable', () => resolve()));
    readers.push(socket);
  }
  let answered = false;
  const part = { range: 'bytes=0-3' };
  const next = fetch(`${it.url}/storage/v1${signedURL}`, { headers: part }).then(async (answer) => {
    answered = true;
    return [answer.status, await answer.text()];
  });
  expect((await ask(asha, '/rest/v1/cases')).status).toBe(200);
  expect((await ask(ravi, '/rest/v1/cases')).status).toBe(200);
  expect(answered).toBe(false);
  readers[0]?.destroy();
  expect(await next).toEqual([206, 'xxxx']);
});
