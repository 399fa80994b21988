import { randomInt } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { caseAction, expect } from './journey.ts';

// Steps of journeys with shared cases.

export const TITLE = 'Kaveri Mills v. State of Karnataka';

/** A case of the signed-in lawyer, opened. */
export async function openNewCase(page: Page, baseURL: string): Promise<string> {
  const made = await page.request.post('/rest/v1/cases', {
    data: { title: TITLE, client_name: 'Kaveri Mills', petitioner: 'Kaveri Mills', respondent: 'State' },
    headers: { origin: baseURL, prefer: 'return=representation' },
  });
  expect(made.status()).toBe(201);
  const [row] = (await made.json()) as { id: string }[];
  await page.goto(`/home/cases/${row?.id}`);
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  return row?.id ?? '';
}

/** The newest link of a kind that was mailed to an address, from the local outbox. */
export async function mailedLink(request: APIRequestContext, email: string, kind: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mails } = (await (await request.get('/local/outbox')).json()) as {
        mails: { to: string; links: string[] }[];
      };
      link = mails
        .filter(({ to }) => to.includes(email))
        .flatMap(({ links }) => links)
        .find((href) => href.includes(kind));
      return link !== undefined;
    })
    .toBe(true);
  return link ?? '';
}

/** Invites an address in the dialog of the open case, which stays open. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  await caseAction(page, 'Share');
  const dialog = page.getByRole('dialog', { name: 'Share this case' });
  await dialog.getByLabel('Email or mobile number').fill(email);
  await dialog.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'Pending invitations' }).getByText(email)).toBeVisible();
}

/** The browser signs up from an office of its own: the server takes only so many sign-ups from one. */
export async function signUpFromOwnOffice(context: BrowserContext): Promise<void> {
  const office = `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;
  await context.route(/\/auth\/v1\/signup/u, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': office } }),
  );
}

export async function otherBrowser(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await signUpFromOwnOffice(context);
  return context;
}

/** Accepts the opened invitation, which leads to the case. */
export async function accept(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You are invited to a case' })).toBeVisible();
  await expect(page.getByText(TITLE)).toBeVisible();
  await page.getByRole('button', { name: 'Accept and open' }).click();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
}
