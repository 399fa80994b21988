import { expect, test } from '../journey.ts';
import { openNewCase, TITLE } from '../sharing.ts';
import { expectFocus, expectSaid, listen, press, tabTo, write } from './keys.ts';

const JUDGMENT = 'Basavaraj Hiregoudar v. Mallikarjun Angadi';

const spaced = (words: string | null) => (words ?? '').replaceAll(/\s+/gu, ' ').trim();

test('search, read a judgment, cite it, note it and keep it in a case by keyboard alone', async ({
  lawyer: page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await listen(page);
  await openNewCase(page, baseURL ?? '');
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search documents' });
  await expect(box).toBeFocused();
  await page.keyboard.type('presumption security cheque');
  await page.keyboard.press('Enter');
  await expectSaid(page, /files? found$/u);
  const results = page.getByRole('list', { name: 'Search Results' }).getByRole('article');
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results.first().getByRole('heading').getByRole('link')).toBeFocused();
  const wanted = results.getByRole('link', { name: JUDGMENT });
  for (let at = 0; at < 10 && !(await wanted.evaluate((one) => one === document.activeElement)); at += 1)
    await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: JUDGMENT })).toBeVisible();
  await expectFocus(page);

  const passage = page.locator('mark[aria-current="true"]');
  // The reader opens at the passage of the result, and steps on from it.
  await page.keyboard.press('n');
  await expectSaid(page, /^\d+ of \d+$/u);
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  await expect(passage).toBeInViewport();
  const focused = page.locator(':focus');
  await expect(focused.locator('mark[aria-current="true"]')).toHaveCount(1);
  const paragraph = spaced(await focused.textContent());

  await page.keyboard.press('m');
  const note = page.getByRole('dialog', { name: 'New note' });
  await expect(note.getByRole('textbox', { name: /^Note/u })).toBeFocused();
  expect(paragraph).toContain(spaced(await note.locator('blockquote').textContent()));
  await page.keyboard.type('Rely on this.');
  const ofCase = note.getByRole('combobox', { name: /Case/u });
  await write(page, ofCase, TITLE);
  await expect(page.getByRole('option', { name: TITLE })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ofCase).toHaveValue(TITLE);
  await press(page, note.getByRole('button', { name: 'Save note' }));
  await expectSaid(page, /note.*saved/iu);
  await expect(note).toBeHidden();
  await expectFocus(page);
  await tabTo(page, page.getByRole('button', { name: /^Open the note on/u }));

  // A note without words marks the passage.
  await page.keyboard.press('n');
  await page.keyboard.press('m');
  await press(
    page,
    page.getByRole('dialog', { name: 'New note' }).getByRole('button', { name: 'Save note' }),
  );
  await expect(page.getByRole('button', { name: /^Open the note on/u })).toHaveCount(2);

  await press(page, page.getByRole('button', { name: 'Copy citation' }).first(), 'Enter');
  await expectSaid(page, new RegExp(`${JUDGMENT}, `, 'u'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${JUDGMENT}, `);

  const add = page.getByRole('button', { name: 'Add to case' }).first();
  await press(page, add);
  const dialog = page.getByRole('dialog', { name: 'Add to Case' });
  await tabTo(page, dialog.getByRole('radio', { name: TITLE }));
  await page.keyboard.press(' ');
  await press(page, dialog.getByRole('button', { name: 'Add to Case' }));
  await expectSaid(page, `Added ${JUDGMENT} to case`);
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});
