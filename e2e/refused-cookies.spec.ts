import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect, expectAccessible, newAddress, PASSWORD, PHONE, toast } from './journey.ts';

/** A browser whose user has chosen that no site may keep cookies or other data. */
const test = base.extend<{ strict: Page }>({
  strict: async ({ playwright, baseURL, launchOptions }, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'munshi-cookies-'));
    await mkdir(path.join(profile, 'Default'));
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL ? { baseURL } : {}),
      locale: 'en-IN',
      reducedMotion: 'reduce',
      viewport: PHONE,
    });
    await use(context.pages()[0] ?? (await context.newPage()));
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

const said = (page: Page) => page.getByRole('heading', { name: 'This browser refuses cookies' });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('where cookies are refused, sign-in, sign-up and the demo say so at once and keep what was typed', {
  tag: '@whole-browser',
}, async ({ strict: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const documents: string[] = [];
  page.on('framenavigated', (frame) => documents.push(new URL(frame.url()).pathname));

  // The address that the server printed sets a cookie, without which the demo chambers stay closed.
  await page.goto(process.env.MUNSHI_OPENING_ADDRESS ?? '/');
  await page.goto('/home/cases');
  await expect(page).toHaveURL(/\/login\?from=/u);
  await expect(said(page)).toBeVisible();
  await expect(page.getByText(/open the address that Munshi printed/u)).toBeHidden();
  expect(documents.length).toBeLessThan(6);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Email' }).fill('asha@chambers.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(toast(page, /Allow cookies in the settings of this site/u)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await button(page, 'Continue with Google').click();
  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.getByLabel('Phone number').fill('9876543210');
  await button(page, 'Send OTP').click();
  await expect(page.getByLabel('Phone number')).toHaveValue(/98765\s?43210/u);
  expect(sent).toEqual([]);

  // An account can be made, and its mail says how to go on.
  await page.goto('/signup');
  await expect(said(page)).toBeVisible();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('cookies'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL(/\/login\?notice=verify/u);
  await expect(said(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'No email after a few minutes?' })).toBeVisible();
});
