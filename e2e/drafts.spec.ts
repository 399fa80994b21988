import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';

const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words);
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' });
const state = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

async function openNewCase(page: Page, baseURL: string): Promise<string> {
  const made = await page.request.post('/rest/v1/cases', {
    data: {
      title: 'Kaveri Mills v. Union of India',
      court: 'High Court of Madras',
      case_number: 'W.P. 4411/2026',
      client_name: 'Kaveri Mills',
    },
    headers: { origin: baseURL, prefer: 'return=representation' },
  });
  const [row] = (await made.json()) as { id: string }[];
  const address = `/home/cases/${row?.id}?tab=drafts`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
  return address;
}

/** Pastes as Word does: HTML with styles, and a plain text. */
const paste = (page: Page, html: string, plain: string) =>
  text(page).evaluate(
    (element, data) => {
      const clipboard = new DataTransfer();
      if (data.html !== '') clipboard.setData('text/html', data.html);
      clipboard.setData('text/plain', data.plain);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
      );
    },
    { html, plain },
  );

const WORD = `<html><head><style>p{color:red}</style></head><body>
<p class=MsoNormal style='text-align:center'><b>GROUNDS</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.</span><![endif]>Because the order is <i>ultra vires</i>.</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>(a)</span><![endif]>Because no notice was given.</p>
<table><tr><td colspan=2>Date</td></tr><tr><td>1.2.2026</td><td>Order</td></tr></table>
<img src="x" onerror="window.hostile = true"><script>window.hostile = true</script></body></html>`;

test('write an affidavit: new, typing, saving, two windows, finding, pasting, downloading, deleting', async ({
  lawyer: page,
  context,
  baseURL,
}) => {
  const address = await openNewCase(page, baseURL ?? '');
  await page.getByRole('button', { name: 'New Draft' }).click();
  await expect(page.getByLabel('Title of the draft')).toHaveValue(
    'Affidavit - Kaveri Mills v. Union of India',
  );
  await expect(text(page)).toContainText('W.P. 4411/2026');
  await expect(text(page)).toContainText('I, Kaveri Mills, son/daughter/wife of');
  await expect(page.getByText('Last modified: Today')).toBeVisible();
  await expect(page.getByText(/^Completion: \d+%$/)).toBeVisible();

  await test.step('what is typed is saved, and seen in another window', async () => {
    await text(page)
      .getByText('That Facts known')
      .or(text(page).getByText('Facts known to the deponent'))
      .first()
      .click();
    await page.keyboard.press('End');
    await page.keyboard.type(' The order was served on me.');
    await expect(state(page, 'Saved')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(text(other)).toContainText('The order was served on me.');
    await text(other).getByText('VERIFICATION').click();
    await other.keyboard.press('End');
    await other.keyboard.type(' CLAUSE');
    await expect(text(page)).toContainText('VERIFICATION CLAUSE');
    await expect(state(other, 'Saved')).toBeVisible();
    await other.close();
  });

  await test.step('numbered paragraphs renumber, and words are found and replaced', async () => {
    await text(page).getByText('The order was served on me.').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('That the order gives no reasons.');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type(' None.');
    await page.keyboard.press('Control+f');
    await page.getByLabel('Find', { exact: true }).fill('the order');
    await expect(page.getByText('1 of 2 matches')).toBeVisible();
    await page.getByLabel('Replace with').fill('the impugned order');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect(toast(page, '2 matches were replaced.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      text(page).locator('[data-numbered]', { hasText: 'That the impugned order gives no reasons. None.' }),
    ).toBeVisible();
  });

  await test.step('Word keeps its structure, hostile HTML does nothing, and too much is refused', async () => {
    await text(page).getByText('AFFIDAVIT', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await paste(page, WORD, 'GROUNDS');
    await expect(text(page).locator('strong', { hasText: 'GROUNDS' })).toBeVisible();
    await expect(
      text(page).locator('[data-numbered="2"]', { hasText: 'Because no notice was given.' }),
    ).toBeVisible();
    await expect(text(page).getByRole('cell', { name: '1.2.2026' })).toBeVisible();
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    const before = await text(page).textContent();
    await paste(page, '', 'x'.repeat(10_000_000));
    await expect(toast(page, /This is too long to paste/)).toBeVisible();
    expect(await text(page).textContent()).toBe(before);
  });

  await test.step('it is accessible at a desk and on a phone', async () => {
    await expect(state(page, 'Saved')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/drafts-1440.png' });
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page);
    await expectLargeTargets(page);
    await page.screenshot({ path: 'test-results/drafts-360.png' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the check names what is missing, leads to it and fixes it', async () => {
    const tools = page.getByRole('complementary', { name: 'Tools for this draft' });
    const finding = tools
      .getByRole('listitem')
      .filter({ hasText: 'A blank is left: Petitioner or respondent' });
    await finding.getByRole('button', { name: 'Go to it' }).click();
    await expect(text(page)).toBeFocused();
    await tools.getByRole('tab', { name: 'Version History' }).click();
    await tools.getByLabel('Name of the version').fill('As sent to the client');
    await tools.getByRole('button', { name: 'Keep this version' }).click();
    await expect(tools.getByText('As sent to the client')).toBeVisible();
    await page.keyboard.press('Escape');
    await text(page).getByText('DEPONENT').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' (Kaveri)');
    await expect(state(page, 'Saved')).toBeVisible();
    await tools.getByRole('button', { name: 'Compare: As sent to the client' }).click();
    const compared = page.getByRole('dialog', { name: /^As sent to the client, compared/ });
    await expect(compared.getByRole('insertion').filter({ hasText: '(Kaveri)' })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/drafts-compare.png' });
    await compared.getByRole('button', { name: 'Side by side' }).click();
    await compared.getByRole('button', { name: 'Restore this version' }).click();
    await expect(toast(page, 'Version restored')).toBeVisible();
    await expect(text(page)).not.toContainText('(Kaveri)');
    await expect(tools.getByText('Before As sent to the client was restored')).toBeVisible();
    await page.screenshot({ path: 'test-results/drafts-versions.png' });
  });

  await test.step('it is downloaded as text', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'Text (.txt)' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Affidavit - Kaveri Mills v. Union of India.txt');
    const written = await readFile(await file.path(), 'utf8');
    expect(written).toContain('That the impugned order gives no reasons. None.');
    expect(written).toContain('[Age]');
  });

  await test.step('a title of spaces is refused, renaming works, and deleting goes to the bin', async () => {
    await page.getByLabel('Title of the draft').fill('   ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Please enter a title for your draft.')).toBeVisible();
    await page.getByLabel('Title of the draft').fill('Reply affidavit');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Your affidavit draft has been saved successfully.')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Reply affidavit' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Draft Deleted')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}\\?tab=drafts$`));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Reply affidavit/ })).toBeVisible();
  });
});
