// npx tsx lab/lighthouse/run.ts [--write] [path…]: Lighthouse over the pages of a visitor and of a lawyer in the demo
// chambers, as on a mid-range phone with a slow network. Needs `node scripts/build.mjs`, Chromium, and the package registry
// at the first run. Paths: only these pages; the results keep the rows of the others, and their notes.
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { shippedPath } from '#server/core/shipped-path.ts';
import { PUBLIC_PAGES } from '#shared/pages.ts';
import { openDemo } from '../demo-session.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = 3989;
const RUNS = 3;
const TRIES = 3;
const SHIFT = 0.02;
const NO_PAGE = '/no-such-page';
const origin = `http://127.0.0.1:${PORT}`;

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Goals = Partial<Record<Category, number>>;
const VISITOR: Goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
// A search engine may not read these pages, so that the part about search engines says nothing.
const LAWYER: Goals = { performance: 90, accessibility: 100, 'best-practices': 100 };

const GROUPS: readonly { name: string; goals: Goals; signedIn: boolean; pages: readonly string[] }[] = [
  {
    name: 'Public pages',
    goals: VISITOR,
    signedIn: false,
    pages: PUBLIC_PAGES.map(({ path }) => path),
  },
  { name: 'No page at this path', goals: LAWYER, signedIn: false, pages: [NO_PAGE] },
  {
    name: 'Signed-in pages',
    goals: LAWYER,
    signedIn: true,
    pages: [
      '/home',
      '/home/search?q=cheque',
      '/home/library/sample-12-karnataka-cheque-presumption',
      '/home/clients',
      '/home/cases',
      '/home/help',
      '/home/profile',
    ],
  },
];

/** The fields of a Lighthouse report that we read. */
interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string } | undefined>;
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string; message: string };
  /** Warnings, such as for a page that still asks for something when the time is up. */
  runWarnings: string[];
}

const executablePath =
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file)) ??
  chromium.executablePath();
const run = promisify(execFile);

/** One run over a page. Errors: Lighthouse could not measure it. */
async function measureOnce(page: string, cookie: string | undefined): Promise<Report> {
  const args = [origin + page, '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  args.push('--output=json', '--only-categories=performance,accessibility,best-practices,seo');
  // The page that says so answers with 404.
  if (page === NO_PAGE) args.push('--ignore-status-code');
  if (cookie) args.push(`--extra-headers=${JSON.stringify({ cookie })}`);
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, ...args], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 300_000,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  for (const warning of report.runWarnings) process.stderr.write(`${page}: ${warning}\n`);
  return report;
}

/** The same, once more where Chromium did not record the page. Errors: Lighthouse could not measure it. */
async function measure(page: string, cookie: string | undefined): Promise<Report> {
  for (let left = TRIES; ; ) {
    process.stderr.write(`${page}\n`);
    try {
      return await measureOnce(page, cookie);
    } catch (cause) {
      left -= 1;
      if (left === 0) throw new Error(`Lighthouse cannot measure ${page}`, { cause });
    }
  }
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The audits of a category that are not passed, for the reader who mends them. */
const failed = ({ audits }: Report) =>
  Object.entries(audits).flatMap(([id, audit]) => (audit?.score === 0 ? [id] : []));

/** The first number of `/proc/loadavg`. */
const load = () => (loadavg()[0] ?? 0).toFixed(1);

/** A row of the table: the middle of the runs, and what misses its goal. */
async function row(page: string, goals: Goals, cookie: string | undefined): Promise<string> {
  const reports: Report[] = [];
  const before = load();
  for (let at = 0; at < RUNS; at++) reports.push(await measure(page, cookie));
  const machine = middle(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0);
  const measured = `${new Date().toISOString().slice(0, 10)}, load ${before} to ${load()}, index ${machine}`;
  const score = (name: Category) =>
    middle(reports.map(({ categories }) => Math.round((categories[name].score ?? 0) * 100)));
  const value = (id: string) => middle(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const shift = value('cumulative-layout-shift');
  const names = Object.keys(goals) as Category[];
  const missed = names.filter((name) => score(name) < (goals[name] ?? 0));
  const below: string[] = shift > SHIFT ? [...missed, 'layout shift'] : missed;
  const [last] = reports.slice(-1);
  if (missed.some((name) => name !== 'performance') && last)
    process.stderr.write(`${page}: ${failed(last).join(', ')}\n`);
  return `| ${[
    `\`${page}\``,
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) =>
      goals[name] === undefined ? '–' : score(name),
    ),
    ...['first-contentful-paint', 'largest-contentful-paint'].map(
      (id) => `${(value(id) / 1000).toFixed(1)} s`,
    ),
    `${value('total-blocking-time').toFixed(0)} ms`,
    shift.toFixed(3),
    below.length === 0 ? 'reached' : `missed: ${below.join(', ')}`,
    measured,
  ].join(' | ')} |`;
}

const RESULTS = shippedPath('lab/results/lighthouse.md');
const earlier = readFileSync(RESULTS, 'utf8');
const NOTES = '### Notes\n';
const notes = earlier.includes(NOTES) ? earlier.slice(earlier.indexOf(NOTES)) : '';
/** The row of a page from an earlier run; undefined for a page that was never measured. */
const earlierRow = (page: string) => earlier.split('\n').find((line) => line.startsWith(`| \`${page}\` |`));

const root = mkdtempSync(path.join(tmpdir(), 'munshi-lighthouse-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const server = await startBuiltServer(folder, PORT);
const parts: string[] = [];
try {
  const cookie = await openDemo(origin, folder);
  for (const { name, goals, signedIn, pages } of GROUPS) {
    const rows: string[] = [];
    for (const page of pages) {
      const measured = asked.length === 0 || asked.includes(page);
      const line = measured ? await row(page, goals, signedIn ? cookie : undefined) : earlierRow(page);
      if (line) rows.push(line);
    }
    const wanted = Object.entries(goals).map(([category, least]) => `${category} ≥ ${least}`);
    if (rows.length > 0)
      parts.push(`### ${name}

Goals: ${wanted.join(', ')}, layout shift ≤ ${SHIFT}.

| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocking time | Layout shift | | Measured |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`);
  }
} finally {
  await stopServer(server);
  rmSync(root, { recursive: true });
}

const version = readFileSync('/proc/version', 'utf8').split(' ')[2];
const text = `## Lighthouse

\`npx tsx lab/lighthouse/run.ts --write\`: ${LIGHTHOUSE}, its phone (four times slower than this processor, 1.6 Mbit/s, 150 ms),
the middle of ${RUNS} runs for each page. ${cpus().length} cores, Linux ${version}. Each row names its day, the load average before and after
it, and Lighthouse's index of the machine.

${parts.join('\n')}
${notes}`;
if (process.argv.includes('--write')) writeFileSync(RESULTS, text);
process.stdout.write(text);
