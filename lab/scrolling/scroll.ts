import type { CDPSession, Page } from '@playwright/test';

/** Wheel steps of a quick hand: px, ms between them, ms that a leg lasts. */
const STEP = { px: 240, pauseMs: 25, legMs: 3000 };
/** Places (share of the length) to which the list is thrown, to see how soon rows appear there. */
const JUMPS = [0.9, 0.1, 0.55, 0.3, 0.97, 0.02, 0.7, 0.45, 0.85, 0.2];

/** Measurements of one list: ms from frame to frame, ms of each long task, ms until rows appeared after each jump. */
export type Scrolled = { frames: number[]; long: number[]; drawn: number[] };

type Watch = { frames: number[]; long: number[]; on: boolean };

/** Written into each page before it loads: counts while `on`. */
function watch() {
  const seen: Watch = { frames: [], long: [], on: false };
  let last = 0;
  const frame = (at: number) => {
    if (seen.on && last > 0) seen.frames.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    if (seen.on) seen.long.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  Object.assign(window, { munshiScroll: seen });
}

/** Installs the watch; call it before the page is opened. */
export async function watchFrames(page: Page) {
  // The tool that strips the types of this file wraps functions in `__name`, which a page does not have.
  await page.addInitScript('globalThis.__name = (given) => given');
  await page.addInitScript(watch);
}

const wait = (page: Page, ms: number) => page.waitForTimeout(ms);

const count = (page: Page, on: boolean) =>
  page.evaluate((to) => {
    (window as unknown as { munshiScroll: Watch }).munshiScroll.on = to;
  }, on);

/** Puts the list at a share of its length; waits until a frame has rows at its middle; ms. */
const jump = (page: Page, share: number) =>
  page.evaluate(async (at) => {
    const row = document.querySelector('[data-row]');
    if (!row) throw new Error('no row');
    let scroller: Element = row;
    while (
      scroller.parentElement &&
      !(
        scroller.scrollHeight > scroller.clientHeight + 1 &&
        /auto|scroll/u.test(getComputedStyle(scroller).overflowY)
      )
    )
      scroller = scroller.parentElement;
    const box =
      scroller === document.documentElement
        ? new DOMRect(0, 0, innerWidth, innerHeight)
        : scroller.getBoundingClientRect();
    const startedAt = performance.now();
    scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * at;
    const isFilled = () => {
      const middle = box.top + Math.min(box.height, innerHeight - box.top) / 2;
      const rows = document.elementsFromPoint(box.left + box.width / 2, middle);
      // Between two cards there is no row; a little below there is one.
      rows.push(...document.elementsFromPoint(box.left + box.width / 4, middle + 20));
      return rows.some((element) => element.closest('li, tr:not([aria-hidden])'));
    };
    return new Promise<number>((resolve) => {
      const look = () => (isFilled() ? resolve(performance.now() - startedAt) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
  }, share);

async function leg(page: Page, px: number) {
  await count(page, true);
  const end = performance.now() + STEP.legMs;
  while (performance.now() < end) {
    await page.mouse.wheel(0, px);
    await wait(page, STEP.pauseMs);
  }
  await count(page, false);
}

/**
 * Scrolls the list of a page as a hand does: down from the top, down from the middle, up from the end; then throws it
 * to places far apart. `slower`: how many times slower the processor is made.
 */
export async function scrollThrough(page: Page, cdp: CDPSession, slower: number): Promise<Scrolled> {
  await jump(page, 0);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(size.width / 2, size.height * 0.6);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await wait(page, 500);
  await leg(page, STEP.px);
  await jump(page, 0.5);
  await wait(page, 300);
  await leg(page, STEP.px);
  await jump(page, 1);
  await wait(page, 300);
  await leg(page, -STEP.px);
  const drawn: number[] = [];
  for (const share of JUMPS) {
    await wait(page, 100);
    drawn.push(await jump(page, share));
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { frames, long } = await page.evaluate(() => {
    const seen = (window as unknown as { munshiScroll: Watch }).munshiScroll;
    return { frames: seen.frames.splice(0), long: seen.long.splice(0) };
  });
  return { frames, long, drawn };
}
