import { expect, expectAccessible, newAddress, signUpAndIn, test } from '../journey.ts';
import { expectLargeTargets } from '../large-targets.ts';
import { expectFocus, expectSaid, listen, press, write } from './keys.ts';

test('ask for the erasure of the account, see its day on each page, and keep the account, by keyboard alone', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const email = newAddress('erased');
  await signUpAndIn(page, email, baseURL ?? '');
  await listen(page);
  const erase = page.getByRole('button', { name: 'Erase my account' });
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  const keep = page.getByRole('button', { name: 'Keep my account' });
  const ask = async () => {
    await press(page, erase);
    await write(page, dialog.getByRole('textbox'), email);
    await page.keyboard.press('Enter');
    await expect(keep).toBeVisible();
  };

  await page.goto('/home/profile?tab=data');
  await press(page, erase);
  await expect(dialog.getByRole('link', { name: 'Export everything first' })).toBeVisible();
  await expectAccessible(page);
  await write(page, dialog.getByRole('textbox'), 'somebody@else.example');
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Type the email address or the phone number of your account to confirm.');
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await ask();
  await expectSaid(page, /Your account will be erased on \d+ \w+ \d{4}/u);
  await expectFocus(page);
  await expect(erase).toBeHidden();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/home/cases');
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page);
  await page.goto('/subscription/manage');
  await press(page, keep);
  await expectSaid(page, 'Your account stays. Nothing was erased.');
  await expect(keep).toBeHidden();
  await expectFocus(page);
  await page.goto('/home/profile?tab=data');
  await press(page, erase);
  await expectAccessible(page);
  await expectLargeTargets(page);
  await page.keyboard.press('Escape');
  await ask();
  await page.reload();
  await expect(keep).toBeVisible();
  const outbox = await page.request.get('/local/outbox');
  const { mails } = (await outbox.json()) as { mails: { to: string; subject: string }[] };
  const subjects = mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('will be erased'))).toHaveLength(2);
  expect(subjects).toContain('Your account stays');
});
