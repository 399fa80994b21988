import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  chooseGoogleAccount,
  expect,
  expectAccessibleIn,
  newAddress,
  newPhone,
  PASSWORD,
  PHONE,
  signUpAndIn,
  test,
  toast,
} from './journey.ts';

/** The newest text message to a number, from the local outbox. */
async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const { mails } = (await (await request.get('/local/outbox')).json()) as {
    mails: { to: string; text: string }[];
  };
  const text = mails.find(({ to }) => to === `+91${phone}`)?.text ?? '';
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no message';
}

/** An account in this browser, signed out again. */
async function account(page: Page, name: string, baseURL: string): Promise<string> {
  const email = newAddress(name);
  await signUpAndIn(page, email, baseURL);
  await page.context().clearCookies();
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function sendCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('tab', { name: 'Phone' }).click();
  // The form of the Email tab asks for a phone number too.
  const panel = page.getByRole('tabpanel', { name: 'Phone' });
  await panel.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    toast(page, `Verification code has been sent to +91${phone}. Please check your messages.`),
  ).toBeVisible();
}

/** Signs in, adds an authenticator and makes recovery codes, all through the API, and signs out. */
async function withAuthenticator(page: Page, baseURL: string) {
  const email = newAddress('factor');
  await signUpAndIn(page, email, baseURL);
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: baseURL } });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const factor = await call('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Pixel 8' });
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  const challenge = await call(`/auth/v1/factors/${factor.id}/challenge`, {});
  const code = totp.generate();
  await call(`/auth/v1/factors/${factor.id}/verify`, { challenge_id: challenge.id, code });
  const { codes } = (await call('/auth/v1/recovery-codes', {})) as { codes: string[] };
  await page.context().clearCookies();
  // A code works once: the next one is that of the next half minute, which is accepted already.
  const nextCode = () => totp.generate({ timestamp: Date.now() + 30_000 });
  return { email, usedCode: code, nextCode, recoveryCodes: codes };
}

