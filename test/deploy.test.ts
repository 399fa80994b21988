import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { envSchema, readEnv } from '#server/core/env.ts';

interface Service {
  build?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  volumes?: string[];
}

interface Compose {
  services: Record<string, Service>;
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

const root = path.join(import.meta.dirname, '..');
const steps = readFileSync(path.join(root, 'Dockerfile'), 'utf8').split('\n');
const argumentsOf = (word: string) =>
  steps.filter((step) => step.startsWith(`${word} `)).map((step) => step.slice(word.length + 1));
/** Settings of Node and of the C library. */
const OF_OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
const unknown = (settings: readonly string[]) =>
  settings
    .map((setting) => setting.split('=')[0] ?? '')
    .filter((name) => ![...Object.keys(envSchema.shape), ...OF_OTHERS].includes(name));

test('the image has what the server reads, runs as a user without rights, and has known settings', () => {
  const copied = argumentsOf('COPY').flatMap(
    (step) => /^--from=build \/munshi\/(\S+)/u.exec(step)?.[1] ?? [],
  );
  const made = ['node_modules', 'dist'];
  expect(copied).toEqual(expect.arrayContaining([...made, 'package.json', 'migrations', 'library']));
  expect(copied.filter((name) => !(made.includes(name) || existsSync(path.join(root, name))))).toEqual([]);
  expect(argumentsOf('USER')).toEqual(['node']);
  expect(unknown(argumentsOf('ENV').flatMap((step) => step.split(' ')))).toEqual([]);
});

test('the image is installed and built by the steps of `npm start`, and has no packages for development', () => {
  const install = readFileSync(path.join(root, 'scripts/install.mjs'), 'utf8');
  const flags = /npm\(\[('ci'[^\]]*)\]/u.exec(install)?.[1]?.replaceAll(/[',]/gu, '');
  expect(readFileSync(path.join(root, 'scripts/start.mjs'), 'utf8')).toContain("import('./build.mjs')");
  expect(argumentsOf('RUN').slice(0, 3)).toEqual([
    `npm ${flags}`,
    'node scripts/build.mjs',
    'npm prune --omit=dev --no-audit --no-fund',
  ]);
});

test('the tests that run under the newest Node are there, each with its reason', () => {
  const lines = readFileSync(path.join(root, '.ci/tests-of-node'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .slice(1);
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) {
    const [, test = '', reason] = /^(\S+) +# (.+)$/u.exec(line) ?? [];
    expect(existsSync(path.join(root, test)), line).toBe(true);
    expect(reason).toBeTruthy();
  }
  const [starts, image] = ['.ci/run', 'Dockerfile'].map((name) =>
    readFileSync(path.join(root, name), 'utf8'),
  );
  const [, newest] = /^FROM node:(\d+)/mu.exec(image ?? '') ?? [];
  expect(starts).toContain(`.ci/start-once ${newest}`);
});

test('the servers of the example are of that image, and write to their volume alone', () => {
  for (const name of servers)
    expect(compose.services[name]).toMatchObject({ build: '../..', read_only: true });
});

test('the service of systemd starts the built server with known settings', () => {
  const unit = readFileSync(path.join(root, 'docs/deploy/munshi.service'), 'utf8');
  expect(unit).toContain('dist/server/main.mjs');
  expect(unit).toContain('ProtectSystem=strict');
  const settings = [...unit.matchAll(/^Environment=(.+)$/gmu)].flatMap(([, names = '']) => names.split(' '));
  expect(unknown(settings)).toEqual([]);
});
