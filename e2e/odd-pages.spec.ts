import type { Page } from '@playwright/test';
import { expect, expectAccessible, newAddress, signUpAndIn, test } from './journey.ts';
import { openNewCase } from './sharing.ts';

const EMOJI = '\u{1F9D1}\u{1F3FD}\u200D\u2696\uFE0F\u{1F600}';
const ARABIC = 'شركة النسيج المحدودة ضد الدولة';
const LONG = 'W'.repeat(200);
const DRAFT = `${ARABIC} ${EMOJI} ${LONG}`;

/** Something of the open case, through the API of the signed-in browser. */
async function add(page: Page, origin: string, path: string, data: object): Promise<string> {
  const made = await page.request.post(path, { data, headers: { origin, prefer: 'return=representation' } });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { id: string }[])[0]?.id ?? '';
}

async function addFile(
  page: Page,
  origin: string,
  caseId: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const ending = name.split('.').at(-1);
  const file_path = `case_files/${caseId}/odd_${content.length}.${ending}`;
  const stored = await page.request.post(`/storage/v1/object/case-files/${file_path}`, {
    data: content,
    headers: { origin, 'content-type': ending === 'png' ? 'image/png' : 'text/plain' },
  });
  expect(stored.ok(), await stored.text()).toBe(true);
  return add(page, origin, '/rest/v1/case_files', { case_id: caseId, file_name: name, file_path });
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('odd names of files, drafts, people and events, in a window without height, and a picture that does not come', async ({
  page,
  baseURL,
}) => {
  await signUpAndIn(page, newAddress('odd'), baseURL ?? '');
  const caseId = await openNewCase(page, baseURL ?? '');
  const at = `/home/cases/${caseId}`;
  const text = await addFile(
    page,
    baseURL ?? '',
    caseId,
    `${ARABIC} ${EMOJI} ${LONG}.txt`,
    Buffer.from(EMOJI),
  );
  const picture = await addFile(page, baseURL ?? '', caseId, `${EMOJI}.png`, PIXEL);
  const draft = await add(page, baseURL ?? '', '/rest/v1/case_drafts', {
    case_id: caseId,
    title: DRAFT,
    content: DRAFT,
  });
  await add(page, baseURL ?? '', '/rest/v1/timeline_events', {
    case_id: caseId,
    title: DRAFT,
    event_type: 'hearing',
    event_date: '2031-03-04T00:00:00+05:30',
  });
  await page.goto('/home/profile');
  await page.getByLabel('Full name').fill(`${EMOJI} ${ARABIC} ${LONG}`.slice(0, 100));
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();

  for (const url of [
    `${at}?tab=files&file=${text}`,
    `${at}?tab=timeline`,
    `${at}?tab=drafts&draft=${draft}`,
    '/home/library/sample-12-karnataka-cheque-presumption?q=presumption',
  ]) {
    await page.setViewportSize({ width: 360, height: 1 });
    await page.goto(url);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
  }

  await page.goto(`${at}?tab=drafts&draft=${draft}`);
  const paragraph = page.getByRole('textbox', { name: 'Text of the draft' }).locator('p').first();
  await expect(paragraph).toContainText(ARABIC);
  const fromTheRight = await paragraph.evaluate((element) => {
    const first = new Range();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (text) first.setStart(text, 0);
    if (text) first.setEnd(text, 1);
    return element.getBoundingClientRect().right - first.getBoundingClientRect().right;
  });
  expect(fromTheRight).toBeLessThan(2);

  await page.route('**/storage/v1/object/sign/**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto(`${at}?tab=files&file=${picture}`);
  const preview = page.getByRole('region', { name: `Preview of ${EMOJI}.png` });
  await expect(preview.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unrouteAll();
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByRole('img', { name: `${EMOJI}.png` })).toBeVisible();
});

test('where all storage is refused a draft is written, and the page says that this browser keeps nothing', async ({
  lawyer: page,
  context,
  baseURL,
}) => {
  const caseId = await openNewCase(page, baseURL ?? '');
  const draft = await add(page, baseURL ?? '', '/rest/v1/case_drafts', {
    case_id: caseId,
    title: 'Notice',
    content: 'Take notice.',
  });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    indexedDB.open = refuse;
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`/home/cases/${caseId}?tab=drafts&draft=${draft}`);
  const text = page.getByRole('textbox', { name: 'Text of the draft' });
  await expect(text).toContainText('Take notice.');
  await context.setOffline(true);
  await text.click();
  await page.keyboard.type('Typed without a connection. ');
  await expect(
    page.getByRole('alert').filter({ hasText: 'this browser keeps nothing on this device' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  for (const [url, shown = url] of [
    ['/'],
    ['/login', '/home'],
    ['/home/search?q=cheque'],
    ['/home/library/sample-12-karnataka-cheque-presumption'],
  ] as const) {
    await page.goto(url);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('a clock that is wrong by a day keeps nobody out, and dates are those of the server', async ({
  lawyer: page,
  baseURL,
}) => {
  const caseId = await openNewCase(page, baseURL ?? '');
  for (const hours of [25, -25]) {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    for (const url of [`/home/cases/${caseId}?tab=timeline`, '/home/profile?tab=security', '/book-a-call']) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    }
  }
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