/** Paths of the requests that the page makes for its own data. */
function dataCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(rest|storage|functions|library|.*_search)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('sign-in by email returns to the requested page and leaves the history', async ({ page, baseURL }) => {
  const email = await account(page, 'asha', baseURL ?? '');
  await page.goto('/docs');
  await page.goto('/home/clients');
  await expect(page).toHaveURL(/\/login\?from=%2Fhome%2Fclients$/);
  await signIn(page, ` ${email.toUpperCase()} `);
  await expect(toast(page, 'You have been logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/clients$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
});

test('sign-in by phone creates an account for the verified number', async ({ page }) => {
  const phone = newPhone(9);
  await page.goto('/signup');
  await sendCode(page, phone);
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await expect(number).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeFocused();

  const right = await codeFor(page.request, phone);
  const wrong = right === '000000' ? '111111' : '000000';
  await code.fill(wrong);
  await expect(toast(page, 'Invalid verification code. Please try again.')).toBeVisible();
  await expect(code).toHaveValue(wrong);
  await code.fill(right);
  await expect(toast(page, 'Phone number verified successfully. You are now signed in.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const user = (await (await page.request.get('/auth/v1/user')).json()) as { phone: string };
  expect(user.phone.replace(/^\+/, '')).toBe(`91${phone}`);
});

test('sign-in by phone accepts a pasted number, lets the user change it, and shows the code in the outbox', async ({
  page,
}) => {
  const [first, second] = [newPhone(9), newPhone(9)];
  await page.goto('/login?from=%2Fhome%2Fcases');
  await sendCode(page, first);
  await page.getByRole('button', { name: 'Change number' }).click();
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await expect(number).toBeFocused();
  await number.fill(`+91 ${second.slice(0, 5)} ${second.slice(5)}`);
  await expect(number).toHaveValue(second);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the local outbox' })).toBeVisible();
  await code.fill(await codeFor(page.request, second));
  await expect(page).toHaveURL(/\/home\/cases$/);
});

test('sign-in with Google creates an account and returns to the requested page', async ({ page }) => {
  await page.goto('/home/cases');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseGoogleAccount(page, newAddress('google'), 'Meera Iyer');
  await expect(page).toHaveURL(/\/home\/cases$/);
  await expect(toast(page, 'You have been logged in successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Meera Iyer: MI', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cases', level: 1 })).toBeVisible();
  await expect(toast(page, 'You have been logged in successfully')).toBeHidden();
});

test('a cancelled sign-in with Google is reported once, and the requested page is kept', async ({ page }) => {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'You were not signed in with Google' })).toBeVisible();
  await expect(toast(page, 'Sign-in with Google was cancelled. Nothing was changed.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?from=%2Fhome%2Fclients$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('was cancelled')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('google-sign-in'))).toBeNull();
});

test('with an authenticator no page opens before its code, even after a reload', async ({
  page,
  baseURL,
}) => {
  const { email, usedCode, nextCode } = await withAuthenticator(page, baseURL ?? '');
  const calls = dataCalls(page);
  await page.goto('/home/cases');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/verify\?from=%2Fhome%2Fcases$/);
  await page.goto('/home/clients');
  await expect(page).toHaveURL(/\/login\/verify\?from=%2Fhome%2Fclients$/);
  await page.reload();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  expect(calls).toEqual([]);

  await code.fill(usedCode);
  await expect(toast(page, 'Invalid verification code. Please try again.')).toBeVisible();
  await expect(code).toHaveValue(usedCode);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Set the date and time of your phone to automatic')).toBeVisible();
  await code.fill(nextCode());
  await expect(page).toHaveURL(/\/home\/clients$/);
  await expect(toast(page, 'You have been logged in successfully')).toBeVisible();
  const session = await (await page.request.get('/auth/v1/sessions/current')).json();
  expect(session).toMatchObject({ aal: 'aal2', next_aal: 'aal2' });
});

test('a recovery code signs in once after a lost phone, and the other tab follows', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, recoveryCodes } = await withAuthenticator(page, baseURL ?? '');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/home/clients');
  await expect(other.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(other).toHaveURL(/\/home\/clients$/);

  await context.clearCookies();
  await page.goto('/login');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    toast(page, 'This recovery code is wrong, or it was already used.').or(
      toast(page, 'Invalid verification code. Please try again.'),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key !== 'theme'),
    session: JSON.stringify({ ...sessionStorage }),
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
  }));

/** Two pages of one browser, the second on the list of clients. */
async function twoTabs(context: BrowserContext, page: Page): Promise<Page> {
  await page.goto('/home/cases');
  await expect(page.getByRole('heading', { name: 'Cases', level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/home/clients');
  await expect(other.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  return other;
}

test('signing out in one tab signs out the other and leaves nothing in the browser', async ({
  lawyer: page,
  context,
}) => {
  const other = await twoTabs(context, page);
  await other.evaluate(() => localStorage.setItem('left-behind', 'a draft of a case'));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(toast(other, 'You have been signed out of your account')).toBeVisible();
  for (const tab of [page, other]) {
    const { local, session, databases, caches } = await stored(tab);
    expect({ local, databases, caches }).toEqual({ local: [], databases: 0, caches: [] });
    expect(session).not.toMatch(/case|client|draft/i);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('signing in to another account in another tab replaces the shown account', async ({
  lawyer: page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const stranger = await browser.newPage({ baseURL: origin });
  const email = newAddress('ravi');
  await signUpAndIn(stranger, email, origin);
  const renamed = { data: { data: { full_name: 'Ravi Menon' } }, headers: { origin } };
  expect((await stranger.request.put('/auth/v1/user', renamed)).status()).toBe(200);
  await stranger.close();
  const other = await twoTabs(context, page);
  const data = { email, password: PASSWORD };
  await other.request.post('/auth/v1/token?grant_type=password', { data, headers: { origin } });
  await other.reload();
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Account of Ravi Menon' })).toBeVisible();
});

test('the steps of signing in are accessible on a desk and on a phone', async ({ page, baseURL }) => {
  const { email } = await withAuthenticator(page, baseURL ?? '');
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await sendCode(page, newPhone(9));
  await expectAccessibleIn(page);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Enter the six digits of the code')).toBeVisible();
  await expectAccessibleIn(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expectAccessibleIn(page);
});
