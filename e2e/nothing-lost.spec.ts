import type { Page } from '@playwright/test';
import { caseAction, expect, newAddress, PASSWORD, signUpAndIn, test, toast } from './journey.ts';
import { Api, SIZES, shared } from './nothing-wrong.ts';
import { accept, mailedLink, openNewCase, otherBrowser, TITLE } from './sharing.ts';

// Typed text stays, and nothing goes away unseen: fields that fill themselves, forms that close by accident, deletions, messages.

async function names(page: Page): Promise<void> {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Client Name').fill('Test Person');
  await dialog.getByRole('button', { name: 'More about the case' }).click();
  await dialog.getByLabel('Case title').fill('Test Person v. State of Kerala');
  // The title fills both fields when it is left: by a key, and by a press.
  await page.keyboard.press('Tab');
  await page.keyboard.type('Test Person');
  await expect(dialog.getByLabel('Petitioner')).toHaveValue('Test Person');
  await dialog.getByLabel('Respondent').click();
  await page.keyboard.type('State of Kerala and another');
  await expect(dialog.getByLabel('Respondent')).toHaveValue('State of Kerala and another');
  // The typed text stays, whatever the title becomes.
  await dialog.getByLabel('Case title').fill('Somebody v. Nobody');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Petitioner')).toHaveValue('Test Person');
  await expect(dialog.getByLabel('Respondent')).toHaveValue('State of Kerala and another');
}

/** Closes the form by accident, and goes on writing. */
async function keepsText(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('dialog').getByLabel('Client Name')).toHaveValue('Test Person');
}

async function accidents(page: Page, email: string, baseURL: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await keepsText(page, () => page.keyboard.press('Escape'));
  await keepsText(page, () => page.mouse.click(5, 5));
  await keepsText(page, () => dialog.getByRole('button', { name: 'Close' }).click());

  const open = async () => {
    await page.getByRole('button', { name: 'New Client' }).click();
    await expect(dialog.getByText('What you typed here before is back.')).toBeVisible();
    await expect(dialog.getByLabel('Client Name')).toHaveValue('Test Person');
  };
  page.on('dialog', (asked) => void asked.accept());
  await page.goto('/home/clients');
  await open();
  // The session ends on the server while the form is open.
  await page.context().clearCookies();
  await page.goto('/home/clients');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: PASSWORD },
    headers: { origin: baseURL },
  });
  await page.goto('/home/clients');
  await open();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(dialog.getByLabel('Client Name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function deletions(page: Page, api: Api, member: Page): Promise<void> {
  const id = await openNewCase(page, new URL(page.url()).origin);
  await api.addText(id, 'Order.txt', 'Heard both sides.');
  await api.add('/rest/v1/case_drafts', { case_id: id, title: 'Petition', content: 'WRIT PETITION' });
  await api.add('/rest/v1/chat_threads', { case_id: id, title: 'Limitation' });
  await api.add('/rest/v1/timeline_events', {
    ...{ case_id: id, title: 'Arguments', event_type: 'hearing', event_date: '2030-01-14' },
  });
  const email = newAddress('meera');
  // The invitation comes to an account that is there: the sign-up waits for its own mail.
  await signUpAndIn(member, email, new URL(page.url()).origin);
  await api.add('/rest/v1/rpc/invite_to_case', { case_id: id, email, role: 'viewer' });
  await member.goto(await mailedLink(member.request, email, '/invitation'));
  await accept(member);
  await page.reload();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete case' }).click();
  const dialog = page.getByRole('alertdialog');
  for (const gone of ['1 file', '1 event', '1 draft', '1 chat', '1 person loses access'])
    await expect(dialog).toContainText(gone);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

/** Two pictures of one case: the first has lost its content. */
async function messages(page: Page, api: Api): Promise<void> {
  const { id = '' } = await api.add('/rest/v1/cases', { title: 'Mills v. Bank' });
  const lost = await api.addText(id, 'Lost.txt', 'These words cannot be read.');
  await api.addText(id, 'Order.txt', 'Heard both sides.');
  const broken = /storage\/v1\/object\/.*case-files/u;
  await page.route(broken, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/home/cases/${id}?tab=files&file=${lost}`);
  const failure = toast(page, 'Failed to load file. Please try again.');
  await expect(failure).toBeVisible();
  await page.unroute(broken);
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  if (phone) await page.getByRole('button', { name: 'Back to the files' }).click();
  await page
    .getByRole('list', { name: 'Files' })
    .getByRole('link', { name: /Order\.txt/ })
    .click();
  await expect(page.getByText('Heard both sides.')).toBeVisible();
  await expect(failure).toBeHidden();
}

/** A message that comes while a form opens covers neither its title, nor its first field, nor its buttons. */
async function uncovered(page: Page, api: Api): Promise<void> {
  const { id } = await api.add('/rest/v1/cases', { title: 'Mills v. State' });
  await page.goto(`/home/cases/${id}`);
  await caseAction(page, 'Archive');
  const message = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .first();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Edit case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit case and client' });
  const parts = [
    dialog.getByRole('heading').first(),
    dialog.getByRole('textbox').first(),
    dialog.getByRole('button', { name: 'Save Changes' }),
    dialog.getByRole('button', { name: 'Cancel' }),
  ];
  await expect(parts[2] ?? dialog).toBeVisible();
  await expect
    .poll(async () => {
      const covering = await message.boundingBox();
      const covered = await Promise.all(
        parts.map(async (part) => shared(covering, await part.boundingBox())),
      );
      return covering === null ? 'the message is gone' : covered;
    })
    .toEqual([0, 0, 0, 0]);
}

for (const [name, width, height] of SIZES) {
  test(`what is typed stays, what goes is named, a message stays in its place, at ${name}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const email = newAddress('lawyer');
    await signUpAndIn(page, email, baseURL ?? '');
    const api = new Api(page, baseURL);
    await test.step('a name is typed once', () => names(page));
    await test.step('a filled form survives accidents', () => accidents(page, email, baseURL ?? ''));
    await test.step('a deletion names all that goes', async () => {
      const other = await otherBrowser(browser, baseURL ?? '');
      await deletions(page, api, await other.newPage());
      await other.close();
    });
    await test.step('a failure stays with its file', () => messages(page, api));
    await test.step('a message covers no part of a form', () => uncovered(page, api));
  });
}
