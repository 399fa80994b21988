import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const MAX_LINES = 400;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      existsSync(path.join(root, file)) &&
      /^(packages|src|test|bench|e2e|scripts)\/.*\.(ts|tsx|css|mjs)$/.test(file),
  );
const isSource = (file: string) => /^(src|packages\/[^/]+\/src)\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const foldersOf = (files: string[]) => [...new Set(files.map((file) => path.posix.dirname(file)))].sort();

test(`no source file is longer than ${MAX_LINES} lines`, () => {
  const long = tracked
    .filter((file) => isSource(file) && !isTest(file))
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test('docs/architecture.md names every folder of src and of the packages down to the third level', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const folders = foldersOf(tracked.filter(isSource))
    .flatMap((folder) =>
      folder
        .replace(/^packages\//, '')
        .split('/')
        .slice(folder.startsWith('src/') ? 1 : 0, 4),
    )
    .filter((name, index, all) => all.indexOf(name) === index);
  expect(
    folders.filter((name) => !new RegExp(`(^|[\\s/{,(·|])${name}([\\s/},)·|:]|$)`, 'm').test(page)),
  ).toEqual([]);
});
