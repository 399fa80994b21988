import type { Page } from '@playwright/test';
import { processorOfEvents, TRACED } from '../input-trace.ts';

/** An action of a user with its name. */
export type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** The interactions of one step: ms until the next frame of each. */
export type Timed = { step: string; durations: number[] };

/** The most processor ms of one interaction of a step. */
export type Worked = { step: string; processor: number };

type Seen = { slowest: Map<number, number>; before: number };

/** Chromium reports no event that is shorter. */
const SHORTEST_MS = 16;
/** Milliseconds between steps, in which the page finishes what a step began. */
const SETTLE_MS = 500;
/** An interaction ends with one of these. */
const INPUTS = ['pointerdown', 'click', 'keydown'];

/** Written into the page before it loads: the longest event of each interaction, as Chromium times it. */
function watch() {
  const seen: Seen = { slowest: new Map(), before: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) seen.slowest.set(id, Math.max(duration, seen.slowest.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { munshiInteractions: seen });
}

/** Installs the watch; call it before the page is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  // The tool that strips the types of this file wraps functions in `__name`, which a page does not have.
  await page.addInitScript('globalThis.__name = (given) => given');
  await page.addInitScript(watch);
}

/** The interactions since the last call; those that Chromium counts and does not report took at most `SHORTEST_MS`. */
async function taken(page: Page): Promise<number[]> {
  await page.waitForTimeout(SETTLE_MS);
  const { slow, count } = await page.evaluate(() => {
    const seen = (window as unknown as { munshiInteractions: Seen }).munshiInteractions;
    const { interactionCount } = performance as Performance & { interactionCount: number };
    const slow = [...seen.slowest.values()];
    const count = interactionCount - seen.before;
    seen.slowest.clear();
    seen.before = interactionCount;
    return { slow, count };
  });
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => SHORTEST_MS)];
}

/** Gives the steps to `one` in their order, while the processor of the page is `slower` times slower. */
async function each(page: Page, slower: number, steps: readonly Step[], one: (step: Step) => Promise<void>) {
  const cdp = await page.context().newCDPSession(page);
  // The code that a page loads later is not part of an interaction.
  await page.waitForTimeout(3000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await taken(page);
  for (const step of steps) await one(step);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Does the steps, and takes the time of their interactions by the clock. */
export async function timeSteps(page: Page, slower: number, steps: readonly Step[]): Promise<Timed[]> {
  const found: Timed[] = [];
  await each(page, slower, steps, async ([step, act]) => {
    await act(page);
    found.push({ step, durations: await taken(page) });
  });
  return found;
}

/** Does the steps while the browser records its tasks, which costs some of the time by the clock. */
export async function traceSteps(page: Page, slower: number, steps: readonly Step[]): Promise<Worked[]> {
  const browser = page.context().browser();
  const found: Worked[] = [];
  await each(page, slower, steps, async ([step, act]) => {
    await browser?.startTracing(page, { categories: TRACED });
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    const trace = await browser?.stopTracing();
    found.push({ step, processor: Math.max(0, ...(trace ? processorOfEvents(trace, INPUTS) : [])) });
  });
  return found;
}
