import { expect, test } from '../journey.ts';
import { openNewCase } from '../sharing.ts';
import { choose, chooseTab, expectFocus, expectSaid, listen, press, tabTo, write } from './keys.ts';

test('a draft is made from a template, written, changed by a suggestion and downloaded by keyboard alone', async ({
  lawyer: page,
  baseURL,
}) => {
  await listen(page);
  await openNewCase(page, baseURL ?? '');
  await chooseTab(page, 'Drafts');
  await press(page, page.getByRole('button', { name: 'From a template' }).first());
  const picker = page.getByRole('dialog', { name: 'Choose a template' });
  await expect(picker.getByLabel('Search templates')).toBeFocused();
  await page.keyboard.type('138');
  await press(page, picker.getByRole('button', { name: /^Cheque notice/u }));
  const form = page.getByRole('dialog', { name: 'Cheque notice under section 138' });
  const amount = form.getByLabel('Amount of the cheque in rupees');
  await write(page, amount, 'some');
  await press(page, form.getByRole('button', { name: 'Create the draft' }));
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/such as 150000/u);
  await write(page, amount, '150000');
  await press(page, form.getByRole('button', { name: 'Create the draft' }));
  const text = page.getByRole('textbox', { name: 'Text of the draft' });
  await expect(text).toContainText('Rs. 1,50,000/-');
  await expectFocus(page);

  await tabTo(
    page,
    page.getByRole('button', { name: 'Undo' }).or(page.getByLabel('Style of the paragraph')).first(),
  );
  await tabTo(page, text);
  await expect(text).toHaveAttribute('aria-description', 'Press Escape and then Tab to leave the text.');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+7');
  await page.keyboard.type('That the notice is ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('without prejudice');
  await expect(text.locator('strong', { hasText: 'without prejudice' })).toBeVisible();
  await expectSaid(page, 'Saved');
  // In a numbered paragraph Tab is for its level: Escape gives it back.
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await expect(text.locator('[data-numbered="2"]', { hasText: 'without prejudice' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');

  const panel = page.getByRole('complementary', { name: 'Tools for this draft' });
  await expect(panel.getByText(/^At the cursor: “That the notice/u)).toBeVisible();
  await press(page, panel.getByRole('button', { name: 'Shorter' }));
  const change = panel.getByRole('region', { name: 'Suggested change', exact: true });
  await expect(change.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expectSaid(page, 'The answer is complete.');
  await press(page, change.getByRole('button', { name: 'Accept' }));
  await expect(text).toContainText('That the order gives no reasons and is void.');
  await expectFocus(page);

  await tabTo(page, page.getByRole('button', { name: 'Download' }), 'Shift+Tab');
  const download = page.waitForEvent('download');
  await choose(
    page,
    page.getByRole('button', { name: 'Download' }),
    page.getByRole('menuitem', { name: 'Text (.txt)', exact: true }),
  );
  expect((await download).suggestedFilename()).toMatch(/\.txt$/u);
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
});
