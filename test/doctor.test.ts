import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';

const { wrongPackages }: { wrongPackages(base: string): string[] } = await import(
  pathToFileURL(shippedPath('scripts', 'install.mjs')).href
);

let base: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'munshi-packages-'));
});
afterEach(() => rm(base, { recursive: true }));

const install = async (name: string, version: string) => {
  const folder = path.join(base, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }));
};

test('packages that are missing or of another version are named; those for other systems may be missing', async () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@napi-rs/canvas': { version: '1.0.0' },
    'node_modules/hono/node_modules/ws': { version: '8.1.0' },
    'node_modules/only-on-darwin': { version: '1.0.0', optional: true },
    'node_modules/linked': { resolved: 'stubs/linked', link: true },
    'stubs/linked': { version: '1.0.0' },
  };
  await writeFile(path.join(base, 'package-lock.json'), JSON.stringify({ packages }));
  await install('hono', '4.0.0');
  await install('pg', '7.9.0');
  await install('hono/node_modules/ws', '8.1.0');
  expect(wrongPackages(base)).toEqual(['pg', '@napi-rs/canvas']);
  await install('pg', '8.0.0');
  await install('@napi-rs/canvas', '1.0.0');
  expect(wrongPackages(base)).toEqual([]);
});
