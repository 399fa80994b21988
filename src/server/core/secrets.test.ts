import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates secrets once, readable by this user only, all different', async () => {
  const made = await openSecrets(folder, false);
  expect(await openSecrets(folder, true)).toEqual(made);
  expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(new Set(Object.values(made.database)).size).toBe(4);
  expect(made.hmacKey).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('the signing key signs ES256', async () => {
  const { signingKey } = await openSecrets(folder, false);
  const { d: _, ...publicKey } = signingKey;
  const token = await new SignJWT({ ok: true })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(await importJWK(signingKey, 'ES256'));
  const { payload } = await jwtVerify(token, await importJWK(publicKey, 'ES256'));
  expect(payload).toEqual({ ok: true });
});

test('lost or damaged secrets are not replaced when a database exists', async () => {
  await expect(openSecrets(folder, true)).rejects.toThrow('is missing. It contains the passwords');
  await writeFile(path.join(folder, 'secrets.json'), '{"version":1');
  await expect(openSecrets(folder, true)).rejects.toThrow(
    'is damaged. Nothing was changed. Restore the file from a backup.',
  );
});
