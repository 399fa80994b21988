import type { Page } from '@playwright/test';
import { test } from './demo.ts';
import { DESK, expect, PHONE } from './journey.ts';

const TITLE = 'Basavaraj Hiregoudar v. Mallikarjun Angadi';

/** Counts the presses of a user: on a button, a link, anything. Typing is none. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.addEventListener(
      'click',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)),
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search documents' });
const cardOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Search Results' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
const opened = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

for (const [name, size, top] of [
  ['a desk', DESK, 200],
  ['a phone', PHONE, 120],
] as const) {
  test(`from a search to the marked passage is one press on ${name}`, async ({ chambers: page }) => {
    const presses = await counted(page);
    await page.setViewportSize(size);
    await page.goto('/home/search');
    await box(page).fill('presumption security cheque');
    // Before the answer comes, the list is that of an empty search.
    await expect(cardOf(page, TITLE).locator('mark').first()).toBeVisible();
    await cardOf(page, TITLE).getByRole('link', { name: 'Open in reader' }).click();
    await expect(page).toHaveURL(/at=\d+/);
    await expect(page.locator('mark[aria-current="true"]').first()).toBeInViewport();
    expect(await presses()).toBe(1);
  });

  test(`a typed citation with a paragraph opens there, and its pinpoint is copied, in two presses on ${name}`, async ({
    chambers: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const presses = await counted(page);
    await page.setViewportSize(size);
    await page.goto('/home/search');
    await box(page).fill('2013 MUNSHI SAMPLE 12, para 7');
    const open = cardOf(page, TITLE).getByRole('link', { name: 'Open in reader' });
    // Before the answer comes, the list is that of an empty search.
    await expect(open).toHaveAttribute('href', /[?&]number=(?:%22)?7/);
    await open.click();
    await expect(opened(page, TITLE)).toBeVisible();
    const copy = page.getByRole('button', { name: 'Paragraph 7: copy pinpoint' });
    await expect(copy).toBeInViewport();
    expect(await presses()).toBe(1);
    await copy.click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`${TITLE}, 2013 MUNSHI SAMPLE 12, para 7`);
    expect(await presses()).toBe(2);
  });

  test(`an open draft becomes a filing, and its file is taken, in at most four presses on ${name}`, async ({
    lawyer: page,
    baseURL,
  }) => {
    const made = async (table: string, data: object) => {
      const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
      const answer = await page.request.post(`/rest/v1/${table}`, { data, headers });
      return ((await answer.json()) as { id: string }[])[0]?.id;
    };
    const case_id = await made('cases', { title: 'Kaveri Looms v. Palar Dyes' });
    const draft = await made('case_drafts', { case_id, title: 'Writ petition', content: 'WRIT PETITION' });
    const presses = await counted(page);
    await page.setViewportSize(size);
    await page.goto(`/home/cases/${case_id}?tab=drafts&draft=${draft}`);
    await expect(page.getByRole('textbox', { name: 'Text of the draft' })).toContainText('WRIT PETITION');
    if (size === PHONE) {
      await page.getByRole('button', { name: 'Actions for Writ petition' }).click();
      await page.getByRole('menuitem', { name: 'Prepare filing' }).click();
    } else await page.getByRole('button', { name: 'Prepare filing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prepare filing' });
    await dialog.getByRole('button', { name: 'Prepare the files' }).click();
    const downloaded = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download Writ petition.pdf' }).click();
    expect((await downloaded).suggestedFilename()).toBe('Writ petition.pdf');
    expect(await presses()).toBeLessThanOrEqual(4);
  });

  test(`the later treatment of a judgment is seen without a press on ${name}`, async ({ chambers: page }) => {
    const presses = await counted(page);
    await page.setViewportSize(size);
    await page.goto('/home/library/sample-12-karnataka-cheque-presumption');
    await expect(opened(page, TITLE)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Later treatment' })).toBeInViewport();
    expect(await presses()).toBe(0);
    const first = await page
      .getByRole('article')
      .getByText(/High Court/)
      .first()
      .boundingBox();
    expect(first?.y).toBeLessThanOrEqual(top);
  });
}
