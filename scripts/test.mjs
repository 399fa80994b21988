// npm test: installs what is missing, then runs every check: format, lint, types, module dependencies, unused code, unit
// and route tests on a real PostgreSQL, and the journeys in a real browser. Ends with `N passed, N failed`.
// npm run check (`--changed`): the same without journeys, with the tests that the changes since `main` can touch.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import { installPackages, root, say } from './install.mjs';

const results = path.join(root, 'test-results');
const steps = [];
const onlyChanged = process.argv.includes('--changed');
const onlyUnit = onlyChanged || process.argv.includes('--no-journeys');

/**
 * A folder in memory for what tests write, where the machine has 8 GB to spare: a database of a test is a thousand files,
 * made five times as fast there. Otherwise undefined, and tests use the system's temporary folder.
 */
function folderInMemory() {
  const mount = '/dev/shm';
  const prefix = 'munshi-tests-';
  if (!existsSync(mount)) return undefined;
  const ofKilledRuns = readdirSync(mount).filter(
    (name) => name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`),
  );
  for (const name of ofKilledRuns) rmSync(path.join(mount, name), { recursive: true, force: true });
  // Some tests run a program that they wrote.
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.map((line) => line.split(' ')).find(([, at]) => at === mount)?.[3] ?? 'noexec';
  const { bavail, bsize } = statfsSync(mount);
  if (options.split(',').includes('noexec') || Math.min(freemem(), bavail * bsize) < 8e9) return undefined;
  const folder = path.join(mount, `${prefix}${process.pid}`);
  mkdirSync(folder);
  return folder;
}
const temporary = folderInMemory();
process.on('exit', () => temporary && rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Runs one check; its output is shown as it comes, or whole at its end when others run beside it. */
async function run(name, command, args, { beside = false } = {}) {
  const start = Date.now();
  say(`${name} …`);
  const child = spawn(process.execPath, [path.join(root, 'node_modules', command), ...args], {
    cwd: root,
    env: { ...process.env, ...(temporary && { TMPDIR: temporary }) },
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const good = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  process.stdout.write(Buffer.concat(output));
  const seconds = Math.round((Date.now() - start) / 1000);
  say(`${name}: ${good ? 'good' : 'FAILED'} (${seconds} s)`);
  steps.push({ name, good, seconds });
}

/** Runs checks that use one processor each, two at a time. */
async function runBeside(checks) {
  const waiting = checks.values();
  const worker = async () => {
    for (const [name, command, args] of waiting) await run(name, command, args, { beside: true });
  };
  await Promise.all([worker(), worker()]);
}

function counts(file, read) {
  try {
    return read(JSON.parse(readFileSync(path.join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: [`${file} was not written`] };
  }
}

const firstLines = (text) => text.split('\n').slice(0, 12).join('\n    ');

/** Every failed unit test with its message; a file that could not be loaded has a message but no tests. */
const unitFailures = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}\n    ${firstLines(message)}`];
      return failed.map(
        (one) => `${file}: ${one.fullName}\n    ${firstLines(one.failureMessages.join('\n'))}`,
      );
    });

/** The journeys that ended in a way of Playwright's: their file, line and name. */
const journeysThat = (ended, { suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === ended))
    .map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap((suite) => journeysThat(ended, suite)),
];

function browserFound() {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  if (known.some((file) => file && existsSync(file))) return;
  say('no Chromium found; installing the one that Playwright brings');
  spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { cwd: root, stdio: 'inherit' },
  );
}

/** The commit that this work started from; without a `main` to compare with, the last one. */
function startOfChanges() {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** Two checks run at a time. More checkers in each would work out common types again, in twice the processor time. */
const ALONE = ['--checkers', '1'];

installPackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await runBeside([
  [
    'dependencies between modules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.cjs', 'packages', 'src', 'test', 'lab', 'e2e'],
  ],
  ['unused code', 'knip/bin/knip.js', []],
  ['format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['types of the server', 'typescript/bin/tsc', ['-p', 'tsconfig.server.json', ...ALONE]],
  ['types of the browser', 'typescript/bin/tsc', ['-p', 'tsconfig.web.json', ...ALONE]],
  ['types of the tests', 'typescript/bin/tsc', ['-p', 'tsconfig.json', ...ALONE]],
  ...(onlyUnit ? [] : [['building', '../scripts/build.mjs', []]]),
]);
await run('unit and route tests', 'vitest/vitest.mjs', [
  'run',
  ...(onlyChanged ? ['--changed', startOfChanges(), '--passWithNoTests'] : []),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(results, 'unit.json')}`,
]);
const unit = counts('unit.json', (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  failures: unitFailures(report),
}));
let journeys = { passed: 0, failed: 0, failures: [], unsteady: [] };
if (!onlyUnit) {
  browserFound();
  await run('size of the pages', '../scripts/bundle-size.mjs', []);
  await run('journeys in the browser', '@playwright/test/cli.js', ['test']);
  journeys = counts('journeys.json', (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: journeysThat('unexpected', report),
    unsteady: journeysThat('flaky', report),
  }));
}
const gates = {
  passed: steps.filter((step) => step.good).length,
  failed: steps.filter((step) => !step.good).length,
};
// Repeated at the end, because the output above may be long.
say(`time: ${steps.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`);
for (const failure of [...unit.failures, ...journeys.failures]) say(`failed: ${failure}`);
for (const journey of journeys.unsteady ?? []) say(`passed only at the second try: ${journey}`);
for (const { name } of steps.filter((step) => !step.good)) say(`failed: ${name}`);
const failed = unit.failed + journeys.failed + gates.failed;
say(failed === 0 ? 'Everything passed.' : 'Something failed; the lines above say what.');
process.stdout.write(`${unit.passed + journeys.passed + gates.passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
