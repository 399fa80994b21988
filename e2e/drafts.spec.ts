import { readFile } from 'node:fs/promises';
import { chromium, type Locator, type Page } from '@playwright/test';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { keptOnDevice } from './device.ts';
import { expect, expectAccessible, test, toast } from './journey.ts';
import { KilledBrowser } from './killed-browser.ts';
import { expectLargeTargets } from './large-targets.ts';

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

/** A text file of a case. */
async function addLetter(page: Page, baseURL: string, caseId: string): Promise<void> {
  const path = `case_files/${caseId}/letter_1.txt`;
  const headers = { origin: baseURL, 'content-type': 'text/plain' };
  const stored = await page.request.post(`/storage/v1/object/case-files/${path}`, {
    data: 'The bank writes to the drawer.',
    headers,
  });
  expect(stored.ok(), await stored.text()).toBe(true);
  const row = { case_id: caseId, file_name: 'Letter.txt', file_path: path };
  const named = await page.request.post('/rest/v1/case_files', { data: row, headers: { origin: baseURL } });
  expect(named.ok()).toBe(true);
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

/** A key goes to the earlier place until the editor knows the new cursor. */
const heard = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Begins a paragraph behind another one, also while a dialog still gives the focus back. */
async function beginBehind(page: Page, paragraph: Locator): Promise<void> {
  await expect(async () => {
    await paragraph.click();
    await heard(page);
    const isThere = await paragraph.evaluate(
      (element) =>
        element.contains(getSelection()?.anchorNode ?? null) &&
        element.closest('.draft-text') === document.activeElement,
    );
    expect(isThere).toBe(true);
  }).toPass();
  await page.keyboard.press('End');
  await heard(page);
  await page.keyboard.press('Enter');
}

/** Chooses something of the menu *Insert* and types what it asks for. */
async function insertInDraft(page: Page, kind: string, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await page.getByLabel(field).fill(value);
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
}

/** Chooses something of the menu *Download*. */
async function chooseDownload(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function downloadedPdf(page: Page, start: Promise<void>): ReturnType<typeof readPdf> {
  const [downloading] = await Promise.all([page.waitForEvent('download'), start]);
  return readPdf(await readFile(await downloading.path()));
}

/** The texts that this browser keeps because they are not saved; beside them are the documents that they are changes of. */
const persistedTexts = async (page: Page) =>
  (await keptOnDevice(page, 'munshi-unsaved', 'drafts')).filter((one) => one.includes('"draftId"'));

const WORD = `<html><head><style>p{color:red}</style></head><body>
<p class=MsoNormal style='text-align:center'><b>GROUNDS</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.</span><![endif]>Because the order is <i>ultra vires</i>.</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>(a)</span><![endif]>Because no notice was given.</p>
<table><tr><td colspan=2>Date</td></tr><tr><td>1.2.2026</td><td>Order</td></tr></table>
<img src="x" onerror="window.hostile = true"><script>window.hostile = true</script></body></html>`;

test('letters typed right after Enter keep their order, however quick the keys are', async ({
  lawyer: page,
  baseURL,
}) => {
  await openNewCase(page, baseURL ?? '');
  await page.getByRole('button', { name: 'New Draft' }).click();
  await beginBehind(page, text(page).getByText('AFFIDAVIT', { exact: true }));
  const lines = Array.from({ length: 40 }, (_, at) => `That fact ${at} is true.`);
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await expect(text(page)).toContainText(lines.join(''));
});

test('the number of a paragraph is where its lines begin: at the right of one in Urdu', async ({
  lawyer: page,
  baseURL,
}) => {
  await openNewCase(page, baseURL ?? '');
  await page.getByRole('button', { name: 'New Draft' }).click();
  await text(page).getByText('AFFIDAVIT', { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('1. ');
  await page.keyboard.insertText('The petitioner is a company.');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('درخواست گزار ایک کمپنی ہے۔');
  const places = () =>
    text(page)
      .locator('p')
      .evaluateAll((paragraphs) =>
        paragraphs.map((paragraph) => {
          const { paddingLeft, paddingRight } = getComputedStyle(paragraph);
          const { left, right } = getComputedStyle(paragraph, '::before');
          return {
            left: paddingLeft === '40px' && left === '0px',
            right: paddingRight === '40px' && right === '0px',
          };
        }),
      );
  await expect.poll(places).toEqual([
    { left: true, right: false },
    { left: false, right: true },
  ]);
});

test('write an affidavit: new, typing, saving, two windows, finding, pasting, downloading, deleting', {
  tag: '@whole-browser',
}, async ({ lawyer: page, context, baseURL }) => {
  // The longest journey: a minute and a half on a machine that does nothing else.
  test.setTimeout(360_000);
  const address = await openNewCase(page, baseURL ?? '');
  await page.getByRole('button', { name: 'New Draft' }).click();
  await expect(page.getByLabel('Title of the draft')).toHaveValue(
    'Affidavit - Kaveri Mills v. Union of India',
  );
  await expect(text(page)).toContainText('W.P. 4411/2026');
  await expect(text(page)).toContainText('I, Kaveri Mills, son/daughter/wife of');
  await expect(page.getByText('Last modified: Today')).toBeVisible();
  for (const [width, height, most] of [
    [360, 780, 120],
    [1440, 900, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const begins = () => text(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await expect.poll(begins, { message: `the text begins, ${width} wide` }).toBeLessThanOrEqual(most);
  }
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
    await beginBehind(page, text(page).getByText('The order was served on me.'));
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
    await expect(page.getByLabel('Find', { exact: true })).toBeHidden();
    await expect(
      text(page).locator('[data-numbered]', { hasText: 'That the impugned order gives no reasons. None.' }),
    ).toBeVisible();
  });

  await test.step('Word keeps its structure, hostile HTML does nothing, and too much is refused', async () => {
    await beginBehind(page, text(page).getByText('AFFIDAVIT', { exact: true }));
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

  await test.step('the toolbar works with the arrow keys, and what is inserted is shown', async () => {
    await beginBehind(page, text(page).getByText('Versus', { exact: true }));
    await page.getByRole('button', { name: 'Bold', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByLabel('Style of the paragraph')).toBeFocused();
    for (const [kind, field, value] of [
      ['Annexure', 'Mark of the annexure', 'P-1'],
      ['Blank', 'What is missing', 'Name of the notary'],
      ['Footnote', 'Text of the footnote', 'Order dated 1 June 2026'],
    ] as const) {
      await insertInDraft(page, kind, field, value);
      await expect(text(page)).toContainText(value);
    }
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Reference to a paragraph' }).click();
    await page
      .getByRole('list', { name: 'Paragraph' })
      .getByRole('button', { name: /gives no reasons/ })
      .click();
    const reference = text(page).locator('[data-reference]');
    const number = await reference.getAttribute('data-reference');
    // A numbered paragraph above renumbers it.
    await beginBehind(page, text(page).getByText('That I am the'));
    await page.keyboard.type('That this paragraph is new.');
    await expect(reference).not.toHaveAttribute('data-reference', String(number));
    await expect(reference).toHaveAttribute('data-reference', /^paragraph \d+$/);
  });

  await test.step('the assistant finds authority and suggests changes, which are accepted or rejected', async () => {
    const panel = page.getByRole('complementary', { name: 'Tools for this draft' });
    const cards = (name: string) => panel.getByRole('region', { name, exact: true });
    await page.keyboard.press('Enter');
    await page.keyboard.type('The presumption under section 139 includes a legally enforceable debt.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(panel.getByText('At the cursor: “The presumption under section 139')).toBeVisible();
    await panel.getByRole('button', { name: 'Find authority for this sentence' }).click();
    const found = cards('Suggested change').first();
    await found.getByRole('button', { name: 'Accept' }).click();
    await expect(found.getByText('Accepted')).toBeVisible();
    await expect(text(page)).toContainText(/includes a legally enforceable debt \([^)]+, para \d+\)\./);
    await text(page).getByText('That the impugned order gives no reasons. None.').click();
    await expect(
      panel.getByText('At the cursor: “None.”').or(panel.getByText(/At the cursor: “That the imp/)),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Shorter' }).click();
    const fresh = cards('Suggested new paragraph');
    await expect(
      fresh.getByText(/Neither your draft nor the files have these figures: 31\.12\.2031/),
    ).toBeVisible();
    await fresh.getByRole('button', { name: 'Reject' }).click();
    await expect(fresh.getByText('Rejected')).toBeVisible();
    const shorter = cards('Suggested change').last();
    await expect(shorter.getByRole('insertion').filter({ hasText: 'void' })).toBeVisible();
    await shorter.getByRole('button', { name: 'Accept' }).click();
    await expect(text(page)).toContainText('That the order gives no reasons and is void.');
    await expect(state(page, 'Saved')).toBeVisible();
    await text(page).getByText('That the order gives no reasons and is void.').click();
    await expect(panel.getByText(/^At the cursor: “That the order gives/)).toBeVisible();
    await panel.getByRole('button', { name: 'Translate' }).click();
    await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
    const translated = cards('Suggested translation');
    await expect(translated.locator('mark')).toHaveText('आदेश');
    await expect(translated.getByText('order → आदेश')).toBeVisible();
    await translated.getByRole('button', { name: 'Reject' }).click();
    await page.keyboard.press('Control+Home');
    await panel.getByLabel('Message', { exact: true }).fill('Is the order void? (invent)');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    const again = panel.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(panel.getByText('ploink')).toBeHidden();
    // A model that fails is no dead end: the reason stands where the answer would be.
    await panel.getByLabel('Message', { exact: true }).fill('Is anything missing? (fail)');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(panel.getByText('Is anything missing? (fail)')).toBeVisible();
    await expect(again).toHaveCount(2);
  });

  await test.step('it is accessible at a desk and on a phone', async () => {
    await expect(state(page, 'Saved')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    const formatting = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(formatting.getByRole('button', { name: 'Insert' })).toBeHidden();
    await formatting.getByRole('button', { name: 'Bold' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(formatting.getByRole('button', { name: 'Italic' })).toBeFocused();
    await expect(formatting.getByRole('button', { name: 'Insert' })).toBeInViewport({ ratio: 1 });
    expect(await formatting.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    await expectAccessible(page);
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the check names what is missing, leads to it and fixes it', async () => {
    const tools = page.getByRole('complementary', { name: 'Tools for this draft' });
    await tools.getByRole('tab', { name: 'Check' }).click();
    const finding = tools
      .getByRole('listitem')
      .filter({ hasText: 'A blank is left: Petitioner or respondent' });
    await finding.getByRole('button', { name: 'Go to it' }).click();
    await expect(text(page)).toBeFocused();
    await beginBehind(page, text(page).getByText('DEPONENT', { exact: true }).first());
    await page.keyboard.type('99. That a reply was sent.');
    const broken = tools.getByRole('listitem').filter({ hasText: '99' });
    await broken.getByRole('button', { name: 'Fix it' }).click();
    await expect(text(page)).toContainText('That a reply was sent.');
    await expect(text(page)).not.toContainText('99.');
    await tools.getByRole('tab', { name: 'Version History' }).click();
    await expect(tools.getByText('Suggested authority accepted')).toBeVisible();
    await expect(tools.getByText('Suggestion of fake-chat accepted')).toBeVisible();
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
    await compared.getByRole('button', { name: 'Side by side' }).click();
    await compared.getByRole('button', { name: 'Restore this version' }).click();
    await expect(toast(page, 'Version restored')).toBeVisible();
    await expect(text(page)).not.toContainText('(Kaveri)');
    await expect(tools.getByText('Before As sent to the client was restored')).toBeVisible();
  });

  await test.step('what is typed without a connection is kept on this device, and merged when the draft opens again', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(text(other)).toContainText('gives no reasons');
    await context.setOffline(true);
    await text(other).getByText('VERIFICATION').first().click();
    await other.keyboard.press('End');
    await other.keyboard.type(' TYPED OFFLINE');
    await expect(other.getByText(/What you type is kept on this device/)).toBeVisible();
    await expect.poll(() => persistedTexts(other)).toEqual([expect.stringContaining('TYPED OFFLINE')]);
    // The context closes without a warning, as a killed browser does: nothing asks, nothing is saved.
    await other.close();
    await context.setOffline(false);
    const id = new URL(page.url()).searchParams.get('draft');
    const headers = { origin: baseURL ?? '', accept: 'application/vnd.pgrst.object+json' };
    const row = (await (await page.request.get(`/rest/v1/case_drafts?id=eq.${id}`, { headers })).json()) as {
      content: string;
    };
    const content = row.content.replace('Versus', 'Versus and others');
    const saved = await page.request.post('/rest/v1/rpc/save_draft', { data: { id, content }, headers });
    expect(saved.ok()).toBe(true);
    const again = await context.newPage();
    await again.goto(page.url());
    await expect(
      again.getByText(/^Text that you typed on this device on .* is in the draft again/),
    ).toBeVisible();
    await expect(text(again)).toContainText('TYPED OFFLINE');
    await expect(text(again)).toContainText('Versus and others');
    await expect(state(again, 'Saved')).toBeVisible();
    await expect.poll(() => persistedTexts(again)).toEqual([]);
    await again.close();
    await expect(text(page)).toContainText('TYPED OFFLINE');
  });

  await test.step('a browser that is killed loses nothing that it kept', async () => {
    const killed = await KilledBrowser.create(
      test.info().project.use.launchOptions?.executablePath ?? chromium.executablePath(),
    );
    try {
      const cookies = await context.cookies();
      const first = await (await killed.start(cookies)).newPage();
      await first.route('**/rpc/save_draft?*', (route) => route.abort());
      await first.goto(page.url());
      await beginBehind(first, text(first).getByText('DEPONENT', { exact: true }).first());
      await first.keyboard.type('TYPED BEFORE THE KILL');
      await expect(first.getByText(/What you type is kept on this device/)).toBeVisible();
      await expect
        .poll(() => persistedTexts(first))
        .toEqual([expect.stringContaining('TYPED BEFORE THE KILL')]);
      await first.keyboard.type(' and');
      await killed.kill();
      const again = await (await killed.start(cookies)).newPage();
      await again.goto(page.url());
      await expect(again.getByText(/^Text that you typed on this device on/)).toBeVisible();
      await expect(text(again)).toContainText('TYPED BEFORE THE KILL');
      await expect(state(again, 'Saved')).toBeVisible();
      await expect(text(page)).toContainText('TYPED BEFORE THE KILL');
    } finally {
      await killed.remove();
    }
  });

  await test.step('what it cites is checked, and the report says who or what wrote the draft', async () => {
    const tools = page.getByRole('complementary', { name: 'Tools for this draft' });
    await tools.getByRole('tab', { name: 'Check' }).click();
    await tools.getByRole('button', { name: 'Check citations' }).click();
    await expect(
      page.getByRole('heading', { name: 'Check of Affidavit - Kaveri Mills v. Union of India', level: 1 }),
    ).toBeVisible();
    const wrote = page.getByRole('list', { name: 'Who or what wrote this draft' }).getByRole('listitem');
    await expect(wrote).toHaveCount(2);
    await expect(wrote.first()).toContainText('Written by: The language model fake-chat');
    await expect(wrote.first()).toContainText('The checked text has this change as it was accepted.');
    await expect(wrote.last()).toContainText('Written by: Munshi, with words and citations of its sources');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the draft' }).click();
    await expect(text(page)).toContainText('gives no reasons');
  });

  await test.step('it is downloaded as text', async () => {
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('menuitem', { name: /^\d+ blanks are left: / })).toBeVisible();
    await page.keyboard.press('Escape');
    const downloading = page.waitForEvent('download');
    await chooseDownload(page, 'Text (.txt)');
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Affidavit - Kaveri Mills v. Union of India.txt');
    const written = await readFile(await file.path(), 'utf8');
    expect(written).toContain('That the order gives no reasons and is void.');
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
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const rename = page.getByRole('dialog', { name: 'Rename draft' });
    await rename.getByLabel('Title of the draft').fill('Affidavit in reply');
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: /Affidavit in reply/ })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Affidavit in reply' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Draft Deleted')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}\\?tab=drafts$`));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Affidavit in reply/ })).toBeVisible();
  });

  await test.step('without a model the assistant says that it quotes, and offers what it has', async () => {
    const { user } = await (await page.request.get('/auth/v1/sessions/current')).json();
    const ai_preferences = { research_assistance: false, case_summaries: true, document_analysis: true };
    const switched = await page.request.patch(`/rest/v1/profiles?id=eq.${user.id}`, {
      data: { ai_preferences: { ...ai_preferences, custom_prompt: '' } },
      headers: { origin: baseURL ?? '' },
    });
    expect(switched.ok()).toBe(true);
    await page.getByRole('link', { name: /Affidavit in reply/ }).click();
    const panel = page.getByRole('complementary', { name: 'Tools for this draft' });
    await expect(
      panel.getByText(/^Your AI preferences switch the language model off\. So the/),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Shorter' })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 780 });
    await panel.scrollIntoViewIfNeeded();
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel.getByRole('button', { name: 'Check before filing' }).click();
    await expect(panel.getByRole('tab', { name: 'Check' })).toHaveAttribute('aria-selected', 'true');
    await panel.getByRole('tab', { name: 'AI Assistant' }).click();
    await panel.getByRole('button', { name: 'New draft from a template' }).click();
  });

  await test.step('a template asks for facts, keeps blanks visible and opens the draft', async () => {
    const picker = page.getByRole('dialog', { name: 'Choose a template' });
    await picker.getByLabel('Search templates').fill('138');
    await expect(picker.getByRole('button', { name: /^Plaint/ })).toBeHidden();
    await expectAccessible(page);
    await picker.getByRole('button', { name: /^Cheque notice/ }).click();
    const form = page.getByRole('dialog', { name: 'Cheque notice under section 138' });
    await expect(form.getByLabel('Name of the client')).toHaveValue('Kaveri Mills');
    await form.getByLabel('Amount of the cheque in rupees').fill('some');
    await form.getByLabel('Date of the notice').fill('2.4.2026');
    await form.getByLabel('Day on which the bank informed the client of the return').fill('1.3.2026');
    await form.getByRole('button', { name: 'Create the draft' }).click();
    await expect(form.getByText('Enter an amount in rupees, such as 150000.')).toBeVisible();
    await expect(form.getByLabel('Amount of the cheque in rupees')).toBeFocused();
    await form.getByLabel('Amount of the cheque in rupees').fill('Rs. 1,50,000/-');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByRole('button', { name: 'Create the draft' }).click();
    await expect(text(page)).toContainText('Rs. 1,50,000/- (Rupees one lakh fifty thousand only)');
    await expect(text(page)).toContainText('[Name of the drawer of the cheque]');
    await expect(toast(page, /later than 31\.03\.2026, the last of the thirty days/)).toBeVisible();
  });

  await test.step('a court sets the page, and a Word document returns as a draft', async () => {
    await addLetter(page, baseURL ?? '', /cases\/([\w-]+)/u.exec(address)?.[1] ?? '');
    await chooseDownload(page, 'Court format and preview');
    const dialog = page.getByRole('dialog', { name: 'Court format and preview' });
    // The court of the case has no rule for its page; another court can be chosen.
    await expect(dialog.getByText('A4, Times New Roman 12, margins of 2.5 cm.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Page' }).click();
    await page.getByRole('option', { name: 'Supreme Court of India' }).click();
    await expect(dialog.getByText(/F\.No\.01\/Judl\.\/2020 of 5 March 2020/)).toBeVisible();
    const annexures = dialog.getByRole('region', { name: 'Index and annexures' });
    await annexures.getByRole('combobox', { name: 'Add a file' }).click();
    await page.getByRole('option', { name: 'Letter.txt' }).click();
    await expect(annexures.getByLabel('Mark of Letter.txt')).not.toHaveValue('');
    await annexures.getByLabel('Mark of Letter.txt').fill('');
    await expect(annexures.getByRole('alert')).toHaveText('Enter a mark, such as P-1.');
    await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await annexures.getByLabel('Mark of Letter.txt').fill('C-2');
    await annexures.getByLabel('Particulars of Letter.txt').fill('Letter of the bank');
    await annexures.getByRole('button', { name: 'Show the index' }).click();
    await expect(
      annexures.getByRole('row', { name: /^Annexure C-2: Letter of the bank \d+$/ }),
    ).toBeVisible();
    await expectAccessible(page);
    const bound = await downloadedPdf(page, dialog.getByRole('button', { name: 'Download PDF' }).click());
    expect(bound.pages.at(-1)).toMatch(/^ANNEXURE C-2\n[\s\S]*The bank writes/u);
    expect(bound.bookmarks.at(-1)).toMatchObject({
      title: 'Annexure C-2: Letter of the bank',
      page: bound.pages.length,
    });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    // The marks of the files follow the numbering of the text, and its undo.
    await beginBehind(page, text(page).getByText('legally enforceable debt').first());
    await insertInDraft(page, 'Annexure', 'Mark of the annexure', 'C-2');
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Number the annexures in order' }).click();
    await expect(toast(page, 'The annexures are numbered in order')).toBeVisible();
    await expect(text(page)).toContainText('Annexure C-1');
    await chooseDownload(page, 'Court format and preview');
    await expect(annexures.getByLabel('Mark of Letter.txt')).toHaveValue('C-1');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await text(page).focus();
    await page.keyboard.press('Control+z');
    await expect(text(page)).toContainText('Annexure C-2');
    await chooseDownload(page, 'Court format and preview');
    await expect(annexures.getByLabel('Mark of Letter.txt')).toHaveValue('C-2');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    const menuPdf = await downloadedPdf(page, chooseDownload(page, 'PDF'));
    expect(menuPdf.pages.at(-1)).toMatch(/^ANNEXURE C-2\n/u);
    const alone = await downloadedPdf(page, chooseDownload(page, 'PDF of the draft alone'));
    expect(alone.pages.join('\n')).not.toContain('ANNEXURE C-');
    expect(alone.pages[0]).not.toContain('INDEX');
    await chooseDownload(page, 'Court format and preview');
    await page.setViewportSize({ width: 360, height: 780 });
    await expectLargeTargets(page);
    await annexures.getByLabel('Mark of Letter.txt').scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 1440, height: 900 });
    const previewing = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const preview = await previewing;
    await expect(preview).toHaveURL(/^blob:/);
    await preview.close();
    await dialog.getByRole('combobox', { name: 'Page' }).click();
    await page.getByRole('option', { name: 'Courts of Delhi' }).click();
    await expect(
      dialog.getByText(/^Practice Directions of the High Court of Delhi of 10 October 2022/),
    ).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Page' }).click();
    await page.getByRole('option', { name: 'My own page' }).click();
    await expect(dialog.getByText(/It follows no rules that Munshi has checked/)).toBeVisible();
    await dialog.getByLabel('Margin on the left, in cm').fill('40');
    await expect(dialog.getByText('Enter a number from 1 to 6.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download Word' })).toBeDisabled();
    await dialog.getByLabel('Margin on the left, in cm').fill('4');
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Word' }).click();
    const file = await downloading;
    await page.keyboard.press('Escape');
    await page
      .getByLabel('Import Word document')
      .and(page.locator('input'))
      .setInputFiles({
        name: 'From Word.docx',
        mimeType: 'application/octet-stream',
        buffer: await readFile(await file.path()),
      });
    await expect(page.getByLabel('Title of the draft')).toHaveValue('From Word');
    await expect(text(page).locator('[data-numbered]').first()).toContainText('legally enforceable debt');
    await expect(text(page).locator('[data-blank]').first()).toHaveText('[Name of the drawer of the cheque]');
    await page
      .getByLabel('Import Word document')
      .and(page.locator('input'))
      .setInputFiles({ name: 'no.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('no') });
    await expect(toast(page, 'The document was not imported')).toBeVisible();
  });

  await test.step('signing out leaves no text on this device', async () => {
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await databases()).toContain('munshi-unsaved');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(databases).not.toContain('munshi-unsaved');
  });
});
