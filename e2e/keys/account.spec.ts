import { expect, newAddress, PASSWORD, test } from '../journey.ts';
import { mailedLink, signUpFromOwnOffice } from '../sharing.ts';
import { chooseTab, expectFocus, expectSaid, listen, press, tabTo, write } from './keys.ts';

test('sign up, sign in and fill in the profile by keyboard alone', async ({ page, context }) => {
  const email = newAddress('keys');
  await signUpFromOwnOffice(context);
  await listen(page);
  await page.goto('/signup');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await press(page, page.getByRole('button', { name: 'Create account' }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/\S/u);
  await write(page, name, 'Asha Rao');
  await write(page, page.getByRole('textbox', { name: 'Email' }), email);
  await write(page, page.getByLabel('Password', { exact: true }), 'short');
  await expectSaid(page, /Password strength.*Weak/u);
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await press(page, page.getByRole('button', { name: 'Show password' }).first());
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await write(page, page.getByLabel('Confirm password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expectSaid(page, /Verification Required/u);

  await page.goto(await mailedLink(page.request, email, '/verify'));
  await press(page, page.getByRole('button', { name: 'Confirm my address' }));
  // In the browser in which the account was made, the link signs in.
  await expect(page).toHaveURL(/\/home$/u);

  await press(page, page.getByRole('button', { name: /^Account of/u }));
  await page.keyboard.type('Prof');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist:
      - tab [selected]
      - tab
  `);
  await write(page, page.getByLabel('Location (optional)'), 'Chennai, Tamil Nadu');
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Profile updated successfully');
  await expectFocus(page);
  for (const tab of ['Practice', 'Notifications']) {
    await chooseTab(page, tab);
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
  }
  await press(page, page.getByRole('switch', { name: 'Reminders of dates' }), ' ');
  await press(page, page.getByRole('button', { name: 'Update Profile' }));
  await expectSaid(page, 'Profile updated successfully', 2);
  await expectFocus(page);
  await tabTo(page, page.getByRole('switch', { name: 'Reminders of dates' }), 'Shift+Tab');
  await expect(page.getByRole('switch', { name: 'Reminders of dates' })).not.toBeChecked();
});
