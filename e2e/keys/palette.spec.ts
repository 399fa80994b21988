import { test } from '../demo.ts';
import { expect } from '../journey.ts';
import { expectFocus, expectSaid, listen, press } from './keys.ts';

test('the palette opens pages and runs commands, and the sheet of shortcuts opens and closes, by keyboard alone', async ({
  chambers: page,
}) => {
  await listen(page);
  await page.goto('/home/cases');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const account = page.getByRole('button', { name: /^Account of/u });
  await press(page, account, '?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('region', { name: 'Keyboard shortcuts' })).toBeFocused();
  await expect(sheet.getByRole('heading', { name: 'In a draft' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const box = palette.getByRole('combobox');
  await expect(box).toBeFocused();
  await page.keyboard.type('xyzzy');
  await expectSaid(page, 'Nothing has these words in its name.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('sundaram');
  const found = palette.getByRole('option', { name: /Sundaram Garments/u }).first();
  await expect(found).toBeVisible();
  await expect(palette.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = await palette.getByRole('option', { selected: true }).getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', chosen ?? 'nothing');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).not.toHaveURL(/\/home\/cases$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFocus(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('New case');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocus(page);
});
