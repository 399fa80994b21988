import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { processIdentity } from '#server/core/process-identity.ts';
import { addFile, insert } from '#test/fixtures/case-files.ts';
import { readZip } from '#test/fixtures/read-zip.ts';
import { emailOf } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { exportAccountOf } from './account-export.ts';

let it: TestApp;
let server: ReturnType<typeof serve>;
let folder: string;
let asha: Lawyer;
let email: string;
let out = '';
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  email = await emailOf(it, asha);
  server = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.close();
  await it.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-export-'));
  return () => rm(folder, { recursive: true });
});

const announce = async () => {
  const { env, ingestToken } = it.services;
  const { port } = server.address() as AddressInfo;
  const mark = await processIdentity(process.pid);
  const info = { pid: process.pid, mark, port, host: '127.0.0.1', ingestToken };
  await writeFile(path.join(env.MUNSHI_DATA, 'run.json'), JSON.stringify(info));
};
const run = (address: string, file = path.join(folder, 'asha.zip')) => {
  out = '';
  const write = (text: string | Uint8Array) => {
    out += String(text);
    return true;
  };
  return exportAccountOf({ env: it.services.env, out: { write } }, address, file);
};

test('without a running server there is no file', async () => {
  expect([await run(email), out]).toEqual([1, 'No server is running. Start it, and run this again.\n']);
  expect(await readdir(folder)).toEqual([]);
});

test('an operator gets the archive that the user can download, in a file of their own, and the user sees it in the log', async () => {
  await announce();
  const { id } = await insert<{ id: string }>(asha, 'cases', { title: 'Asha v. State' });
  await addFile(it, asha, id, { name: 'Order.txt', bytes: 'Allowed' });
  expect([await run(email.toUpperCase()), out]).toEqual([0, expect.stringContaining('asha.zip')]);
  expect(await readdir(folder)).toEqual(['asha.zip']);
  const file = path.join(folder, 'asha.zip');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const download = await asha.call('GET', '/functions/v1/export-account');
  const [mine, theirs] = [await readFile(file), Buffer.from(await download.arrayBuffer())].map(readZip);
  expect([...(mine ?? []).keys()]).toEqual([...(theirs ?? []).keys()]);
  expect(String(mine?.get('Cases/Asha v. State/Files/Order.txt'))).toBe('Allowed');
  const audit = (await (await asha.call('GET', '/auth/v1/audit')).json()) as { event: string }[];
  expect(audit.map(({ event }) => event)).toContain('exported_by_operator');
});

test('the archive of a user with a second factor is complete', async () => {
  await announce();
  const ravi = await it.lawyer();
  await insert(ravi, 'cases', { title: 'Ravi v. State' });
  await it.db.sql(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret_encrypted, created_at, updated_at)
     values ($1, 'totp', 'verified', 'x', now(), now())`,
    [ravi.userId],
  );
  await run(await emailOf(it, ravi));
  expect([...readZip(await readFile(path.join(folder, 'asha.zip'))).keys()]).toContain(
    'Cases/Ravi v. State/case.json',
  );
});

test('an unknown address gives a sentence and no file', async () => {
  await announce();
  expect([await run('nobody@else.example'), out]).toEqual([1, 'No account has this email address.\n']);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that is there is never replaced', async () => {
  await announce();
  const file = path.join(folder, 'asha.zip');
  await writeFile(file, 'Mine');
  await expect(run(email)).rejects.toThrow(/asha\.zip is there already/u);
  expect(await readFile(file, 'utf8')).toBe('Mine');
});

test('a folder that is not there is named', async () => {
  await announce();
  await expect(run(email, path.join(folder, 'away', 'asha.zip'))).rejects.toThrow(/ENOENT/u);
});

test('an archive that ends early leaves no file', async () => {
  await announce();
  const { id } = await insert<{ id: string }>(asha, 'cases', { title: 'Broken v. State' });
  await addFile(it, asha, id, { name: 'Order.txt', bytes: 'Allowed' });
  const { storage } = it.services;
  const read = storage.read.bind(storage);
  storage.read = () => Promise.reject(new Error('the disk is away'));
  // The server of Hono prints the reason.
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await expect(run(email)).rejects.toThrow(/ended before it was complete/u);
  storage.read = read;
  printed.mockClear();
  expect(await readdir(folder)).toEqual([]);
});
