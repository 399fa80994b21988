import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import {
  chooseGoogleAccount,
  expect,
  expectAccessibleIn,
  newAddress,
  newPhone,
  openProduct,
  PASSWORD,
  PHONE,
  signUpAndIn,
  test,
  toast,
} from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';

// Argon2 and a built product on a shared machine take their time.
test.slow();

const SECURITY = '/home/profile?tab=security';

/** The newest code to a number or an address, from the local outbox. */
async function codeFor(page: Page, to: string): Promise<string> {
  const { mails } = (await (await page.request.get('/local/outbox')).json()) as {
    mails: { to: string; text: string }[];
  };
  const texts = mails.filter((mail) => mail.to.includes(to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
  return texts.find((code) => code !== undefined) ?? 'no message';
}

/** Makes the sessions of an account older than what a sensitive change takes, in the database of the product. */
async function letTimePass(email: string): Promise<void> {
  const folder = process.env.MUNSHI_DATA ?? '';
  const { database } = JSON.parse(await readFile(path.join(folder, 'secrets.json'), 'utf8'));
  const client = new pg.Client({
    host: path.join(folder, 'postgresql/socket'),
    user: 'munshi_accounts',
    password: database.accounts,
    database: 'munshi',
  });
  await client.connect();
  const aged = await client.query(
    "update auth.sessions set created_at = created_at - interval '11 minutes' where user_id = (select id from auth.users where email = $1)",
    [email],
  );
  await client.end();
  expect(aged.rowCount).toBeGreaterThan(0);
}

/** Adds an authenticator as its user does, from the secret that is shown, up to the recovery codes. */
async function addAuthenticator(page: Page, name: string): Promise<TOTP> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const shown = await page
    .getByRole('group', { name: 'Or type this secret into the app' })
    .locator('code')
    .textContent();
  expect(shown).toMatch(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/);
  const totp = new TOTP({ secret: Secret.fromBase32((shown ?? '').replaceAll(' ', '')) });
  await page.getByLabel('Six-digit code').fill(totp.generate());
  await page.keyboard.press('Enter');
  return totp;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`/login?from=${encodeURIComponent(SECURITY)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
}

test('an authenticator protects every sign-in, a recovery code replaces it, and after removal the password is enough', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('guard');
  await signUpAndIn(page, email, baseURL ?? '');
  await page.goto(SECURITY);
  await expect(page.getByText('Only your password protects this account', { exact: true })).toBeVisible();
  const totp = await addAuthenticator(page, 'Aegis on my Pixel');

  const codes = page.getByRole('dialog', { name: 'Save these recovery codes' });
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Save as text' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const kept = saved.match(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}\r$/gm)?.map((line) => line.trim()) ?? [];
  expect(kept).toEqual(await codes.getByRole('listitem').allInnerTexts());
  await page.keyboard.press('Escape');
  await expect(codes.getByText('Save them first')).toBeVisible();
  await codes.getByRole('checkbox', { name: 'I have saved them' }).click();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Every sign-in asks for your authenticator app')).toBeVisible();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'This session' })).toContainText(
    /Two factors.*with password and authenticator app/,
  );

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email);
  // A code works once: that of the next half minute is accepted already.
  await page.getByRole('textbox', { name: 'Code' }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await expect(page.getByText('Every sign-in asks for your authenticator app')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill((kept[3] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Recovery code used');

  await page.getByRole('button', { name: 'Remove Aegis on my Pixel' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('After that: Only your password protects this account.');
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Only your password protects this account', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create new codes' })).toBeHidden();
});

test('an unconfirmed authenticator is removed in every way of leaving', async ({ lawyer: page }) => {
  const factors = async () =>
    ((await (await page.request.get('/auth/v1/user')).json()) as { factors: unknown[] }).factors.length;
  const add = page.getByRole('button', { name: 'Add an authenticator app' });
  for (const leave of [
    () => page.keyboard.press('Escape').then(() => expect(add).toBeFocused()),
    () => page.goto('/home'),
    () => page.goBack().then(() => page.reload()),
  ]) {
    await page.goto(SECURITY);
    await add.click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(async () => expect(await factors()).toBe(1)).toPass();
    await leave();
    await expect(async () => expect(await factors()).toBe(0)).toPass();
  }
});

test('a phone becomes a second factor after its code', async ({ lawyer: page }) => {
  const phone = newPhone(8);
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Add a phone' }).click();
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter a 10-digit mobile number')).toBeVisible();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the local outbox' })).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Save these recovery codes' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Every sign-in asks for a code to your phone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a phone' })).toBeHidden();
});

test('ending another session signs it out', async ({ page, browser, baseURL }) => {
  const email = newAddress('sessions');
  await signUpAndIn(page, email, baseURL ?? '');
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  });
  const other = await elsewhere.newPage();
  const data = { email, password: PASSWORD };
  await other.request.post('/auth/v1/token?grant_type=password', {
    data,
    headers: { origin: baseURL ?? '' },
  });
  await other.goto('/home');
  await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible();

  await page.goto(SECURITY);
  await expect(page.getByRole('button', { name: 'End all others' })).toBeVisible();
  await page.getByRole('button', { name: 'End the session of Chrome on Windows' }).click();
  await expect(toast(page, 'Session ended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden();
  // The server reports its end at once; the next click would lead to the same page.
  await expect(other).toHaveURL(/\/login/);
  expect((await other.request.get('/auth/v1/user')).status()).toBe(401);
  await elsewhere.close();
});

test('long after the sign-in a new password needs the current one or a code, and the form keeps its text', async ({
  page,
  baseURL,
}) => {
  test.skip(!process.env.MUNSHI_DATA, 'the database of the product is not available');
  const email = newAddress('change');
  await signUpAndIn(page, email, baseURL ?? '');
  await letTimePass(email);
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('Replaced#Pass2');
  await page.getByLabel('Confirm new password').fill('Replaced#Pass2');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Current password').fill('Wrong#Pass9');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('This is not your current password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Replaced#Pass2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await proof.getByLabel('Current password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Your password has been changed')).toBeVisible();

  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(`new.${email}`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await proof.getByRole('button', { name: 'Forgotten? Send me a code' }).click();
  await expect(proof.getByText(`A code was sent to ${email}`)).toBeVisible();
  await expect.poll(() => codeFor(page, email)).toMatch(/^\d{6}$/);
  await proof.getByLabel('Six-digit code').fill(await codeFor(page, email));
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Until you open it, ${email} stays your email`)).toBeVisible();
});

