import type { Page } from '@playwright/test';
import { test } from './demo.ts';
import { DESK, expect, expectAccessible, PHONE } from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';

/** Something on every page and in every dialog, as the demo chambers show it. */
type Stop = { url: string; open?: (page: Page) => Promise<void> };

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const PUBLIC: Stop[] = [
  { url: '/' },
  { url: '/login' },
  { url: '/login', open: (page) => page.getByRole('tab', { name: 'Phone' }).click() },
  { url: '/login?notice=verified' },
  { url: '/login?error=access_denied&error_code=access_denied' },
  { url: '/signup' },
  { url: '/signup', open: (page) => page.getByRole('tab', { name: 'Phone' }).click() },
  { url: '/signup/check-email' },
  { url: '/invitation?token=unknown' },
  { url: '/outbox' },
  { url: '/docs' },
  { url: '/privacy-policy' },
  { url: '/terms' },
  { url: '/refund-policy' },
  { url: '/book-a-call' },
  { url: '/roi-calculator' },
  { url: '/subscription' },
  { url: '/nowhere' },
];

/** The pages of the signed-in area; their first rows come from the chambers themselves. */
async function signedInStops(page: Page): Promise<Stop[]> {
  const first = async (path: string) => {
    const [row] = (await (await page.request.get(path)).json()) as { id: string; case_id?: string }[];
    return row;
  };
  const client = await first('/rest/v1/clients?select=id&limit=1');
  const file = await first('/rest/v1/case_files?select=id,case_id&file_type=eq.application/pdf&limit=1');
  const note = await first('/rest/v1/case_files?select=id,case_id&limit=1');
  const ofCase = `/home/cases/${note?.case_id}`;
  return [
    { url: '/home' },
    { url: '/home', open: (page) => page.keyboard.press('?') },
    { url: '/home', open: (page) => page.keyboard.press('Control+k') },
    { url: '/home', open: press(/^Account of/) },
    { url: '/home/search' },
    { url: '/home/search?q=cheque+dishonour' },
    { url: '/home/check' },
    { url: '/home/chat' },
    { url: '/home/library/sample-06-delhi-hostel-location-app/citations' },
    { url: '/home/real-judgments' },
    { url: '/home/operator/library' },
    { url: '/home/acts' },
    { url: '/home/acts/ipc' },
    { url: '/home/acts/ipc/302' },
    { url: '/home/concordance?act=IPC&section=302&date=2024-06-30' },
    { url: '/home/clients' },
    { url: '/home/clients?view=list' },
    { url: '/home/clients?dialog=new' },
    { url: `/home/clients/${client?.id}` },
    { url: `/home/clients/${client?.id}/edit` },
    { url: '/home/cases' },
    { url: '/home/cases?view=list' },
    { url: '/home/cases?dialog=new' },
    { url: '/home/cases?q=nothing+like+it' },
    { url: ofCase },
    { url: ofCase, open: press('Show Client Information') },
    { url: `${ofCase}?tab=files` },
    { url: `${ofCase}?tab=files&file=${note?.id}` },
    ...(file ? [{ url: `/home/cases/${file.case_id}?tab=files&file=${file.id}` }] : []),
    { url: `${ofCase}?tab=timeline` },
    { url: `${ofCase}?tab=timeline&dialog=event` },
    { url: `${ofCase}?tab=drafts` },
    { url: ofCase, open: press('Share') },
    { url: '/home/cases?whose=shared' },
    { url: '/home/notes' },
    { url: '/home/chambers' },
    { url: '/invitation?token=unknown' },
    { url: '/home/profile' },
    { url: '/home/profile?tab=persona' },
    { url: '/home/profile?tab=ai' },
    { url: '/home/profile?tab=practice' },
    { url: '/home/profile?tab=data' },
    { url: '/home/profile?tab=security' },
    { url: '/home/profile?type=recovery' },
    { url: `${ofCase}/chat` },
    { url: '/subscription/manage' },
    { url: '/subscription/payments' },
    { url: '/home/help' },
    { url: '/home/help?tab=limits' },
    { url: '/home/nowhere' },
  ];
}

async function stopAt(page: Page, { url, open }: Stop): Promise<void> {
  await page.goto(url);
  // A dialog hides the page behind it from roles.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await open?.(page);
}

/** Opens each page on a phone and widens it to a desk; what was opened on it is opened again there. */
async function visit(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) {
    await test.step(`${stop.url} on a phone`, async () => {
      await page.setViewportSize(PHONE);
      await stopAt(page, stop);
      await expectAccessible(page);
      await expectLargeTargets(page);
    });
    await test.step(`${stop.url} on a desk`, async () => {
      await page.setViewportSize(DESK);
      if (stop.open) await stopAt(page, stop);
      await expectAccessible(page);
    });
  }
}

test.slow();

test('a visitor’s pages are accessible on a phone and on a desk', ({ page }) => visit(page, PUBLIC));

// Two halves, so that two workers share them.
for (const half of [0, 1]) {
  test(`every page of the signed-in area is accessible on a phone and on a desk: half ${half + 1}`, async ({
    chambers: page,
  }) => {
    const stops = await signedInStops(page);
    await visit(
      page,
      stops.filter((_, at) => at % 2 === half),
    );
  });
}

/** Of the languages, each has the words of its own; the colours are those of the journeys above. */
async function visitInLanguages(page: Page, urls: readonly string[]): Promise<void> {
  for (const [language, locale] of [
    ['hi', 'hi-IN'],
    ['ta', 'ta-IN'],
  ] as const) {
    await page.goto(`/login?lang=${language}`);
    for (const url of urls) {
      await test.step(`${url} in ${language}`, async () => {
        await page.setViewportSize(PHONE);
        await stopAt(page, { url });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectAccessible(page, 'shown');
        await page.setViewportSize(DESK);
        await expectAccessible(page, 'shown');
      });
    }
  }
}

test('a visitor’s pages are accessible in Hindi and in Tamil', ({ page }) =>
  visitInLanguages(page, [
    '/',
    '/login',
    '/signup',
    '/subscription',
    '/roi-calculator',
    '/book-a-call',
    '/terms',
  ]));

test('the main pages of the signed-in area are accessible in Hindi and in Tamil', async ({
  chambers: page,
}) => {
  const [file] = (await (await page.request.get('/rest/v1/case_files?select=case_id&limit=1')).json()) as {
    case_id: string;
  }[];
  const ofCase = `/home/cases/${file?.case_id}`;
  await visitInLanguages(page, [
    '/home',
    '/home/search?q=cheque+dishonour',
    '/home/library/sample-12-karnataka-cheque-presumption',
    '/home/check',
    '/home/chat',
    '/home/clients',
    '/home/cases',
    '/home/cases?dialog=new',
    ofCase,
    `${ofCase}?tab=files`,
    `${ofCase}?tab=timeline`,
    `${ofCase}?tab=drafts`,
    '/home/profile?tab=practice',
    '/home/profile?tab=security',
  ]);
});
