import type { Page } from '@playwright/test';

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

/** Before the page is opened. */
export async function watchKeys(page: Page): Promise<void> {
  // What strips the types of this file gives functions their names by this one, which a page does not know.
  await page.addInitScript('globalThis.__name = (given) => given');
  await page.addInitScript(watch);
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { munshiKeys: number[] }).munshiKeys);

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: of the clock, and of the processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** The processor time of the main thread for each key, in ms: its tasks from the key to the end of the frame that shows it. */
function processorOfKeys(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const main = keys[0] && thread(keys[0]);
  const own = traceEvents.filter((one) => one.ph === 'X' && thread(one) === main).sort((a, b) => a.ts - b.ts);
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
  const frames = own.filter(({ name }) => name === 'Commit');
  const tasks = own.filter(({ name }) => name === 'RunTask');
  return keys.map((key) => {
    const shown = frames.find((frame) => frame.ts > key.ts);
    const until = shown ? end(shown) : end(key);
    const of = tasks.filter((task) => end(task) > key.ts && task.ts < until);
    return of.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
}

/** Types a text key after key, with the pauses of a quick hand, while the draft saves itself. All in ms. */
export async function typeText(page: Page, text: string, pauseMs: number) {
  const browser = page.context().browser();
  const { length: before } = await seenBy(page);
  await browser?.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.keyboard.type(text, { delay: pauseMs });
  await page.waitForFunction(
    (all) => (window as unknown as { munshiKeys: number[] }).munshiKeys.length >= all,
    before + text.length,
  );
  const trace = await browser?.stopTracing();
  return { clock: (await seenBy(page)).slice(before), processor: trace ? processorOfKeys(trace) : [] };
}
