import { expect, newAddress, PASSWORD, signUpAndIn, test } from '../journey.ts';
import { chooseTab, expectFocus, expectSaid, listen, press, write } from './keys.ts';

test('sign in, make a client, add a hearing to the case and sign out by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('keys');
  await signUpAndIn(page, email, baseURL ?? '');
  await page.context().clearCookies();
  await listen(page);
  await page.goto('/login');
  await write(page, page.getByRole('textbox', { name: 'Email' }), email);
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/u);

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Clients', exact: true }));
  await press(page, page.getByRole('button', { name: 'Create Your First Client' }));
  const newClient = page.getByRole('dialog', { name: 'Add New Client' });
  await write(page, newClient.getByLabel('Client Name'), 'Kaveri Mills');
  await press(page, newClient.getByRole('button', { name: 'Create Client' }));
  await expect(newClient).toBeHidden();
  await expectSaid(page, 'Client created');
  await expectFocus(page);

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Cases', exact: true }));
  await press(page, page.getByRole('link', { name: 'View Case: Kaveri Mills' }));
  await chooseTab(page, 'Timeline');
  await press(page, page.getByRole('button', { name: 'Add event' }).first());
  const newEvent = page.getByRole('dialog', { name: 'Add event' });
  await press(page, newEvent.getByRole('combobox', { name: 'Type' }));
  await expect(page.getByRole('option', { name: 'Hearing' })).toBeVisible();
  await page.keyboard.type('Hear');
  await page.keyboard.press('Enter');
  await write(page, newEvent.getByLabel('Title'), 'Stay application');
  // The same in every order of day and month.
  await write(page, newEvent.getByLabel('Date'), '11/11/2030');
  await press(page, newEvent.getByRole('button', { name: 'Add event' }));
  await expect(newEvent).toBeHidden();
  await expectFocus(page);
  await expect(page.getByRole('region', { name: 'Upcoming' })).toContainText('Stay application');

  await press(page, page.getByRole('button', { name: /^Account of/ }));
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
