import type { Page } from '@playwright/test';

/** One interaction of a user: what it was, and ms until the next frame was drawn. */
export type Interaction = { step: string; ms: number };

type Seen = { slowest: Map<number, number> };

/** Written into the page before it loads: the longest event of each interaction, as Chromium times it. */
function watch() {
  const seen: Seen = { slowest: new Map() };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) seen.slowest.set(id, Math.max(duration, seen.slowest.get(id) ?? 0));
    }
    // Chromium reports no shorter event than 16 ms.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { munshiInteractions: seen });
}

/** Before the page is opened. */
export async function watchInteractions(page: Page) {
  // What strips the types of this file gives functions their names by this one, which a page does not know.
  await page.addInitScript('globalThis.__name = (given) => given');
  await page.addInitScript(watch);
}

/** The interactions since the last call. An event is reported after the frame that shows it. */
async function taken(page: Page): Promise<number[]> {
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const { slowest } = (window as unknown as { munshiInteractions: Seen }).munshiInteractions;
    const found = [...slowest.values()];
    slowest.clear();
    return found;
  });
}

/** Does the steps one after the other, with a processor that is `slower` times slower. */
export async function interact(
  page: Page,
  slower: number,
  steps: readonly [step: string, act: () => Promise<unknown>][],
): Promise<Interaction[]> {
  const cdp = await page.context().newCDPSession(page);
  // What a page loads later is not part of an interaction.
  await page.waitForTimeout(3000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await taken(page);
  const found: Interaction[] = [];
  for (const [step, act] of steps) {
    await act();
    found.push(...(await taken(page)).map((ms) => ({ step, ms })));
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}
