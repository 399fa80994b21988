import { expect, expectAccessible, newAddress, PASSWORD, signUpAndIn, test } from './journey.ts';

const NAMES = [
  `${'Thiruvananthapuram '.repeat(15)}Mills`,
  'ப'.repeat(300),
  'شركة النسيج المحدودة ضد الدولة',
  '\u{1F9D1}\u{1F3FD}\u200D\u2696\uFE0F\u{20BB7}\u{1F600} & Sons',
];

test('odd names, a window without height, refused images and a wrong clock leave the pages usable', async ({
  lawyer: page,
  baseURL,
}) => {
  test.slow();
  let caseId = '';
  for (const name of NAMES) {
    const made = await page.request.post('/rest/v1/rpc/create_client_with_case', {
      data: { name, status: 'exploration' },
      headers: { origin: baseURL ?? '' },
    });
    expect(made.status(), name).toBe(200);
    ({ case_id: caseId } = (await made.json()) as { case_id: string });
  }
  await page.route(/\.(?:png|svg|jpe?g|gif)(?:\?|$)/u, (route) => route.abort());
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    for (const url of ['/home/clients', '/home/cases?view=list', `/home/cases/${caseId}`]) {
      await page.goto(url);
      await expect(page.getByText(NAMES[3] ?? '').first()).toBeVisible();
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 360, height: 1 });
  await page.goto('/home/cases');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByText(NAMES[2] ?? '').first()).toBeVisible();

  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Today’s board' })).toBeVisible();
  await expect(page.getByText(/^The clock of this device/)).toBeHidden();
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.goto('/home');
  await expect(page.getByText(/^The clock of this device is about 25 hours fast/)).toBeVisible();
  await page.clock.setFixedTime(Date.now() - 25 * 3_600_000);
  await page.goto('/home');
  await expect(page.getByText(/^The clock of this device is about 25 hours slow/)).toBeVisible();
  await expectAccessible(page);
});

test('where storage is refused the pages work, and without cookies the sign-in says why it failed', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('cookies');
  await signUpAndIn(page, email, baseURL ?? '');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.context().clearCookies();
  await page.goto('/login');
  // The answer reaches the page, and its cookie is lost.
  await page.route('**/auth/v1/token?**', async (route) => {
    const request = route.request();
    const answer = await fetch(request.url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: baseURL ?? '' },
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      body: await answer.text(),
    });
  });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByText(/^Signing in needs a cookie, and this browser refuses it\./u).first(),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test('where the code of a signed-in page is late, the bar is shown at once, and the page then works', async ({
  lawyer: page,
  baseURL,
}) => {
  const made = await page.request.post('/rest/v1/rpc/create_client_with_case', {
    data: { name: 'Kaveri Mills', status: 'exploration' },
    headers: { origin: baseURL ?? '' },
  });
  expect(made.status()).toBe(200);
  const late: (() => Promise<void>)[] = [];
  let isLate = true;
  await page.route(/\/assets\/.*\.js(?:\?|$)/u, (route) =>
    isLate ? void late.push(() => route.continue()) : route.continue(),
  );
  await page.goto('/home/clients', { waitUntil: 'commit' });
  await expect(page.locator('#root').getByText('Check a document')).toBeVisible();
  await expect(page.getByText('Kaveri Mills')).toBeHidden();
  const sentence = page.getByRole('status').filter({ hasText: 'This page is taking long to load.' });
  await expect(sentence).toBeHidden();
  // Ends the wait of ten seconds at once.
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  await expect(sentence).toBeVisible();
  isLate = false;
  for (const go of late) await go();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sentence).toBeHidden();
  await page
    .getByRole('link', { name: /Kaveri Mills/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/home\/clients\/[0-9a-f-]+$/u);
});
