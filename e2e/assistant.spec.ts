import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DESK, expect, expectAccessible, expectAccessibleIn, PHONE, test, toast } from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';

const AUTHORITY = 'Does the presumption under Section 139 apply to a cheque given as security?';

const answers = (page: Page) => page.getByRole('article', { name: 'Assistant' });
const box = (page: Page) => page.getByLabel('Message', { exact: true });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The preference with which answers are passages in their own words, as on a server without a model. */
async function withoutModel(page: Page, baseURL: string): Promise<void> {
  const { user } = await (await page.request.get('/auth/v1/sessions/current')).json();
  const changed = await page.request.patch(`/rest/v1/profiles?id=eq.${user.id}`, {
    data: {
      ai_preferences: {
        research_assistance: false,
        case_summaries: true,
        document_analysis: true,
        custom_prompt: '',
      },
    },
    headers: { origin: baseURL },
  });
  expect(changed.ok()).toBe(true);
}

/** A case of the lawyer with a letter whose text was read. */
async function caseWithLetter(page: Page, baseURL: string): Promise<string> {
  const headers = { origin: baseURL };
  const made = await page.request.post('/rest/v1/cases', {
    data: { title: 'Kaveri Mills v. Suresh Traders', client_name: 'Kaveri Mills' },
    headers: { ...headers, prefer: 'return=representation' },
  });
  const [row] = (await made.json()) as { id: string }[];
  const id = row?.id ?? '';
  const path = `case_files/${id}/letter_1795000000000.txt`;
  const letter =
    'Legal notice.\n\nThe legal notice of demand was sent to Suresh Traders on 4 May 2026 by speed post.';
  const stored = await page.request.post(`/storage/v1/object/case-files/${path}`, {
    data: Buffer.from(letter),
    headers: { ...headers, 'content-type': 'text/plain', 'x-upsert': 'false' },
  });
  expect(stored.ok()).toBe(true);
  const listed = await page.request.post('/rest/v1/case_files', {
    data: {
      case_id: id,
      file_name: 'notice.txt',
      file_path: path,
      file_type: 'text/plain',
      file_size: letter.length,
    },
    headers,
  });
  expect(listed.ok()).toBe(true);
  await expect
    .poll(
      async () => {
        const rows = await page.request.get(`/rest/v1/case_files?case_id=eq.${id}&select=text_state`);
        return ((await rows.json()) as { text_state: string }[])[0]?.text_state;
      },
      { timeout: 90_000 },
    )
    .toBe('read');
  return id;
}

