// npx tsx lab/product/tasks.ts: the tasks of research in a browser, by presses and by time, at a desk and on a phone, over
// the sample library. `e2e/presses.spec.ts` holds the presses. Needs `node scripts/build.mjs`.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { openDemo } from '../demo-session.ts';
import { startBuiltServer } from '../start-server.ts';

const port = 3972;
const base = `http://127.0.0.1:${port}`;
const RUNS = 5;
const SCREENS = { '1440 × 900': { width: 1440, height: 900 }, '360 × 740': { width: 360, height: 740 } };
const DOCUMENT = 'sample-12-karnataka-cheque-presumption';
const CITATION = '2013 MUNSHI SAMPLE 12, para 7';

/** A task: what its user does before the clock runs, each press, and what ends it. */
interface Task {
  name: string;
  goal: number;
  /** Returns the way through the task; the clock runs while it is walked. */
  begin: (page: Page) => Promise<{ presses: number; walk: () => Promise<void> }>;
}

/** Types into the search of the library and waits for the first result, which links to `href`. */
async function searched(page: Page, words: string, href: RegExp) {
  await page.goto('/home/search');
  await page.getByRole('searchbox', { name: 'Search documents' }).fill(words);
  const open = page
    .getByRole('list', { name: 'Search Results' })
    .getByRole('link', { name: 'Open in reader' })
    .and(page.locator(`[href*="${DOCUMENT}"]`))
    .first();
  await page.waitForFunction(
    ([id, pattern]) =>
      [...document.querySelectorAll('a')].some(
        ({ href: to }) => to.includes(id ?? '') && new RegExp(pattern ?? '').test(to),
      ),
    [DOCUMENT, href.source],
  );
  return open;
}

const pinpoint = (page: Page) => page.getByRole('button', { name: 'Paragraph 7: copy pinpoint' });

const TASKS: readonly Task[] = [
  {
    name: 'Search → the marked passage',
    goal: 1,
    begin: async (page) => {
      const open = await searched(page, 'presumption security cheque', /[?&]at=\d|[?&]q=/u);
      const walk = async () => {
        await open.click();
        await page.locator('mark[aria-current="true"]').first().waitFor();
      };
      return { presses: 1, walk };
    },
  },
  {
    name: 'A citation that was typed → its paragraph',
    goal: 1,
    begin: async (page) => {
      const open = await searched(page, CITATION, /[?&]number=/u);
      const walk = async () => {
        await open.click();
        await pinpoint(page).waitFor();
      };
      return { presses: 1, walk };
    },
  },
  {
    name: 'A citation that was typed → its pinpoint copied',
    goal: 2,
    begin: async (page) => {
      const open = await searched(page, CITATION, /[?&]number=/u);
      const walk = async () => {
        await open.click();
        await pinpoint(page).click();
        await page.waitForFunction(async () =>
          (await navigator.clipboard.readText()).includes('2013 MUNSHI SAMPLE 12, para 7'),
        );
      };
      return { presses: 2, walk };
    },
  },
  {
    name: 'A judgment → its later treatment',
    goal: 0,
    begin: async (page) => {
      const walk = async () => {
        await page.goto(`/home/library/${DOCUMENT}`);
        const treatment = page.getByRole('region', { name: 'Later treatment' });
        await treatment.waitFor();
        const box = await treatment.boundingBox();
        const { height = 0 } = page.viewportSize() ?? {};
        if (!box || box.y + box.height > height) throw new Error('the treatment is below the first screen');
      };
      return { presses: 0, walk };
    },
  },
];

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(context: BrowserContext, { begin }: Task) {
  const times: number[] = [];
  let pressed = 0;
  for (let run = 0; run < RUNS; run++) {
    const page = await context.newPage();
    const { presses, walk } = await begin(page);
    pressed = presses;
    const startedAt = performance.now();
    await walk();
    times.push(performance.now() - startedAt);
    await page.close();
  }
  return { presses: pressed, ms: median(times) };
}

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file !== undefined && existsSync(file),
);
const data = mkdtempSync(path.join(tmpdir(), 'munshi-tasks-'));
const server = await startBuiltServer(data, port);
const load = () => loadavg()[0]?.toFixed(1);
const before = load();
const rows: string[] = [];
try {
  const [name = '', ...value] = (await openDemo(base, data)).split('=');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const context = await browser.newContext({ baseURL: base, viewport, serviceWorkers: 'block' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addCookies([{ name, value: value.join('='), url: base }]);
    for (const task of TASKS) {
      const { presses, ms } = await timed(context, task);
      const goal = task.goal === 0 ? 'no press' : `≤ ${task.goal}`;
      rows.push(`| ${task.name}, ${screen} | ${goal} | ${presses} | ${Math.round(ms)} ms |`);
    }
    await context.close();
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
const text = `## Tasks of research in a browser

\`npx tsx lab/product/tasks.ts\`, Node ${process.versions.node}, Chromium; load average ${before} before and ${load()} after, on 2 cores. The sample
library; the processor is not slowed. The time is that from the first press, or from the address, until what was looked for is
on the screen: the middle of ${RUNS}. The words are typed before, and their results are there.

| Task | Goal | Measured | Time |
|---|---|---|---|
${rows.join('\n')}
`;
writeFileSync(path.resolve(import.meta.dirname, '../results/tasks.md'), text);
process.stdout.write(text);
