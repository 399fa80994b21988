// npx tsx lab/scrolling/run.ts [--write]: how evenly Chromium draws the long lists while they are scrolled: 10,000 cases
// and 50,000 files of the built product, beside two bare pages in the same run. Needs `node scripts/build.mjs`.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { shippedPath } from '#server/core/shipped-path.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';
import { fillLists } from './fill.ts';
import { barePage, plainPage } from './peers.ts';
import { type Scrolled, scrollThrough, watchFrames } from './scroll.ts';

const CASES = 10_000;
const FILES = 50_000;
const PORT = 3985;
const SLOW_MS = 50;
const origin = `http://127.0.0.1:${PORT}`;
const SCREENS = [
  { name: 'Desk, 1440 × 900', width: 1440, height: 900, slower: 1 },
  { name: 'Phone, 360 × 740, processor ×4 slower', width: 360, height: 740, slower: 4 },
] as const;

const root = mkdtempSync(path.join(tmpdir(), 'munshi-scrolling-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });

/** Loads the list of cases to its end, as a user who scrolls does, before the processor is throttled. */
async function openCases(page: Page) {
  await page.goto(`${origin}/home/cases`);
  await page.getByRole('list', { name: 'Cases' }).waitFor();
  await page.waitForFunction(
    (all) => {
      const last = [...document.querySelectorAll('ul[aria-label="Cases"] > li')].at(-1);
      window.scrollTo(0, document.documentElement.scrollHeight);
      return last?.getAttribute('aria-posinset') === String(all);
    },
    CASES,
    { timeout: 120_000 },
  );
}

async function openFiles(page: Page, caseId: string) {
  await page.goto(`${origin}/home/cases/${caseId}?tab=files`);
  await page.waitForFunction(
    (all) =>
      document.querySelector('ul[aria-label="Files"] > li')?.getAttribute('aria-setsize') === String(all),
    FILES,
    { timeout: 120_000 },
  );
}

async function openPeer(page: Page, body: string) {
  await page.route(`${origin}/peer`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/peer`);
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function measure(browser: Browser, cookie: string, caseId: string) {
  const opened: [string, (page: Page) => Promise<unknown>][] = [
    ['a plain page of 60 rows', (page) => openPeer(page, plainPage)],
    ['a bare page, a part of 50,000 rows drawn', (page) => openPeer(page, barePage(FILES))],
    ['**10,000 cases**', openCases],
    ['**50,000 files**', (page) => openFiles(page, caseId)],
  ];
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  await context.addCookies([{ name: 'munshi', value: cookie, url: origin }]);
  const results: { screen: string; list: string; scrolled: Scrolled }[] = [];
  for (const [list, open] of opened) {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await watchFrames(page);
    await open(page);
    for (const { name, width, height, slower } of SCREENS) {
      await page.setViewportSize({ width, height });
      results.push({ screen: name, list, scrolled: await scrollThrough(page, cdp, slower) });
    }
    await page.close();
  }
  return results;
}

/** A row of the table; the ratio is to the p95 of the bare page on the same screen. */
function line(
  { list, scrolled: { frames, long, drawn } }: { list: string; scrolled: Scrolled },
  peer: number,
) {
  const p95 = quantile(frames, 0.95);
  const slow = (frames.filter((ms) => ms > SLOW_MS).length / frames.length) * 100;
  return `| ${[
    list,
    `${quantile(frames, 0.5).toFixed(1)} / ${p95.toFixed(1)} ms`,
    (p95 / peer).toFixed(2),
    `${slow.toFixed(1)} %`,
    `${long.length} (${Math.max(0, ...long).toFixed(0)} ms)`,
    `${quantile(drawn, 0.5).toFixed(0)} / ${Math.max(...drawn).toFixed(0)} ms`,
  ].join(' | ')} |`;
}

const HEAD =
  '| | Frame p50 / p95 | p95 to the bare page | Frames > 50 ms | Long tasks (longest) | Rows stand after a jump, p50 / worst |';

function table(results: Awaited<ReturnType<typeof measure>>): string {
  return SCREENS.map(({ name }) => {
    const here = results.filter(({ screen }) => screen === name);
    const bare = quantile(here[1]?.scrolled.frames ?? [], 0.95);
    return `### ${name}\n\n${HEAD}\n|---|---|---|---|---|---|\n${here.map((one) => line(one, bare)).join('\n')}\n`;
  }).join('\n');
}

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const { cookie, caseId } = await fillLists(folder, { cases: CASES, files: FILES });
const server = await startBuiltServer(folder, PORT);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
let results: Awaited<ReturnType<typeof measure>>;
try {
  results = await measure(browser, cookie, caseId);
} finally {
  await browser.close();
  await stopServer(server);
  rmSync(root, { recursive: true });
}

const text = `## Scrolling the long lists

\`npx tsx lab/scrolling/run.ts --write\`: Chromium without a screen, wheel steps of 240 px every 25 ms from the top, from the middle and back
from the end, the list read whole; then ten jumps. Frames are the times between two animation frames. ${cpus().length} cores
(load average ${loadavg()[0]?.toFixed(1)}), ${new Date().toISOString().slice(0, 10)}.

${table(results)}`;
if (process.argv.includes('--write')) writeFileSync(shippedPath('lab/results/scrolling.md'), text);
process.stdout.write(text);
