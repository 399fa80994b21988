import { Secret, TOTP } from 'otpauth';
import { expect, newAddress, PASSWORD, signUpAndIn, test } from '../journey.ts';
import { expectFocus, expectSaid, listen, press, tabTo, write } from './keys.ts';

test('a second factor, its recovery codes and the end of a session by keyboard alone, in forced colours', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newAddress('keys');
  await signUpAndIn(page, email, baseURL ?? '');
  const elsewhere = await playwright.request.newContext({
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  });
  const signIn = `${baseURL}/auth/v1/token?grant_type=password`;
  const opened = await elsewhere.post(signIn, {
    data: { email, password: PASSWORD },
    headers: { origin: baseURL ?? '' },
  });
  expect(opened.ok()).toBe(true);
  await elsewhere.dispose();
  await page.emulateMedia({ forcedColors: 'active' });
  await listen(page);
  await page.goto('/home/profile?tab=security');

  await press(page, page.getByRole('button', { name: 'End the session of Chrome on Windows' }));
  await expectSaid(page, 'Session ended');
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden();
  await expectFocus(page);

  await press(page, page.getByRole('button', { name: 'Add an authenticator app' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeFocused();
  await page.keyboard.press('Enter');
  await write(page, page.getByRole('dialog').getByLabel('Name'), 'Aegis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/u })).toBeVisible();
  const secret = page.getByRole('group', { name: 'Or type this secret into the app' }).locator('code');
  const totp = new TOTP({
    secret: Secret.fromBase32(((await secret.textContent()) ?? '').replaceAll(' ', '')),
  });
  const code = page.getByLabel('Six-digit code');
  await write(page, code, '12');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/\S/u);
  await write(page, code, totp.generate());
  await page.keyboard.press('Enter');

  const codes = page.getByRole('dialog', { name: 'Save these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const saved = page.waitForEvent('download');
  await press(page, codes.getByRole('button', { name: 'Save as text' }));
  await saved;
  await press(page, codes.getByRole('button', { name: 'Done' }));
  await expectSaid(page, 'Save them first');
  await press(page, codes.getByRole('checkbox', { name: 'I have saved them' }), ' ');
  await press(page, codes.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('Every sign-in asks for your authenticator app')).toBeVisible();
  await expectFocus(page);
  await tabTo(page, page.getByRole('button', { name: 'Create new codes' }));

  await press(page, page.getByRole('button', { name: 'Remove Aegis' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(page.getByText('Only your password protects this account', { exact: true })).toBeVisible();
  await expectFocus(page);
});
