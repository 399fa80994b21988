import { expect, test } from '../journey.ts';
import { expectFocus, expectSaid, listen, press, tabTo, write, ZOOMED } from './keys.ts';

test('a visitor searches, checks, writes and asks for a call by keyboard alone, at 200 %', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await listen(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/u })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const search = page.getByRole('region', { name: 'Search the sample library' });
  await page.locator('#try').scrollIntoViewIfNeeded();
  await write(page, search.getByRole('searchbox'), 'ab');
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Type at least 3 characters.');
  await write(page, search.getByRole('searchbox'), 'cheque notice');
  await page.keyboard.press('Enter');
  await expect(search.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expectSaid(page, /found|result|judgment/iu);
  const check = page.getByRole('region', { name: 'Check the citations of a paragraph' });
  await press(page, check.getByRole('button', { name: 'Check citations' }));
  await expect(check.getByText('Mehta v. Rao, (2011) 4 SCC 77', { exact: true }).first()).toBeVisible();
  await expectSaid(page, /citation/iu);
  await expectFocus(page);

  const form = page.locator('#contact form');
  await press(page, form.getByRole('button', { name: 'Send Message' }));
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/at least 2 characters/u);
  await page.keyboard.type('Meera Iyer');
  await write(page, form.getByLabel('Email'), 'meera@chambers.example');
  await write(page, form.getByLabel('Message'), 'Does the check read Tamil orders?');
  await press(page, form.getByRole('button', { name: 'Send Message' }));
  await expectSaid(page, 'Form submitted successfully!');
  await expectFocus(page);
});

test('a visitor asks for a call, calculates and compares the plans by keyboard alone, in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await listen(page);
  await page.goto('/book-a-call');
  await press(page, page.getByRole('button', { name: 'Request the call' }));
  await expectFocus(page);
  await tabTo(page, page.getByLabel('Day'), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Time', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await write(page, page.getByLabel('Name'), 'Meera Iyer');
  await write(page, page.getByLabel('Email'), 'meera@chambers.example');
  await press(page, page.getByRole('button', { name: 'Request the call' }));
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();

  await page.goto('/roi-calculator');
  const hour = page.getByLabel(/What an hour/u);
  await write(page, page.getByLabel('Hours of research and checking a week'), '12');
  await write(page, hour, 'much');
  await expect(hour).toHaveAccessibleDescription(/Enter a number from 0/u);
  await write(page, hour, '2000');
  await expectSaid(page, /₹/u);

  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Solo', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Yearly/u })).toBeChecked();
});
