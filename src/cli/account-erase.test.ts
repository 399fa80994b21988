import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { processIdentity } from '#server/core/process-identity.ts';
import { emailOf } from '#test/fixtures/sharing.ts';
import { testApp } from '#test/support/app.ts';
import { eraseAccountOf } from './account-erase.ts';

test('an operator begins the notice of an account by its address, in any case', async () => {
  const it = await testApp();
  const { env, ingestToken } = it.services;
  let out = '';
  const write = (text: string | Uint8Array) => {
    out += String(text);
    return true;
  };
  const run = (email: string) => {
    out = '';
    return eraseAccountOf({ env, out: { write } }, email);
  };
  const asha = await it.lawyer();
  const email = await emailOf(it, asha);
  expect([await run(email), out]).toEqual([1, 'No server is running. Start it, and run this again.\n']);
  const server = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const mark = await processIdentity(process.pid);
  const info = { pid: process.pid, mark, port, host: '127.0.0.1', ingestToken };
  await writeFile(path.join(env.MUNSHI_DATA, 'run.json'), JSON.stringify(info));
  expect([await run(email.toUpperCase()), out]).toEqual([
    0,
    expect.stringMatching(/^The account will be erased on \d/u),
  ]);
  const { erase_at } = (await (await asha.call('GET', '/auth/v1/erasure')).json()) as { erase_at: string };
  expect(Date.parse(erase_at)).toBeGreaterThan(Date.now());
  expect([await run('nobody@else.example'), out]).toEqual([1, 'No account has this email address.\n']);
  server.close();
  await it.close();
});
