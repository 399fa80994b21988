// npx tsx lab/inp/run.ts [--write] [words of a heading]: how soon Chromium shows the effect of a key or a press on the search,
// the lists and the editor of the built product, with a processor that is four times slower; on all pages, or on those whose
// heading has the words. Each page is opened and used five times for the clock, and three times more for the processor.
// Needs `node scripts/build.mjs`.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { shippedPath } from '#server/core/shipped-path.ts';
import { longDraft, PARAGRAPHS } from '../draft-exports/long-draft.ts';
import { postAs } from '../post-as.ts';
import { fillLists } from '../scrolling/fill.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';
import {
  type Step,
  type Timed,
  timeSteps,
  traceSteps,
  type Worked,
  watchInteractions,
} from './interactions.ts';
import { casesOnDesk, casesOnPhone, editor, files, searchOnDesk, searchOnPhone } from './steps.ts';

const PORT = 3991;
const ROWS = 1000;
const SLOWER = 4;
/** Runs measured by the clock, and by the time of the processor; odd numbers, so that one run is in the middle. */
const RUNS = { clock: 5, processor: 3 };
const GOAL_MS = 100;
const origin = `http://127.0.0.1:${PORT}`;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

type Shown = {
  name: string;
  address: string;
  viewport: { width: number; height: number };
  ready: (page: Page) => Promise<unknown>;
  steps: readonly Step[];
};

const result = (page: Page) => page.getByRole('article').first().waitFor({ timeout: 120_000 });
const list = (name: string) => (page: Page) => page.getByRole('list', { name }).waitFor();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' }).waitFor();

/** The pages; `caseId` has the files and both drafts. */
const shownPages = (caseId: string, drafts: { short: string; long: string }): Shown[] => {
  const rows = ROWS.toLocaleString('en-IN');
  const ofCase = `/home/cases/${caseId}`;
  const search = { address: '/home/search?q=cheque', ready: result };
  const cases = { address: '/home/cases', ready: list('Cases') };
  const draft = (id: string) => ({
    ...{ address: `${ofCase}?tab=drafts&draft=${id}`, viewport: DESK, ready: text },
  });
  return [
    { name: 'Search', ...search, viewport: DESK, steps: searchOnDesk },
    { name: 'Search', ...search, viewport: PHONE, steps: searchOnPhone },
    { name: `${rows} cases`, ...cases, viewport: DESK, steps: casesOnDesk },
    { name: `${rows} cases`, ...cases, viewport: PHONE, steps: casesOnPhone },
    {
      name: `${rows} files`,
      address: `${ofCase}?tab=files`,
      viewport: DESK,
      ready: list('Files'),
      steps: files,
    },
    { name: 'A draft of 30 pages', ...draft(drafts.short), steps: editor([1, 51, 99]) },
    { name: 'A draft of 300 pages', ...draft(drafts.long), steps: editor([1]) },
  ];
};

/** Chromium without a screen has a frame around the page all the same, and never draws what is below the window. */
const FRAME = { width: 40, height: 160 };

async function growWindow(page: Page, { width, height }: Shown['viewport']): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  const bounds = { width: width + FRAME.width, height: height + FRAME.height };
  await cdp.send('Browser.setWindowBounds', { windowId, bounds });
}

type Measure<T> = (page: Page, slower: number, steps: readonly Step[]) => Promise<T[]>;

/** Opens a page in a new context, and does its steps. */
async function use<T>(browser: Browser, cookie: string, shown: Shown, measure: Measure<T>): Promise<T[]> {
  const context = await browser.newContext({
    ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: shown.viewport },
    hasTouch: shown.viewport === PHONE,
  });
  await context.addCookies([{ name: 'munshi', value: cookie, url: origin }]);
  const page = await context.newPage();
  await growWindow(page, shown.viewport);
  await watchInteractions(page);
  await page.goto(origin + shown.address);
  await shown.ready(page);
  const found = await measure(page, SLOWER, shown.steps);
  await context.close();
  return found;
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const reached = (ms: number) => (ms <= GOAL_MS ? 'reached' : 'missed');

const headingOf = ({ name, viewport }: Shown) => `### ${name}, ${viewport.width} px`;

