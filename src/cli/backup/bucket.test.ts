import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { openS3Storage } from '#server/platform/storage/s3.ts';
import { javaMissing } from '#test/servers/java.ts';
import { type S3Server, startS3 } from '#test/servers/s3.ts';
import { backUp } from './backup.ts';
import { withBackup } from './bucket.ts';
import { restore } from './restore.ts';

const missing = javaMissing();
const out = { write: () => true };

let home: string;
let data: string;
let store: S3Server | undefined;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-bucket-'));
  data = path.join(home, 'data');
  await mkdir(path.join(data, 'files'), { recursive: true });
  await writeFile(path.join(data, 'secrets.json'), '{"a": 1}');
  await writeFile(path.join(data, 'files', 'order.txt'), 'An order');
  if (missing === '') store = await startS3();
}, 300_000);
afterAll(async () => {
  await store?.stop();
  await rm(home, { recursive: true, force: true });
});

test('a bucket gets no backup without a public key, and nothing is written', async () => {
  const env = readEnv({ MUNSHI_DATA: data });
  await expect(backUp({ env, out }, 's3://backups/munshi', new Date())).rejects.toThrow(/is encrypted/u);
  const recipient = await identityToRecipient(await generateIdentity());
  await expect(backUp({ env, out }, 's3://backups/munshi', new Date(), { recipient })).rejects.toThrow(
    /S3_ACCESS_KEY_ID/u,
  );
  expect((await readdir(data)).sort()).toEqual(['files', 'secrets.json']);
});

test.skipIf(missing !== '')(
  `backups go to a bucket, are kept there by the rule, and come back from it${missing}`,
  async () => {
    const settings = store?.settings;
    if (!settings) throw new Error('no store');
    const given = {
      S3_ENDPOINT: settings.endpoint ?? '',
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_PATH_STYLE: 'true',
    };
    const env = readEnv({ MUNSHI_DATA: data, ...given });
    const identity = await generateIdentity();
    await writeFile(path.join(home, 'key.txt'), identity);
    const recipient = await identityToRecipient(identity);
    const to = `s3://${settings.bucket}/nightly/munshi`;
    const keep = { days: 2, weeks: 0, months: 0 };
    for (const day of ['27', '28', '29'])
      await backUp({ env, out }, to, new Date(`2026-11-${day}T20:00:00Z`), { recipient, keep });
    const objects = await (await openS3Storage(settings)).list('');
    const names = ['28', '29'].map((day) => `munshi-2026-11-${day}T20-00-00Z.tar.age`);
    expect(objects.map(({ key }) => key)).toEqual(names.map((name) => `nightly/munshi/${name}`));
    expect(existsSync(path.join(data, 'outgoing'))).toBe(false);

    const back = readEnv({ MUNSHI_DATA: path.join(home, 'back'), ...given });
    const key = path.join(home, 'key.txt');
    await withBackup(back, `${to}/${names[1]}`, (file) => restore({ env: back, out }, file, key));
    expect(await readFile(path.join(home, 'back', 'files', 'order.txt'), 'utf8')).toBe('An order');
    await expect(withBackup(back, `${to}/${names[0]}x`, async () => 0)).rejects.toThrow(
      /is no backup in that bucket/u,
    );
    expect((await readdir(home)).sort()).toEqual(['back', 'data', 'key.txt']);
  },
  300_000,
);
