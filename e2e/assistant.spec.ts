import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
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
  await withoutModel(page, baseURL ?? '');
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

  // The chat is in the history, and another window shows it too.
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('link', { name: /^Chat \d/ }).click();
  await expect(answers(page)).toHaveCount(1);
  await ask(page, 'What is the maximum speed of the Vande Bharat train on the Nilgiri line?');
  await expect(answers(page).nth(1)).toContainText('Nothing in your sources supports an answer.');

  // The summary quotes the papers, and opens them at their page.
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
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first();
  await expect(source).toBeVisible();
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

  // The model drops the connection in the middle: what had arrived stays.
  await ask(page, `${AUTHORITY} (drop)`);
  await expect(answers(page).nth(2)).toContainText('The presumption');
  await expect(answers(page).nth(2)).toContainText(/incomplete|connection was lost/);

  // It refuses from the start: what was typed comes back.
  await ask(page, `${AUTHORITY} (fail)`);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to get AI response' })).toBeVisible();
  await expect(box(page)).toHaveValue(`${AUTHORITY} (fail)`);
  await expect(page.getByText('This question has no answer.').last()).toBeVisible();
  // A stopped answer is kept; a failed model leaves none, and the question can be asked again.
  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await expect(page.getByText('This question has no answer.')).toHaveCount(2);
});

for (const [name, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 360, height: 780 },
}))
  test(`a chat is accessible: ${name}`, async ({ lawyer: page, baseURL }) => {
    await withoutModel(page, baseURL ?? '');
    await page.setViewportSize(viewport);
    await page.goto('/home/chat');
    await expect(page.getByText('No messages yet')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/chat-empty-${name}.png` });
    await ask(page, AUTHORITY);
    await expect(answers(page)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible();
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
      if (theme === 'dark') await page.getByRole('button', { name: 'Use the dark theme' }).click();
      await expectAccessible(page);
      await page.screenshot({ path: `test-results/chat-${name}-${theme}.png`, fullPage: true });
    }
    if (name === 'phone') {
      await expectLargeTargets(page);
      await page.getByRole('button', { name: 'Chat history' }).click();
      await expect(page.getByRole('dialog', { name: 'Chat history' })).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: 'test-results/chat-history-phone.png' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'What may be used' }).click();
      await expect(page.getByRole('dialog', { name: 'What may be used' })).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: 'test-results/chat-sources-phone.png' });
    }
  });
