import type { Page } from '@playwright/test';
import { processorOfEvents, TRACED } from '../input-trace.ts';

/** Written into the page before it loads: how long each key takes until its frame is drawn. */
function watch() {
  const seen: number[] = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.push(performance.now() - timeStamp);
        port2.postMessage('');
      });
    },
    true,
  );
  Object.assign(window, { munshiKeys: seen });
}

/** Installs the watch; call it before the page is opened. */
export async function watchKeys(page: Page): Promise<void> {
  // The tool that strips the types of this file wraps functions in `__name`, which a page does not have.
  await page.addInitScript('globalThis.__name = (given) => given');
  await page.addInitScript(watch);
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { munshiKeys: number[] }).munshiKeys);

/** Types a text key after key, with the pauses of a quick hand, while the draft saves itself. All in ms. */
export async function typeText(page: Page, text: string, pauseMs: number) {
  const browser = page.context().browser();
  const { length: before } = await seenBy(page);
  await browser?.startTracing(page, { categories: TRACED });
  await page.keyboard.type(text, { delay: pauseMs });
  await page.waitForFunction(
    (all) => (window as unknown as { munshiKeys: number[] }).munshiKeys.length >= all,
    before + text.length,
  );
  const trace = await browser?.stopTracing();
  return {
    clock: (await seenBy(page)).slice(before),
    processor: trace ? processorOfEvents(trace, ['keydown']) : [],
  };
}
