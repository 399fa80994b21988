import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#shared/messages/languages.ts';
import { fitsPath, pagePaths } from '#shared/pages.ts';
import { test } from './demo.ts';
import { DESK, expect, PHONE } from './journey.ts';
import { expectComplete } from './pictures/compare.ts';
import { chooseLanguage } from './stops.ts';

const WIDTHS = [PHONE, { width: 800, height: 1000 }, DESK];

/** Pages to which no page links: what leads there instead. */
const WITHOUT_LINK = {
  '/login/verify': 'a password, when there is a second factor',
  '/signup/check-email': 'the form of the sign-up',
  '/invitation': 'a mail',
  '/outbox': 'the pages that send a mail, on a server that keeps its mails',
  '/subscription/operator': 'the README, for operators',
  '/home/operator/breaches': 'the README, for operators',
  '/home/operator/status': 'the README, for operators',
  '/home/real-judgments': 'the search, while the library has samples alone',
  '/home/webhooks': 'the security tab of the profile',
} as const;

/** Opens what a press unfolds, and finds the addresses of the links that a pointer can press; runs in the page. */
const shownLinks = () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      return width > 2 && height > 2 && link.checkVisibility({ visibilityProperty: true });
    })
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
};

/** Waits until what follows from a new width is drawn; runs in the page. */
const untilDrawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Buttons of the bar or of a page that open something: the button, its place, and the button that closes it. */
const MENUS = [
  { on: 'bar', button: /^Open the menu$/u, opened: '#mobile-menu, #public-menu', close: /^Close the menu$/u },
  { on: 'bar', button: /^Account of/u, opened: '[role=menu]', close: /^Account of/u },
  {
    on: '/home/library/*',
    button: /^Case information$/iu,
    opened: '[role=dialog]',
    close: /^Close$/u,
  },
];

/** The links in what the buttons of these places open at this width. */
async function linksOfMenus(page: Page, places: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { button, opened, close } of MENUS.filter(({ on }) => places.includes(on))) {
    const opener = page.getByRole('button', { name: button });
    if (!(await opener.isVisible())) continue;
    await opener.click();
    await expect(page.locator(opened)).toBeVisible();
    found.push(...(await page.evaluate(shownLinks)));
    await page.getByRole('button', { name: close }).click();
    await expect(page.locator(opened)).toBeHidden();
  }
  return found;
}

/** Links of a page at each width: route → address. */
type Links = Map<number, Map<string, string>>;

/** Opens a page and finds the routes that it links at each width, each with one address. */
async function linksOf(
  page: Page,
  url: string,
  menus: readonly string[],
  routes: readonly string[],
): Promise<Links> {
  const links: Links = new Map();
  await page.goto(url);
  await expectComplete(page);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    // Some parts are another one in a wide window.
    await page.evaluate(untilDrawn);
    const found = [...(await page.evaluate(shownLinks)), ...(await linksOfMenus(page, menus))];
    // A path with a fixed name is that page and not one of many.
    const routeOf = (pathname: string) =>
      routes.find((route) => route === pathname) ?? routes.find((route) => fitsPath(route, pathname));
    const pairs = found.map((pathname) => [routeOf(pathname), pathname] as const);
    links.set(size.width, new Map(pairs.filter((pair): pair is [string, string] => pair[0] !== undefined)));
  }
  return links;
}

/** Opens one page of each kind that a link leads to. */
async function walk(page: Page, start: string, routes: readonly string[]): Promise<Map<string, Links>> {
  const graph = new Map<string, Links>();
  const waiting = new Map([[start, start]]);
  for (const [route, url] of waiting)
    await test.step(url, async () => {
      // Each page has the bar: it is enough to look at it once.
      const links = await linksOf(page, url, route === start ? ['bar', route] : [route], routes);
      graph.set(route, links);
      const targets = [...links.values()].flatMap((found) => [...found]);
      for (const [to, pathname] of targets) if (!waiting.has(to)) waiting.set(to, pathname);
    });
  return graph;
}

/** The pages that links lead to, one after the other, at a width. */
function reached(graph: ReadonlyMap<string, Links>, start: string, width: number): Set<string> {
  const found = new Set([start]);
  for (const route of found) for (const [to] of graph.get(route)?.get(width) ?? []) found.add(to);
  return found;
}

test.slow();

/** Walks the pages of an area alone, and finds those of them that a pointer reaches at each width. */
async function expectReached(page: Page, start: string, isInArea: (route: string) => boolean): Promise<void> {
  const routes = pagePaths().filter(isInArea);
  const graph = await walk(page, start, routes);
  for (const { width } of WIDTHS) {
    const found = reached(graph, start, width);
    const missing = routes.filter((route) => !found.has(route) && !(route in WITHOUT_LINK));
    expect.soft(missing, `at ${width} px`).toEqual([]);
  }
}

const isSignedIn = (route: string) => /^\/(?:home|subscription)(?:\/|$)/u.test(route);

test('a pointer reaches every page of visitors at every width', ({ page }) =>
  expectReached(page, '/', (route) => !isSignedIn(route) || route === '/subscription'));

test('a pointer reaches every page of the signed-in area at every width', ({ chambers: page }) =>
  expectReached(page, '/home', isSignedIn));

test('the bar fits its window in each language', async ({ chambers: page }) => {
  for (const language of languageCodes) {
    await chooseLanguage(page, language, '**/home');
    for (const width of [360, 768, 1024, 1088, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(untilDrawn);
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(sideways, `${language}, ${width} px`).toBe(0);
    }
  }
});

/** The tabs of a page, or links that look like them, that are not inside of a window of a width when their strip shows them. */
async function outside(tabs: Locator, width: number): Promise<string[]> {
  const missing: string[] = [];
  for (const tab of await tabs.all()) {
    await tab.scrollIntoViewIfNeeded();
    const box = await tab.boundingBox();
    if (!box || box.x < 0 || box.x + box.width > width) missing.push((await tab.textContent()) ?? '');
  }
  return missing;
}

test('a phone reaches all tabs of a page in their strip, in each language', async ({ chambers: page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const found = await page.request.get('/rest/v1/cases?select=id&order=title,id&limit=1');
  const [first] = (await found.json()) as { id: string }[];
  const ofCase = `/home/cases/${first?.id}`;
  for (const language of languageCodes) {
    await chooseLanguage(page, language, '**/home');
    for (const url of ['/home/profile', '/home/help', ofCase, `${ofCase}/chat`]) {
      await page.goto(url);
      const tabs = page.locator('[role=tab], main nav a').filter({ visible: true });
      await expect(tabs.nth(3)).toBeVisible();
      expect.soft(await outside(tabs, 360), `${url} in ${language}`).toEqual([]);
      await expect(page.locator('[aria-selected=true], main nav a[aria-current=page]')).toHaveCount(1);
    }
  }
});
