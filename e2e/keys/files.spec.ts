import { expect, test } from '../journey.ts';
import { openNewCase } from '../sharing.ts';
import { choose, chooseTab, expectFocus, expectSaid, listen, press, tabTo, write, ZOOMED } from './keys.ts';

const FILES = ['Order.txt', 'Notes.txt'].map((name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`The words of ${name}`),
}));

test('files are uploaded, renamed, deleted and restored by keyboard alone, at 200 %', async ({
  lawyer: page,
  baseURL,
}) => {
  await page.setViewportSize(ZOOMED);
  await listen(page);
  await openNewCase(page, baseURL ?? '');
  await chooseTab(page, 'Files');
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Upload Files' }).first());
  await (await chooser).setFiles(FILES);
  await expectSaid(page, '2 file(s) uploaded successfully.');
  await expectFocus(page);

  const files = page.getByRole('list', { name: 'Files' });
  const row = (name: string) => files.getByRole('link', { name });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(files.getByRole('link').first()).toBeFocused();
  await choose(
    page,
    page.getByRole('button', { name: 'Actions for Notes.txt' }),
    page.getByRole('menuitem', { name: 'Rename' }),
  );
  await expect(page.getByLabel('File name')).toBeFocused();
  await write(page, page.getByLabel('File name'), 'Conference');
  await page.keyboard.press('Enter');
  await expect(row('Conference.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Conference.txt' })).toBeFocused();

  const remove = () =>
    choose(
      page,
      page.getByRole('button', { name: 'Actions for Conference.txt' }),
      page.getByRole('menuitem', { name: 'Delete' }),
    );
  await remove();
  await expectSaid(page, /Conference\.txt.*bin/u);
  await expect(row('Order.txt')).toBeFocused();
  await page.keyboard.press('F8');
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(row('Conference.txt')).toBeVisible();
  await expect(row('Order.txt')).toBeFocused();

  await press(page, row('Order.txt'));
  await expect(page.getByRole('region', { name: 'Preview of Order.txt' })).toBeVisible();
  await press(page, page.getByRole('button', { name: /^(?:Back to the files|Close the preview)$/u }));
  await expectFocus(page);

  await remove();
  await expect(row('Order.txt')).toBeFocused();
  await page.goto('/home/bin');
  await press(page, page.getByRole('button', { name: 'Restore Conference.txt' }));
  await expectSaid(page, 'Conference.txt is back where it was.');
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await expectFocus(page);
  await page.goBack();
  await expect(row('Conference.txt')).toBeVisible();
  await tabTo(page, row('Conference.txt'));
});
