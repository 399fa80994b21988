import { expect, test } from '../journey.ts';
import { expectFocus, expectSaid, listen, press, tabTo, write } from './keys.ts';

const NAME = 'Ananya Bhardwaj v. Yamuna University of Applied Sciences';
const DRAFT = `Paragraph 3 of ${NAME}, 2021 MUNSHI SAMPLE 6. See Mehta v. Rao, (2011) 4 SCC 77. Charged under Section 302 IPC.`;

test('a pasted document is checked, a finding opened and the check deleted by keyboard alone', async ({
  lawyer: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await listen(page);
  await page.goto('/home/check');
  await page.evaluate((words) => navigator.clipboard.writeText(words), DRAFT);
  await tabTo(page, page.getByRole('textbox', { name: 'Text of the document' }));
  await page.keyboard.press('Control+v');
  const day = page.getByLabel(/^Date of offence or filing/u);
  await write(page, day, '31/2/2024');
  await press(page, page.getByRole('button', { name: 'Check citations' }));
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/\S/u);
  await write(page, day, '1/8/2024');
  await press(page, page.getByRole('button', { name: 'Check citations' }));
  await expect(page.getByRole('heading', { name: 'Check of Pasted text', level: 1 })).toBeVisible();
  await expectFocus(page);
  await expect(page.getByRole('region', { name: 'To look at' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Open paragraph 3' }).first());
  await expect(
    page.getByRole('heading', { name: /^Ananya Bhardwaj and another v\. /u, level: 1 }),
  ).toBeVisible();
  await expectFocus(page);

  await page.goto('/home/check');
  await press(page, page.getByRole('button', { name: 'Delete the check of Pasted text?' }));
  const asked = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete the check of Pasted text?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, asked.getByRole('button', { name: 'Delete this check' }));
  await expect(page.getByText('Your checks appear here.')).toBeVisible();
  await expectSaid(page, /deleted/iu);
  await expectFocus(page);
});
