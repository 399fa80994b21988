import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';

const LOADS = 5;
/** Slowdown of the processor against this one, as a factor. */
const SLOWER = 4;

/** Networks: latency of a request in ms, throughput in kbit/s down and up. */
export const NETWORKS = {
  /** Lighthouse and WebPageTest: 150 ms there and back. */
  'Slow 4G (150 ms, 1.6 Mbit/s)': { latency: 150, down: 1_600, up: 750 },
  /** The preset of Chrome's developer tools: 150 ms × 3.75 a request, nine tenths of the throughput. */
  'Slow 4G of the developer tools (563 ms, 1.4 Mbit/s)': { latency: 562.5, down: 1_440, up: 675 },
} as const;

interface FirstView {
  /** Medians over the loads, in ms from the start of the navigation. */
  frameMs: number;
  contentMs: number;
  /** Kilobytes that were received until then. */
  kilobytes: number;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const SCREEN = {
  viewport: { width: 360, height: 740 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
} satisfies BrowserContextOptions;

/** One load of the signed-in home with an empty cache: when its heading and when a date of the board is there. */
async function load(browser: Browser, base: string, cookie: string, network: keyof typeof NETWORKS) {
  const context = await browser.newContext(SCREEN);
  const [name = '', ...value] = cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: base }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const { latency, down, up } = NETWORKS[network];
  const bytes = (kilobits: number) => (kilobits * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let received = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await page.addInitScript(() => {
    // No function with a name: tsx gives such a one a helper that the page does not have.
    new MutationObserver(() => {
      // After the next frame it is on the screen.
      requestAnimationFrame(() => {
        for (const [mark, selector] of [
          ['frame', 'main h1'],
          ['content', 'main section li time'],
        ] as const)
          if (document.querySelector(selector) && performance.getEntriesByName(mark).length === 0)
            performance.mark(mark);
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${base}/home`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0, undefined, {
    timeout: 60_000,
  });
  const [frameMs = 0, contentMs = 0] = await page.evaluate(() =>
    ['frame', 'content'].map((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0),
  );
  await context.close();
  return { frameMs, contentMs, kilobytes: received / 1000 };
}

/** The first view of the signed-in home on a slow network and a slow processor. */
export async function firstView(
  base: string,
  cookie: string,
  network: keyof typeof NETWORKS,
): Promise<FirstView> {
  const found = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file !== undefined && existsSync(file),
  );
  const browser = await chromium.launch({
    ...(found ? { executablePath: found } : {}),
    args: ['--no-sandbox'],
  });
  const loads: FirstView[] = [];
  for (let at = 0; at < LOADS; at++) loads.push(await load(browser, base, cookie, network));
  await browser.close();
  return {
    frameMs: median(loads.map(({ frameMs }) => frameMs)),
    contentMs: median(loads.map(({ contentMs }) => contentMs)),
    kilobytes: median(loads.map(({ kilobytes }) => kilobytes)),
  };
}
