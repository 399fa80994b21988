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
      /^(packages|src|test|lab|e2e|scripts)\/.*\.(ts|tsx|css|mjs)$/.test(file),
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

/** Threads without turns by owner: the parts of a pool, background work, and what has turns or limits of its own. */
const THREADS_WITHOUT_TURNS = [
  'src/server/core/threads/start-worker-thread.ts',
  'src/server/core/threads/work-pool.ts',
  'src/server/core/threads/worker-thread.ts',
  // Nobody is signed in yet: addresses and accounts are throttled.
  'src/server/features/accounts/passwords/password-threads.ts',
  'src/server/features/library/citator/read-graph.ts',
  // It has turns by owner of its own, for single sentences.
  'src/server/platform/models/sentences/sentence-vectors.ts',
  'src/server/platform/search/embedded/segments/merge-thread.ts',
  // Searches give the thread to each other after each small piece.
  'src/server/platform/search/worker/worker-engine.ts',
];

test('a thread that works for users takes turns by owner', () => {
  const starts = tracked
    .filter((file) => isSource(file) && !isTest(file))
    .filter((file) =>
      /new WorkerThread\b|startWorkerThread\(/u.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(starts.sort()).toEqual(THREADS_WITHOUT_TURNS);
});

/** The first text of each comment that starts a line; of several `//` lines in a row, that of the first. */
const commentsOf = (file: string) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const [, sign, text] = /^\s*\{?(\/\/|\/\*\*?)(?: (.*))?$/u.exec(line) ?? [];
    const goesOn = sign === '//' && /^\s*\/\//u.test(lines[at - 1] ?? '');
    if (sign === undefined || goesOn) return [];
    return [{ at: `${file}:${at + 1}`, text: text ?? lines[at + 1]?.replace(/^[\s*]+/u, '') ?? '' }];
  });
};

test('comments of the source begin with a subject or a verb, not with What, How, Where, Whether or Who', () => {
  const fragments = tracked
    .filter(isSource)
    .flatMap(commentsOf)
    .filter(({ text }) => /^(?:What|How|Where|Whether|Who)\b/u.test(text))
    .map(({ at, text }) => `${at} ${text}`);
  expect(fragments).toEqual([]);
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

const MAX_PAGES = 45;
const MAX_PAGE_LINES = 60;

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => existsSync(path.join(root, file)) && /^(docs\/.*|README|CONTRIBUTING)\b.*\.md$/.test(file),
  );
const decisions = documents.filter((file) => /^docs\/decisions\/(?!README\.md$)/.test(file));

test(`there are at most ${MAX_PAGES} decisions, none longer than ${MAX_PAGE_LINES} lines, and the index lists each once`, () => {
  const index = [...textOf('docs/decisions/README.md').matchAll(/^- \[(\d\d)\]\((.+?)\) (.+)$/gm)].map(
    ([, number, file, title]) => `${file}: # ${number}. ${title}`,
  );
  expect(index).toEqual(
    decisions.map((file) => `${path.posix.basename(file)}: ${textOf(file).split('\n')[0]}`).sort(),
  );
  expect(decisions.length).toBeLessThanOrEqual(MAX_PAGES);
  expect(decisions.filter((file) => textOf(file).trimEnd().split('\n').length > MAX_PAGE_LINES)).toEqual([]);
});

/** The files that a document links to, and the paths of the repository that it names in code without a placeholder. */
function namedIn(file: string): string[] {
  const text = textOf(file);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) =>
    path.posix.join(path.posix.dirname(file), to ?? ''),
  );
  const paths = [
    ...text.matchAll(/`((?:lab|docs|e2e|library|migrations|packages|scripts|src|test)\/[\w./-]+)`/g),
  ];
  return [...links, ...paths.map(([, named]) => named ?? '')];
}

test('every link and every path that a document names leads to a file or folder that exists', () => {
  const lost = documents.flatMap((file) =>
    namedIn(file)
      .filter((named) => !existsSync(path.join(root, named)))
      .map((named) => `${file}: ${named}`),
  );
  expect(lost).toEqual([]);
});

test('every decision that source names exists', () => {
  const lost = tracked.flatMap((file) =>
    [...textOf(file).matchAll(/docs\/decisions\/[\w-]+\.md/g)]
      .filter(([named]) => !existsSync(path.join(root, named)))
      .map(([named]) => `${file}: ${named}`),
  );
  expect(lost).toEqual([]);
});