test('the page of a reset link takes the new password long after it was opened', async ({
  page,
  baseURL,
}) => {
  test.skip(!process.env.MUNSHI_DATA, 'the database of the product is not available');
  const email = newAddress('reset');
  await signUpAndIn(page, email, baseURL ?? '');
  await page.context().clearCookies();
  await openProduct(page.request);
  await page.request.post('/auth/v1/recover', { data: { email } });
  await expect
    .poll(async () => {
      const { mails } = (await (await page.request.get('/local/outbox')).json()) as {
        mails: { to: string; subject: string }[];
      };
      return mails.some(({ to, subject }) => to.includes(email) && subject === 'Choose a new password');
    })
    .toBe(true);
  await page.goto('/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await mail.filter({ hasText: 'Choose a new password' }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeVisible();
  await letTimePass(email);
  await page.getByLabel('New password', { exact: true }).fill('Replaced#Pass2');
  await page.getByLabel('Confirm new password').fill('Replaced#Pass2');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Your password has been changed')).toBeVisible();
});

test('a phone number is added with its code', async ({ lawyer: page }) => {
  const phone = newPhone(8);
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Add a number' }).click();
  await page.getByLabel('New mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.getByLabel('Six-digit code').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Phone added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change phone' })).toBeVisible();
});

test('Google is connected, signs in, and is disconnected; then sign-in with it is refused', async ({
  lawyer: page,
  browser,
  baseURL,
}) => {
  const google = newAddress('gmail');
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Sign-in with Google was cancelled. Nothing was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await chooseGoogleAccount(page, google);
  await expect(toast(page, 'Your Google account is connected')).toBeVisible();
  await expect(page.getByText(google)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(`/login?from=${encodeURIComponent('/home/cases')}`);
  await other.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseGoogleAccount(other, google);
  await expect(other.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('After that you sign in with your email and password.');
  await asked.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Google account disconnected');
  // The session that Google had opened has ended with it.
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('the recovery codes are printed as a sheet of their own', async ({ lawyer: page }) => {
  await page.goto(SECURITY);
  await addAuthenticator(page, 'Aegis');
  const codes = page.getByRole('dialog', { name: 'Save these recovery codes' });
  await expect(codes).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Munshi recovery codes')).toBeVisible();
  await expect(codes).toBeHidden();
  await expect(page.getByText('Your Profile')).toBeHidden();
});

test('the security tab is accessible on a desk and on a phone', async ({ lawyer: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(SECURITY);
  await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Security' })).toBeInViewport();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await expectAccessibleIn(page);
  await expectLargeTargets(page);
  await page.getByRole('button', { name: 'Add a phone' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter a 10-digit mobile number')).toBeVisible();
  await expectAccessibleIn(page);
  await page.keyboard.press('Escape');
  await addAuthenticator(page, 'Aegis');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Save them first')).toBeVisible();
  await expectAccessibleIn(page);
  await expectLargeTargets(page);
});
