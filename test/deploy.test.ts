import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { envSchema, readEnv } from '#server/core/env.ts';

interface Compose {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
  volumes: Record<string, null>;
}

const file = path.join(import.meta.dirname, '../docs/deploy/docker-compose.yml');
const compose = parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;
const servers = ['app-1', 'app-2'];

/** The value as Compose reads it: defaults in place of variables, `password` for required ones. */
const filled = (value: string) =>
  value.replace(/\$\{\w+:\?\}/gu, 'password').replace(/\$\{\w+:-([^}]*)\}/gu, '$1');

test.each(servers)('the settings of %s in the example of a deployment are those of the server', (name) => {
  const settings = Object.entries(compose.services[name]?.environment ?? {});
  const known = Object.keys(envSchema.shape);
  expect(settings.map(([setting]) => setting).filter((setting) => !known.includes(setting))).toEqual([]);
  const env = readEnv(Object.fromEntries(settings.map(([setting, value]) => [setting, filled(value)])));
  expect(env).toMatchObject({
    STORAGE: 's3',
    OPENSEARCH_URL: ['http://opensearch:9200'],
    S3_PATH_STYLE: true,
  });
});

test('each server of the example has a data folder of its own, and every volume is declared', () => {
  const folders = servers.map((name) =>
    compose.services[name]?.volumes?.find((each) => each.endsWith(':/data')),
  );
  expect(new Set(folders).size).toBe(servers.length);
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((each) => each.split(':')[0]),
  );
  expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(used));
});
