import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  newAddress,
  openProduct,
  PASSWORD,
  signUpAndIn,
  test,
  toast,
} from './journey.ts';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the link of a mail in the outbox page, as soon as the mail is there. */
async function openMail(page: Page, email: string, subject: string): Promise<void> {
  await expect
    .poll(async () => {
      const outbox = await page.request.get('/local/outbox');
      const { mails } = (await outbox.json()) as { mails: { to: string; subject: string }[] };
      return mails.some((mail) => mail.to.includes(email) && mail.subject === subject);
    })
    .toBe(true);
  await page.goto('/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject });
  await mail.first().getByRole('link').first().click();
  await expect(page.getByText(email).first()).toBeVisible();
}

/** Opens the link of a mail and presses the button of its page. */
async function followMail(page: Page, email: string, subject: string, button: string): Promise<void> {
  await openMail(page, email, subject);
  await page.getByRole('button', { name: button }).click();
}

test('sign up, verify by email, sign in, return to the requested page, sign out', async ({ page }) => {
  const email = newAddress('asha');
  await page.goto('/home/clients');
  await expect(toast(page, 'Please log in to access this page')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await signUp(page, email);
  await expect(toast(page, 'Verification Required')).toBeVisible();
  await signInRefused(page, email);
  await followMail(page, email, 'Confirm your email address', 'Confirm my address');
  // In the browser in which the account was made, the link signs in.
  await expect(page).toHaveURL(/\/home$/);
  await page.context().clearCookies();

  await page.goto('/home/clients');
  await signIn(page, email);
  await expect(toast(page, 'You have been logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/clients/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage)
        .concat(Object.keys(localStorage))
        .filter((key) => /case|client|query/i.test(key)),
    ),
  ).toEqual([]);
});

async function signInRefused(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, email);
  await expect(toast(page, 'Email not confirmed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
}

test('the password field shows missing requirements and strength', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.getByRole('listitem').filter({ hasText: 'At least 8 characters' })).toContainText(
    'not met yet',
  );
  await expect(page.getByRole('status').filter({ hasText: 'Password strength' })).toContainText('Weak');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByRole('listitem').filter({ hasText: 'At least 8 characters' })).not.toContainText(
    'not met yet',
  );
  await expect(page.getByText('Password meets all requirements')).toBeVisible();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('mismatch'));
  await page.getByLabel('Confirm password').fill('Another#1Pass');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
});

test('a forgotten password is replaced through the mail', async ({ page }) => {
  const email = newAddress('ravi');
  await signUp(page, email);
  await expect(toast(page, 'Verification Required')).toBeVisible();
  await page.context().clearCookies();
  await openProduct(page.request);
  await followMail(page, email, 'Confirm your email address', 'Confirm my address');
  // In another browser the link confirms the address, and fills it in.
  await expect(page.getByText('Your address is verified')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/login\?notice=verified$/);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(toast(page, 'Password reset instructions have been sent to your email')).toBeVisible();
  await followMail(page, email, 'Choose a new password', 'Choose a new password');
  await expect(page).toHaveURL(/\/home\/profile/);
  await page.getByLabel('New password', { exact: true }).fill('Replaced#Pass2');
  await page.getByLabel('Confirm new password').fill('Replaced#Pass2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password has been changed')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, email, 'Replaced#Pass2');
  await expect(page).toHaveURL(/\/home/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an email link asks first and keeps another account signed in: ${colorScheme}`, async ({
    lawyer: page,
    browser,
    baseURL,
  }) => {
    const me = (await (await page.request.get('/auth/v1/user')).json()) as { email: string };
    const other = newAddress('other');
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await signUpAndIn(await elsewhere.newPage(), other, baseURL ?? '');
    await elsewhere.close();
    await page.emulateMedia({ colorScheme });
    await page.request.post('/auth/v1/recover', { data: { email: other } });
    await openMail(page, other, 'Choose a new password');
    await expect(page.getByText(`You are signed in as ${me.email}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Stay signed in as ${me.email}` }).click();
    await expect(page).toHaveURL(/\/home$/);
    await openMail(page, other, 'Choose a new password');
    await page.getByRole('button', { name: `Sign out and continue as ${other}` }).click();
    await expect(page).toHaveURL(/\/home\/profile/);
    expect(await (await page.request.get('/auth/v1/user')).json()).toMatchObject({ email: other });
  });
}

test('the demo chambers open with two clients, three cases and files', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open the demo chambers' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(
    page
      .getByRole('region', { name: 'Today’s board' })
      .getByRole('link', { name: /Kaveri Textiles v\. Sundaram Garments \(cheque\)/ }),
  ).toHaveCount(2);
  await expect(page.getByText('Evidence of the complainant')).toBeVisible();
});

test('the profile is saved', async ({ lawyer: page }) => {
  await page.goto('/home/profile');
  await page.getByLabel('Location (optional)').fill('Chennai, Tamil Nadu');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Location (optional)')).toHaveValue('Chennai, Tamil Nadu');
});