test('ask about a case without a model: passages open at their page, and nothing is made up', async ({
  lawyer: page,
  baseURL,
}) => {
  await page.goto('/home/profile?tab=ai');
  await expect(page.getByText('The assistant follows these from your next question on.')).toBeVisible();
  await page.getByLabel('Research assistance').click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  const id = await caseWithLetter(page, baseURL ?? '');
  await page.goto('/home/cases');
  await page.getByRole('link', { name: 'Chat: Kaveri Mills v. Suresh Traders' }).click();
  await expect(page).toHaveURL(new RegExp(`/home/cases/${id}/chat$`));
  await expect(page.getByText('No messages yet')).toBeVisible();
  await ask(page, 'On which date was the legal notice sent?');
  await expect(answers(page)).toContainText('4 May 2026');
  await expect(page.getByText(/No language model wrote this/)).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await page
    .getByRole('link', { name: /^Source \d+: notice\.txt/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Preview of notice.txt' })).toBeVisible();
  await expect(page.locator('mark').first()).toContainText(/notice/i);

  // The chat is in the history, and another window shows what is asked and answered here, each once.
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('link', { name: /^Chat \d/ }).click();
  await expect(answers(page)).toHaveCount(1);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(answers(other)).toHaveCount(1);
  const train = 'What is the maximum speed of the Vande Bharat train on the Nilgiri line?';
  await ask(page, train);
  for (const window of [page, other]) {
    await expect(answers(window).nth(1)).toContainText('No passage answers this directly.');
    await expect(answers(window)).toHaveCount(2);
    await expect(window.getByText(train, { exact: true })).toHaveCount(1);
  }
  // A question goes back into the box, to be asked in other words.
  const served = 'On which date was the notice of demand sent by speed post?';
  await other.getByRole('button', { name: 'Edit and ask again' }).first().click();
  await expect(box(other)).toHaveValue('On which date was the legal notice sent?');
  await ask(other, served);
  for (const window of [page, other]) {
    await expect(answers(window).nth(2)).toContainText('4 May 2026');
    await expect(answers(window)).toHaveCount(3);
    await expect(window.getByText(served, { exact: true })).toHaveCount(1);
  }
  await other.close();

  await answers(page).first().getByRole('button', { name: 'Save to notes' }).click();
  await expect(toast(page, 'Saved to the timeline as a note')).toBeVisible();
  const noted = await page.request.get(`/rest/v1/timeline_events?case_id=eq.${id}&select=description`);
  expect(JSON.stringify(await noted.json())).toContain('sent to Suresh Traders on 4 May 2026 by speed post');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answers(page).first().getByRole('button', { name: 'Copy with sources' }).click();
  await expect(toast(page, 'The answer and its sources are on the clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Dates\n\n• 4 May 2026 — [\s\S]+\n\[1\] notice\.txt, page 1$/u);

  // The answer goes to the end of a draft, also when somebody saves the draft at the same moment.
  const draftRow = await page.request.post('/rest/v1/case_drafts', {
    data: { case_id: id, title: 'Complaint', content: '1. The cheque was returned unpaid.' },
    headers: { origin: baseURL ?? '', prefer: 'return=representation' },
  });
  const [draft] = (await draftRow.json()) as { id: string }[];
  await answers(page).first().getByRole('button', { name: 'Send to a draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to a draft' });
  await expect(dialog.getByRole('radio', { name: 'Complaint' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'A new draft' }).click();
  await dialog.getByRole('button', { name: 'Send to a draft' }).click();
  await expect(
    toast(page, 'The answer is at the end of “On which date was the legal notice sent?”.'),
  ).toBeVisible();
  await answers(page).first().getByRole('button', { name: 'Send to a draft' }).click();
  await dialog.getByRole('radio', { name: 'Complaint' }).click();
  await page.route(
    '**/rpc/save_draft',
    async (route) => {
      const content = '1. The cheque was returned unpaid.\n\n2. Somebody else wrote this.';
      const saved = await page.request.post('/rest/v1/rpc/save_draft', {
        data: { id: draft?.id, content },
        headers: { origin: baseURL ?? '' },
      });
      expect(saved.ok()).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Send to a draft' }).click();
  await expect(toast(page, 'The answer is at the end of “Complaint”.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the draft' }).click();
  const editor = page.locator('.ProseMirror');
  await expect(editor).toContainText('Somebody else wrote this.');
  await expect(editor).toContainText('The legal notice of demand was sent to Suresh Traders on 4 May 2026');

  // A check of the draft names the chat.
  const tools = page.getByRole('complementary', { name: 'Tools for this draft' });
  await tools.getByRole('tab', { name: 'Check' }).click();
  await tools.getByRole('button', { name: 'Check citations' }).click();
  const wrote = page.getByRole('list', { name: 'Who or what wrote this draft' });
  await expect(wrote).toContainText(/^Answer from the chat “[^”]+”: “/);
  await expect(wrote).toContainText('Sent by: ');
  await page.goBack();
  await expect(editor).toContainText('Somebody else wrote this.');

  // The summary quotes the papers, and opens them at their page.
  await page.getByRole('button', { name: 'Kaveri Mills v. Suresh Traders' }).click();
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByRole('button', { name: 'Make a summary' }).click();
  await expect(page.getByText(/^The legal notice of demand was sent/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew the summary' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'notice.txt, page 1' }).first().click();
  await expect(page.locator('mark').first()).toContainText(/notice/i);
});

test('a chat is found, renamed, taken to Word and deleted', async ({ lawyer: page, baseURL }) => {
  await withoutModel(page, baseURL ?? '');
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
  await expect(page.getByRole('heading', { name: 'Legal assistant', level: 1 })).toBeVisible();
  await ask(page, AUTHORITY);
  await expect(answers(page)).toHaveCount(1);
  const sources = page.getByRole('region', { name: 'Sources' });
  // A source is one line; a press shows its words and the link to its place.
  const source = sources.getByRole('link').first();
  await expect(source).toBeHidden();
  await sources.locator('summary').first().click();
  await expect(source).toBeVisible();
  // The history names a chat by its question too.
  const question = page
    .getByRole('complementary', { name: 'Chat history' })
    .getByText(AUTHORITY.slice(0, 30));
  await expect(question.first()).toBeVisible();
  const history = page.getByRole('complementary', { name: 'Chat history' });
  await history.getByRole('button', { name: /^Actions for Chat/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Security cheques');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(history.getByRole('link', { name: /^Security cheques/ })).toBeVisible();
  await history.getByRole('searchbox').fill('no such words in a chat');
  await expect(history.getByText('No chats match your search.')).toBeVisible();
  await history.getByRole('searchbox').fill('presumption');
  await expect(history.getByRole('link', { name: /^Security cheques/ })).toBeVisible();

  await history.getByRole('button', { name: 'Actions for Security cheques' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as Word' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Security cheques.docx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await source.click();
  await expect(page).toHaveURL(/\/home\/library\/[^?]+\?.*at=\d+/);
  const at = Number(new URL(page.url()).searchParams.get('at'));
  await expect(page.locator(`#paragraph-${at + 1}`)).toBeInViewport();
  await page.goBack();
  await expect(answers(page)).toHaveCount(1);
  await history.getByRole('button', { name: 'Actions for Security cheques' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete this chat' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(history.getByText('Your chats appear here.')).toBeVisible();
});

test('a model writes: its answer streams, is stopped, breaks off, and fails', async ({ lawyer: page }) => {
  await page.goto('/home/chat');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await ask(page, AUTHORITY);
  await expect(answers(page)).toContainText('The presumption applies');
  await expect(page.getByText(/^Written by fake-chat/)).toBeVisible();
  await expect(page.getByText('The answer is complete.')).toBeAttached();

  // Half of the next answer comes, and then nothing.
  await ask(page, `${AUTHORITY} (stall)`);
  await expect(answers(page).nth(1)).toContainText('The presumption');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(answers(page).nth(1)).toContainText(/incomplete|You stopped/);

  // The model breaks off after it named a source: what it wrote stays, and the model is named.
  await ask(page, `${AUTHORITY} (cut)`);
  await expect(answers(page).nth(2)).toContainText('The presumption');
  await expect(answers(page).nth(2)).toContainText('The answer of the model broke off', { timeout: 60_000 });

  // It breaks off before a whole sentence: the sources are quoted instead.
  await ask(page, `${AUTHORITY} (drop)`);
  await expect(answers(page).nth(3)).toContainText('Your sources are quoted instead.');
  await expect(box(page)).toHaveValue('');

  // No source has the words of its answer: it is asked once more.
  await ask(page, `${AUTHORITY} (invent)`);
  await expect(answers(page).nth(4)).toContainText('The presumption applies');
  await expect(page.getByText('ploink')).toHaveCount(0);

  // A sentence that differs from its source says so in its line.
  await ask(page, `${AUTHORITY} (differ)`);
  const notes = answers(page).nth(5).getByRole('note');
  await expect(notes.first()).toContainText('Rs. 95,000: ');
  await expect(notes.nth(1)).toContainText(
    '(2019) 14 SCC 9991: not in the sources of this answer and not in this library',
  );

  // It fails, and the sources are quoted instead, with the reason.
  await ask(page, `${AUTHORITY} (fail)`);
  await expect(answers(page).nth(6)).toContainText('Your sources are quoted instead.');
  await expect(answers(page).nth(6)).toContainText('No language model wrote this');
  await expect(box(page)).toHaveValue('');
  await expect(answers(page).nth(6).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(answers(page).nth(6).getByText('Your sources are quoted instead')).toBeVisible();

  // It fails once: the same question is answered after that, and asked again as a new one.
  await ask(page, `${AUTHORITY} (once)`);
  await expect(answers(page).nth(7)).toContainText('Your sources are quoted instead.');
  await answers(page).nth(7).getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page)).toHaveCount(9);
  await expect(answers(page).last()).toContainText('The presumption applies');
  await expect(box(page)).toHaveValue('');
  await answers(page).last().getByRole('button', { name: 'Ask again' }).click();
  await expect(answers(page)).toHaveCount(10);
  await expect(page.getByText(`${AUTHORITY} (once)`, { exact: true })).toHaveCount(3);

  // A message that is too long is not sent, and stays.
  await box(page).fill('x'.repeat(100_000));
  await expect(page.getByRole('alert').filter({ hasText: 'Yours has 1,00,000.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
});

test('a chat is accessible on a desk and on a phone', async ({ lawyer: page, baseURL }) => {
  await withoutModel(page, baseURL ?? '');
  await page.goto('/home/chat');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expectAccessibleIn(page);
  await ask(page, AUTHORITY);
  await expect(answers(page)).toHaveCount(1);
  await page.setViewportSize(DESK);
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible();
  for (const size of [DESK, PHONE]) {
    await expectAccessibleIn(page, [size]);
    await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible();
  }
  await expectLargeTargets(page);
  await page.getByRole('button', { name: 'Chat history' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat history' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What may be used' }).click();
  const sources = page.getByRole('dialog', { name: 'What may be used' });
  await expect(sources).toBeVisible();
  await expect(sources.getByText('What may be used', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
});
