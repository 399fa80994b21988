// npx tsx lab/slow-network/run.ts: how long pages take until they can be used on a slow network and a slow processor, at the
// first visit and at the second. Needs `node scripts/build.mjs` and Chromium.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { shippedPath } from '#server/core/shipped-path.ts';
import { openDemo } from '../demo-session.ts';
import { startBuiltServer, stopServer } from '../start-server.ts';
import { startNetwork } from './network.ts';
import { type Times, type Use, visit, watch } from './visit.ts';

const NETWORK = { roundTripMs: 400, kilobitsPerSecond: 400 };
/** Slowdown of the processor against this one, as a factor. */
const SLOWER = 4;
const RUNS = 3;
const SERVER = 3977;
const SLOW = 3978;
/** The pages as the browser opens them; the server takes changes from there alone. */
const ORIGIN = `http://127.0.0.1:${SLOW}`;
const GOALS = { first: 10, second: 4 } as const;

const MENU = { control: 'header button[aria-haspopup=menu]', effect: 'aria-expanded' } as const;
const USES: readonly Use[] = [
  {
    name: 'Landing page',
    path: '/',
    signedIn: false,
    content: 'h1',
    control: 'button[aria-controls=public-menu]',
    effect: 'aria-expanded',
  },
  {
    name: 'Sign-in page',
    path: '/login',
    signedIn: false,
    content: 'input[type=email]',
    control: '[role=tab]:nth-of-type(2)',
    effect: 'aria-selected',
  },
  { name: 'Today’s board', path: '/home', signedIn: true, content: 'main section li time', ...MENU },
  {
    name: 'Search',
    path: '/home/search?q=cheque',
    signedIn: true,
    content: 'main article',
    control: 'main article button[aria-expanded]',
    effect: 'aria-expanded',
  },
];

/** A page, its network and its processor as of the visitor. */
async function openPage(browser: Browser, cookie: string | undefined) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const [name = '', ...value] = cookie?.split('=') ?? [];
  if (cookie) await context.addCookies([{ name, value: value.join('='), url: ORIGIN }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, close: () => context.close() };
}

/** All that a page still loads has come, its worker for pages without a connection too. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.evaluate(async () => {
    const registered = (await navigator.serviceWorker.getRegistrations()).length > 0;
    if (registered) await navigator.serviceWorker.ready;
  });
}

/** The first and the second visit of a page, with an empty cache before the first. */
async function bothVisits(browser: Browser, use: Use, cookie: string | undefined): Promise<[Times, Times]> {
  const { page, close } = await openPage(browser, use.signedIn ? cookie : undefined);
  await watch(page, use);
  const url = `${ORIGIN}${use.path}`;
  const first = await visit(page, url);
  await settled(page);
  await page.goto('about:blank');
  const second = await visit(page, url);
  await close();
  return [first, second];
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function row(use: Use, times: readonly Times[], which: keyof typeof GOALS): string {
  const of = (name: keyof Times) => middle(times.map((one) => one[name]));
  const used = of('used');
  const goal = GOALS[which];
  const verdict = used <= goal * 1000 ? 'reached' : 'missed';
  const parts = [use.name, which, seconds(of('firstPaint')), seconds(of('content')), seconds(used)];
  return `| ${[...parts, `≤ ${goal} s`, verdict].join(' | ')} |`;
}

const load = () => (loadavg()[0] ?? 0).toFixed(1);
const root = mkdtempSync(path.join(tmpdir(), 'munshi-slow-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });
const before = load();
process.env.PUBLIC_URL = ORIGIN;
const server = await startBuiltServer(folder, SERVER);
const network = await startNetwork(NETWORK, SLOW, SERVER);
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const rows: string[] = [];
try {
  const cookie = await openDemo(ORIGIN, folder);
  for (const use of USES) {
    const visits: [Times, Times][] = [];
    for (let at = 0; at < RUNS; at++) visits.push(await bothVisits(browser, use, cookie));
    const both = [
      row(
        use,
        visits.map(([one]) => one),
        'first',
      ),
      row(
        use,
        visits.map(([, one]) => one),
        'second',
      ),
    ];
    process.stderr.write(`${both.join('\n')}\n`);
    rows.push(...both);
  }
} finally {
  await browser.close();
  network.close();
  await stopServer(server);
  rmSync(root, { recursive: true });
}

const text = `## First use on a slow network

\`npx tsx lab/slow-network/run.ts\`: ${NETWORK.kilobitsPerSecond} kbit/s in each direction, ${NETWORK.roundTripMs} ms there and back, a processor
${SLOWER} times slower than this one, a phone of 360 px, the middle of ${RUNS} runs. Plain HTTP/1.1: a first visit by HTTPS takes one round trip
more. A page can be used when what its user came for is shown and the first press of a control had its effect.
Load average ${before} before the bench and ${load()} after it, on 2 cores.

| Page | Visit | First paint | Content | Can be used | Goal | |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
writeFileSync(shippedPath('lab/results/slow-network.md'), text);
process.stdout.write(text);