type Row = { step: string; count: number; longest: readonly number[]; processor: readonly number[] };
type Runs = { clock: readonly Timed[][]; processor: readonly Worked[][] };

/** A row for each step, and one for the page: of each run the longest interaction, and of these the middle and the worst. */
function table(shown: Shown, { clock, processor }: Runs): string {
  const all = clock.map((run) => run.flatMap(({ durations }) => durations));
  const row = ({ step, count, longest, processor }: Row) => {
    const [middle, ofProcessor] = [quantile(longest, 0.5), quantile(processor, 0.5)];
    const cells = [step, count, `${middle} ms`, `${Math.max(...longest)} ms`, `${ofProcessor.toFixed(0)} ms`];
    return `| ${[...cells, `${reached(middle)}, by processor time ${reached(ofProcessor)}`].join(' | ')} |`;
  };
  const steps = (clock[0] ?? []).map(
    ({ step, durations }, i): Row => ({
      step,
      count: durations.length,
      longest: clock.flatMap((run) => Math.max(...(run[i]?.durations ?? []))),
      processor: processor.flatMap((run) => run[i]?.processor ?? []),
    }),
  );
  const page: Row = {
    step: `**All** (98 of 100: ${quantile(
      all.map((durations) => quantile(durations, 0.98)),
      0.5,
    )} ms)`,
    count: all[0]?.length ?? 0,
    longest: all.map((durations) => Math.max(...durations)),
    processor: processor.map((run) => Math.max(...run.map((one) => one.processor))),
  };
  const rows = [...steps.filter(({ count }) => count > 0), page].map(row);
  return `${headingOf(shown)}

| Step | Interactions | Longest: middle of ${RUNS.clock} runs | Worst run | Processor time: middle of ${RUNS.processor} runs | Goal ≤ ${GOAL_MS} ms |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The report with another table under the heading of a table; at its end where it has no such heading. */
function withTable(report: string, table: string): string {
  const [heading = ''] = table.split('\n');
  const at = report.indexOf(`${heading}\n`);
  if (at < 0) return `${report.trimEnd()}\n\n${table}`;
  const next = report.indexOf('\n### ', at);
  return report.slice(0, at) + table + (next < 0 ? '' : report.slice(next));
}

/** A draft in a case. Returns its id. */
async function addDraft(cookie: string, caseId: string, paragraphs: number): Promise<string> {
  const title = `Draft of ${paragraphs} paragraphs`;
  const row = { case_id: caseId, title, document: longDraft(paragraphs) };
  return (await postAs<{ id: string }>(origin, cookie, '/rest/v1/case_drafts', row)).id;
}

const root = mkdtempSync(path.join(tmpdir(), 'munshi-inp-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const { cookie, caseId } = await fillLists(folder, { cases: ROWS, files: ROWS });
const before = loadavg()[0] ?? 0;
const server = await startBuiltServer(folder, PORT);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const words = process.argv.slice(2).filter((given) => given !== '--write');
const tables: string[] = [];
try {
  const drafts = {
    short: await addDraft(cookie, caseId, Math.round(PARAGRAPHS / 10)),
    long: await addDraft(cookie, caseId, PARAGRAPHS),
  };
  for (const shown of shownPages(caseId, drafts))
    if (words.every((word) => headingOf(shown).includes(word))) {
      process.stderr.write(`measuring: ${headingOf(shown).replace('### ', '')}\n`);
      const [clock, processor]: [Timed[][], Worked[][]] = [[], []];
      while (clock.length < RUNS.clock) clock.push(await use(browser, cookie, shown, timeSteps));
      while (processor.length < RUNS.processor) processor.push(await use(browser, cookie, shown, traceSteps));
      tables.push(table(shown, { clock, processor }));
    }
} finally {
  await browser.close();
  await stopServer(server);
  rmSync(root, { recursive: true });
}

const machine = `${cpus().length} cores (load average ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after), ${new Date().toISOString().slice(0, 10)}.`;
process.stdout.write(`${[...tables, machine].join('\n')}\n`);
if (process.argv.includes('--write')) {
  const file = shippedPath('lab/results/inp.md');
  const report = readFileSync(file, 'utf8').replace(/^.*\bcores \(load average.*$/mu, machine);
  writeFileSync(file, tables.reduce(withTable, report));
}
