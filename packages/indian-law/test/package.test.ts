// The package as others get it: packed, installed outside this repository, and used from plain JavaScript.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'indian-law-'));
const run = (command: string, args: readonly string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

beforeAll(() => {
  run('npm', ['pack', '--silent', '--pack-destination', folder], source);
  const [tarball = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund', `./${tarball}`]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Examples of the README: an expression, and behind `//=>` what it gives. */
const readme = readFileSync(path.join(source, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```js\n([\s\S]*?)```/gu)].map(([, code = '']) => code);
const EXAMPLE = /^(.+); \/\/=> (.+)$/gmu;

test('the README has an example of each subject', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(5);
  for (const block of blocks) expect([...block.matchAll(EXAMPLE)].length).toBeGreaterThan(1);
});

test('every example of the README is true in a plain Node script', () => {
  const names = blocks.map((block, i) => {
    const name = `./example-${i + 1}.js`;
    const checks = block.replace(EXAMPLE, 'assert.deepEqual(JSON.parse(JSON.stringify($1)), $2);');
    writeFileSync(path.join(folder, name), `import assert from 'node:assert/strict';\n${checks}`);
    return name;
  });
  const all = path.join(folder, 'examples.js');
  writeFileSync(all, names.map((name) => `import '${name}';\n`).join(''));
  expect(run(process.execPath, [all])).toBe('');
});

test('the tarball holds the built package and nothing else, without an import of its sources', () => {
  const installed = path.join(folder, 'node_modules/indian-law');
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(installed, path.join(entry.parentPath, entry.name)));
  const [dist, others] = [true, false].map((built) =>
    files.filter((file) => file.startsWith('dist') === built),
  );
  expect(others?.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
  expect(dist?.filter((file) => !/\.(?:js|d\.ts)$/u.test(file))).toEqual([]);
  for (const file of dist?.filter((one) => one.endsWith('.js')) ?? [])
    expect(readFileSync(path.join(installed, file), 'utf8'), file).not.toMatch(/from '(?!\.)|\.ts'/u);
});

test('a strict TypeScript project sees its types', () => {
  writeFileSync(
    path.join(folder, 'consumer.ts'),
    `import { type Citation, checkClaims, findCitations, readClaims, type CheckLibrary } from 'indian-law';
const [first]: Citation[] = findCitations('(2017) 10 SCC 1');
export const kind: 'neutral' | 'reporter' | undefined = first?.kind;
// @ts-expect-error An offset is a number.
export const start: string | undefined = first?.start;
export const check = (library: CheckLibrary) => checkClaims(readClaims('x'), library);
`,
  );
  const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const options = '--noEmit --strict --target es2022 --module nodenext --moduleResolution nodenext --types';
  run(process.execPath, [path.join(typescript, 'bin/tsc'), ...options.split(' '), '', 'consumer.ts']);
});

test('a browser can load it: bundled, it needs no global of Node', async () => {
  const page = `import { findCitations, findProvisions, readJudgment } from 'indian-law';
globalThis.found = JSON.stringify([
  findCitations('(2017) 10 SCC 1').length,
  findProvisions('Section 302 IPC').length,
  readJudgment('IN THE HIGH COURT OF DELHI\\n\\n1. The appeal is dismissed.').court,
]);`;
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: folder },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    logLevel: 'silent',
  });
  const window: { found?: string } = {};
  runInNewContext(outputFiles[0]?.text ?? '', window, {
    contextCodeGeneration: { strings: false, wasm: false },
  });
  expect(window.found).toBe('[1,1,"delhi"]');
});
