import { expect, newAddress, signUpAndIn, test, toast } from '../journey.ts';
import { mailedLink, openNewCase } from '../sharing.ts';
import { choose, closeByEscape, expectSaid, listen, press, tabTo, write } from './keys.ts';

test('a case is shared, a role changed and access ended by keyboard alone', async ({
  lawyer: page,
  browser,
  baseURL,
}) => {
  const email = newAddress('junior');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const member = await elsewhere.newPage();
  await signUpAndIn(member, email, baseURL ?? '');
  await listen(page);
  await openNewCase(page, baseURL ?? '');
  await press(page, page.getByRole('button', { name: 'Share', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Share this case' });
  const field = dialog.getByLabel('Email or mobile number');
  await expect(field).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/\S/u);
  await write(page, field, email);
  await choose(
    page,
    dialog.getByRole('combobox', { name: 'Role', exact: true }),
    page.getByRole('option', { name: 'Can comment', exact: true }),
  );
  await press(page, dialog.getByRole('button', { name: 'Invite', exact: true }));
  await expectSaid(page, /invit/iu);
  await expect(dialog.getByRole('region', { name: 'Pending invitations' }).getByText(email)).toBeVisible();

  await member.goto(await mailedLink(page.request, email, '/invitation'));
  await press(member, member.getByRole('button', { name: 'Accept and open' }));
  await expect(member.getByText('Shared by Asha Rao · can comment')).toBeVisible();

  const people = dialog.getByRole('region', { name: 'People with access' });
  await expect(people.getByRole('combobox', { name: /^Role of/u })).toBeVisible();
  await choose(
    page,
    people.getByRole('combobox', { name: /^Role of/u }),
    page.getByRole('option', { name: 'Can view', exact: true }),
  );
  await expectSaid(page, /Role changed/iu);
  // The notification lies beside the dialog: F8 leads to it, and Escape then closes it alone.
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast(page, /Role changed/iu)).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(people.getByRole('combobox', { name: /^Role of/u })).toBeFocused();
  await expect(member.getByText('Shared by Asha Rao · can view')).toBeVisible();
  await choose(
    page,
    people.getByRole('button', { name: /^Actions for/u }),
    page.getByRole('menuitem', { name: 'End access' }),
  );
  await expectSaid(page, /Access ended/iu);
  await expect(people.getByRole('combobox')).toHaveCount(0);
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await closeByEscape(page, dialog);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  await tabTo(member, member.getByRole('link', { name: 'Go to cases' }));
  await elsewhere.close();
});
