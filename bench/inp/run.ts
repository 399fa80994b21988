// npx tsx bench/inp/run.ts [--write]: how soon Chromium shows the answer to a key or a press on the search, the lists and
// the editor of the built product, with a processor four times slower. Needs `node scripts/build.mjs`.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { shippedPath } from '#server/core/shipped-path.ts';
import { longDraft } from '../draft-exports/long-draft.ts';
import { fillLists } from '../scrolling/fill.ts';
import { startBuiltServer } from '../start-server.ts';
import { type Interaction, interact, watchInteractions } from './interactions.ts';

const PORT = 3991;
const CASES = 1000;
const SLOWER = 4;
const GOAL_MS = 100;
const PAUSE_MS = 120;
const origin = `http://127.0.0.1:${PORT}`;

type Steps = readonly [step: string, act: () => Promise<unknown>][];
type Shown = {
  name: string;
  address: string;
  ready: (page: Page) => Promise<unknown>;
  steps: (page: Page) => Steps;
};

const type = (page: Page, words: string) => () => page.keyboard.type(words, { delay: PAUSE_MS });
const press =
  (page: Page, role: 'button' | 'combobox' | 'option' | 'searchbox', name: string | RegExp) => () =>
    page.getByRole(role, { name }).first().click();
/** As a hand scrolls; a scroll is no interaction, what is pressed while the list moves is one. */
const scroll = (page: Page) => async () => {
  for (let at = 0; at < 20; at += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(25);
  }
  await page.keyboard.press('j');
};

const search: Shown = {
  name: 'Search',
  address: '/home/search?q=cheque',
  ready: (page) => page.getByRole('article').first().waitFor({ timeout: 120_000 }),
  steps: (page) => [
    ['scroll, next result', scroll(page)],
    ['details of a result', press(page, 'button', 'Details')],
    ['filters', press(page, 'button', /^Filters/u)],
    ['close the filters', () => page.keyboard.press('Escape')],
    ['the search box', press(page, 'searchbox', 'Search documents')],
    ['type a word', type(page, ' dishonour')],
  ],
};

const cases: Shown = {
  name: `${CASES.toLocaleString('en-IN')} cases`,
  address: '/home/cases',
  ready: (page) => page.getByRole('list', { name: 'Cases' }).waitFor(),
  steps: (page) => [
    ['scroll, next case', scroll(page)],
    ['filters', press(page, 'button', /^Filters/u)],
    ['open a choice', press(page, 'combobox', 'Next date')],
    ['choose', press(page, 'option', 'No next date')],
    ['the search box', press(page, 'searchbox', /^Search cases/u)],
    ['type a word', type(page, 'state')],
    ['the list view', press(page, 'button', 'List view')],
    ['a new case', press(page, 'button', 'New Case')],
    ['close the dialog', () => page.keyboard.press('Escape')],
  ],
};

const editor = (caseId: string, draft: string): Shown => {
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' });
  return {
    name: 'A draft of 300 pages',
    address: `/home/cases/${caseId}?tab=drafts&draft=${draft}`,
    ready: (page) => text(page).waitFor(),
    steps: (page) => [
      ['set the cursor', () => text(page).locator('p', { hasText: '(1)' }).first().click()],
      ['type words', type(page, 'that the petitioner was not heard ')],
      ['a new paragraph', () => page.keyboard.press('Enter')],
      ['bold', () => page.keyboard.press('Control+b')],
      ['type words', type(page, 'and is aggrieved ')],
      ['undo', () => page.keyboard.press('Control+z')],
    ],
  };
};

async function measure(context: BrowserContext, shown: Shown): Promise<Interaction[]> {
  const page = await context.newPage();
  await watchInteractions(page);
  await page.goto(origin + shown.address);
  await shown.ready(page);
  const found = await interact(page, SLOWER, shown.steps(page));
  await page.close();
  return found;
}

/** A row for each step: the longest of its interactions. Chromium rounds to 8 ms. */
function table(name: string, found: readonly Interaction[]): string {
  const rows = [...new Set(found.map(({ step }) => step))].map((step) => {
    const times = found.filter((one) => one.step === step).map(({ ms }) => ms);
    const longest = Math.max(...times);
    return `| ${step} | ${times.length} | ${longest} ms | ${longest <= GOAL_MS ? 'reached' : 'missed'} |`;
  });
  return `### ${name}\n\n| Step | Interactions over 16 ms | Longest | Goal ${GOAL_MS} ms |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** A draft of 300 pages in a case. Returns its id. */
async function addDraft(cookie: string, caseId: string): Promise<string> {
  const answer = await fetch(`${origin}/rest/v1/case_drafts`, {
    method: 'POST',
    headers: {
      origin,
      cookie: `munshi=${cookie}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      accept: 'application/vnd.pgrst.object+json',
    },
    body: JSON.stringify({ case_id: caseId, title: 'Long draft', document: longDraft() }),
  });
  if (!answer.ok) throw new Error(`the draft was answered with ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}

const root = mkdtempSync(path.join(tmpdir(), 'munshi-inp-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const { cookie, caseId } = await fillLists(folder, { cases: CASES, files: 0 });
const before = loadavg()[0] ?? 0;
const server = await startBuiltServer(folder, PORT);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const parts: string[] = [];
try {
  const draft = await addDraft(cookie, caseId);
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: false };
  const desk = { viewport: { width: 1440, height: 900 } };
  for (const [screen, shown] of [
    [phone, search],
    [phone, cases],
    [desk, editor(caseId, draft)],
  ] as const) {
    const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...screen });
    await context.addCookies([{ name: 'munshi', value: cookie, url: origin }]);
    parts.push(table(`${shown.name}, ${screen.viewport.width} px`, await measure(context, shown)));
    await context.close();
  }
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(root, { recursive: true });
}

const text = `## Interactions

\`npx tsx bench/inp/run.ts --write\`: the built product in Chromium without a screen, its processor made ${SLOWER} times slower. Each time is from
the key or the press to the frame that shows its effect, as the event-timing API of the browser gives it. ${cpus().length} cores (load average
${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after), ${new Date().toISOString().slice(0, 10)}.

${parts.join('\n')}`;
if (process.argv.includes('--write')) writeFileSync(shippedPath('bench/results/interactions.md'), text);
process.stdout.write(text);
