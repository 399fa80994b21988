// npx tsx lab/draft-typing/run.ts [--write]: how soon Chromium shows a key in a draft of 300 pages, and how soon the server
// saves it. Needs `node scripts/build.mjs`.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { longDraft } from '../draft-exports/long-draft.ts';
import { postAs } from '../post-as.ts';
import { fillLists } from '../scrolling/fill.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';
import { typeText, watchKeys } from './typing.ts';

const PORT = 3987;
const SAVES = 30;
/** Milliseconds between two keys: some 90 words a minute. */
const PAUSE_MS = 80;
const TEXT = 'that the petitioner was not heard before the order was passed and is aggrieved by it ';
const GOALS = { key: 50, save: 150 };
const origin = `http://127.0.0.1:${PORT}`;

const root = mkdtempSync(path.join(tmpdir(), 'munshi-typing-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const times = (values: readonly number[]) =>
  `${[0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)).join(' / ')} ms`;

async function type(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await watchKeys(page);
  await page.goto(address);
  const text = page.getByRole('textbox', { name: 'Text of the draft' });
  const results: { place: string; typed: Awaited<ReturnType<typeof typeText>> }[] = [];
  for (const [place, paragraph] of [
    ['at the beginning', '(1)'],
    ['in the middle', '(451)'],
    ['at the end', '(899)'],
  ] as const) {
    const found = text.locator('p', { hasText: paragraph }).first();
    await found.scrollIntoViewIfNeeded();
    await found.click();
    await page.keyboard.press('Home');
    await page.waitForTimeout(3000);
    results.push({ place, typed: await typeText(page, TEXT, PAUSE_MS) });
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  }
  await page.close();
  return results;
}

/** Milliseconds of processor that the server has used. */
function processorOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function save(cookie: string, id: string, document: DraftDocument, pid: number | undefined) {
  const taken: number[] = [];
  const before = processorOf(pid);
  for (let at = 0; at < SAVES; at += 1) {
    const [first, ...rest] = document.content;
    const heading = { ...first, content: [{ type: 'text', text: `GROUNDS ${at}` }] };
    const startedAt = performance.now();
    await postAs(origin, cookie, '/rest/v1/rpc/save_draft', {
      id,
      document: { type: 'doc', content: [heading, ...rest] },
    });
    taken.push(performance.now() - startedAt);
  }
  return { taken, cpuMs: (processorOf(pid) - before) / SAVES };
}

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const { cookie, caseId } = await fillLists(folder, { cases: 1, files: 0 });
const server = await startBuiltServer(folder, PORT);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
let typed: Awaited<ReturnType<typeof type>>;
let saved: Awaited<ReturnType<typeof save>>;
try {
  const document = longDraft();
  const { id } = await postAs<{ id: string }>(origin, cookie, '/rest/v1/case_drafts', {
    ...{ case_id: caseId, title: 'Long draft', document },
  });
  const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'munshi', value: cookie, url: origin }]);
  typed = await type(context, `${origin}/home/cases/${caseId}?tab=drafts&draft=${id}`);
  saved = await save(cookie, id, document, server.pid);
} finally {
  await browser.close();
  await stopServer(server);
  rmSync(root, { recursive: true });
}

const reached = (values: readonly number[], goal: number) =>
  quantile(values, 0.95) <= goal ? 'reached' : 'missed';
const rows = typed.map(({ place, typed: { clock, processor } }) => {
  const goals = `p95 ≤ ${GOALS.key} ms: ${reached(clock, GOALS.key)}, by processor time ${reached(processor, GOALS.key)}`;
  return `| A key ${place} | ${times(clock)} | ${times(processor)} | ${goals} |`;
});
const text = `## Typing in a long draft

\`npx tsx lab/draft-typing/run.ts --write\`: the built product in Chromium without a screen, a draft of 300 pages, ${TEXT.length} keys at each place with
${PAUSE_MS} ms between them, while the draft saves itself and the panel is open. A key counts until the frame that shows it; its processor
time is that of the tasks of the page's main thread until then, while Chromium records them. A save is the request with the whole document, ${SAVES} times. Times are p50 / p95 /
longest. ${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), ${new Date().toISOString().slice(0, 10)}.

| 300 pages | Time | Processor time | Goal |
|---|---|---|---|
${rows.join('\n')}
| Autosave on the server | ${times(saved.taken)} | ${saved.cpuMs.toFixed(0)} ms of the server, on average | p95 ≤ ${GOALS.save} ms: ${reached(saved.taken, GOALS.save)} |
`;
if (process.argv.includes('--write')) writeFileSync(shippedPath('lab/results/draft-typing.md'), text);
process.stdout.write(text);
