import type { Browser, Page } from '@playwright/test';
import { expect, newAddress, newPhone, signUpAndIn, test } from './journey.ts';
import { accept, invite, mailedLink, openNewCase, otherBrowser, TITLE } from './sharing.ts';

/** Somebody with an account, in a browser of their own, who accepts an invitation to the owner's case. */
async function member(
  owner: Page,
  role: string,
  { browser, baseURL }: { browser: Browser; baseURL: string },
) {
  const email = newAddress('member');
  await invite(owner, email, role);
  const link = await mailedLink(owner.request, email, '/invitation');
  const context = await otherBrowser(browser, baseURL);
  const page = await context.newPage();
  await signUpAndIn(page, email, baseURL);
  await page.goto(link);
  await accept(page);
  return page;
}

test('an invitation by phone is pending until it is cancelled', async ({ lawyer: owner, baseURL }) => {
  await openNewCase(owner, baseURL ?? '');
  const phone = newPhone(9);
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Share this case' });
  await dialog.getByLabel('Email or mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const pending = dialog.getByRole('region', { name: 'Pending invitations' });
  await expect(pending.getByText(phone.slice(-5))).toBeVisible();
  await pending.getByRole('button', { name: /^Cancel the invitation/ }).click();
  await expect(pending).toHaveCount(0);
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Adds rows to the case as its owner, through the API. */
async function ownRow(owner: Page, baseURL: string, table: string, data: object): Promise<string> {
  const made = await owner.request.post(`/rest/v1/${table}`, {
    data,
    headers: { origin: baseURL, prefer: 'return=representation' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const [row] = (await made.json()) as { id: string }[];
  return row?.id ?? '';
}

/** A case of the owner with a client, a file, a date, a chat and a draft. */
async function fullCase(owner: Page, baseURL: string): Promise<string> {
  const id = await openNewCase(owner, baseURL);
  const add = (table: string, data: object) => ownRow(owner, baseURL, table, { case_id: id, ...data });
  const client_id = await ownRow(owner, baseURL, 'clients', {
    name: 'Kaveri Mills',
    email: 'office@kaveri.example',
    phone: '9876501234',
  });
  const linked = await owner.request.patch(`/rest/v1/cases?id=eq.${id}`, {
    data: { client_id },
    headers: { origin: baseURL },
  });
  expect(linked.status()).toBe(204);
  const file_path = `case_files/${id}/order.txt`;
  const stored = await owner.request.post(`/storage/v1/object/case-files/${file_path}`, {
    data: Buffer.from('The appeal is dismissed.'),
    headers: { origin: baseURL, 'content-type': 'text/plain' },
  });
  expect(stored.status(), await stored.text()).toBe(200);
  await add('case_files', { file_name: 'Impugned order.txt', file_path, file_type: 'text/plain' });
  await add('timeline_events', { title: 'Arguments', event_type: 'hearing', event_date: inDays(9) });
  await add('chat_threads', { title: 'What was served when' });
  await add('case_drafts', { title: 'Affidavit in reply', content: 'AFFIDAVIT' });
  return id;
}

/** The rows of a table of the case that the page's user reads. */
const rowsOf = async (page: Page, table: string, caseId: string): Promise<unknown[]> =>
  (await (await page.request.get(`/rest/v1/${table}?case_id=eq.${caseId}`)).json()) as unknown[];

/** Opens the client of the case, of which a member without the right to edit sees the name alone. */
async function expectNoContactDetails(page: Page, caseId: string): Promise<void> {
  await page.getByRole('button', { name: 'Show Client Information' }).click();
  const panel = page.getByRole('dialog', { name: 'Client Information' });
  await expect(panel.getByText('Only the owner and people who can edit see contact details.')).toBeVisible();
  await expect(panel.getByText('Kaveri Mills').first()).toBeVisible();
  for (const detail of ['office@kaveri.example', '9876501234'])
    await expect(page.getByText(detail)).toHaveCount(0);
  await page.keyboard.press('Escape');
  const client = await page.request.post('/rest/v1/rpc/client_of_case', { data: { case_id: caseId } });
  expect(await client.text()).not.toContain('office@kaveri.example');
}

test('who can comment adds a note to the timeline, and changes neither dates nor files of others', async ({
  lawyer: owner,
  browser,
  baseURL,
}) => {
  const id = await fullCase(owner, baseURL ?? '');
  await owner.reload();
  const page = await member(owner, 'Can comment', { browser, baseURL: baseURL ?? '' });
  await expect(page.getByText('Shared by Asha Rao · can comment')).toBeVisible();
  for (const name of ['Share', 'Archive', 'Upload Files', 'Edit case'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expectNoContactDetails(page, id);

  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('heading', { name: 'Arguments' })).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Ask for the service report');
  await dialog.getByLabel('Date').fill(inDays(3));
  await dialog.getByRole('button', { name: /^Add / }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ask for the service report' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Ask for the service report' })).toBeVisible();
  for (const name of ['Edit Arguments', 'Delete Arguments'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'Actions for Impugned order.txt' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Download']);
  await page.keyboard.press('Escape');
  expect(await rowsOf(page, 'chat_threads', id)).toHaveLength(1);
  expect(await rowsOf(page, 'case_drafts', id)).toHaveLength(1);

  // A comment on a draft, which its owner answers below.
  await page.getByRole('tab', { name: 'Drafts' }).click();
  await page.getByRole('link', { name: /Affidavit in reply/u }).click();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByRole('textbox', { name: /^New comment/u }).fill('Which order is meant?');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Which order is meant?');

  // The owner has the note at once.
  await owner.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await owner.getByRole('tab', { name: 'Timeline' }).click();
  await expect(owner.getByRole('heading', { name: 'Ask for the service report' })).toBeVisible();
  await owner.getByRole('tab', { name: 'Drafts' }).click();
  await owner.getByRole('link', { name: /Affidavit in reply/u }).click();
  await owner.getByRole('tab', { name: 'Comments' }).click();
  await owner.getByRole('button', { name: 'Reply', exact: true }).click();
  await owner.getByRole('textbox', { name: /^Reply to/u }).fill('The order of March.');
  await owner.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('The order of March.');
  await page.context().close();
});

test('a clerk adds a date and a file, sees no contact details and no chats, and types drafts once they are open', async ({
  lawyer: owner,
  browser,
  baseURL,
}) => {
  const id = await fullCase(owner, baseURL ?? '');
  await owner.reload();
  const page = await member(owner, 'Clerk', { browser, baseURL: baseURL ?? '' });
  await expect(page.getByText('Shared by Asha Rao · clerk')).toBeVisible();
  for (const name of ['Share', 'Archive', 'Edit case'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText([/^Summary/, /^Files/, /^Timeline/]);
  // An address of a tab that a clerk does not have shows the case, not an empty page.
  await page.goto(`/home/cases/${id}?tab=chat`);
  await expect(page.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
  await expectNoContactDetails(page, id);
  for (const table of ['chat_threads', 'case_drafts']) {
    expect(await rowsOf(page, table, id), table).toEqual([]);
    expect(await rowsOf(owner, table, id), table).toHaveLength(1);
  }

  await page.getByLabel('Files to upload').setInputFiles({
    name: 'Order.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('An order of the court'),
  });
  await expect(page.getByText('Order.txt', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add event' });
  await dialog.getByLabel('Title').fill('Next hearing');
  await dialog.getByLabel('Date').fill(inDays(12));
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Next hearing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Arguments' })).toHaveCount(0);
  expect(await rowsOf(owner, 'case_files', id)).toHaveLength(2);
  expect(await rowsOf(owner, 'timeline_events', id)).toHaveLength(2);

  // The dialog in which the clerk was invited is still open.
  await owner.getByRole('switch', { name: /^Clerks have the drafts/ }).click();
  await expect(page.getByRole('tab', { name: 'Drafts' })).toBeVisible();
  await page.getByRole('tab', { name: 'Drafts' }).click();
  expect(await rowsOf(page, 'case_drafts', id)).toHaveLength(1);
  await page.getByRole('button', { name: 'Actions for Affidavit in reply' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Rename']);
  await page.keyboard.press('Escape');
  expect(await rowsOf(page, 'chat_threads', id)).toEqual([]);
  await page.context().close();
});

test('a head of chambers sees the activity of its cases, becomes a member, and is removed', async ({
  lawyer: owner,
  browser,
  baseURL,
}) => {
  const id = await openNewCase(owner, baseURL ?? '');
  await owner.goto('/home/chambers');
  await owner.getByRole('button', { name: 'New chambers' }).first().click();
  const form = owner.getByRole('dialog', { name: 'New chambers' });
  await form.getByLabel('Name of the chambers').fill('Rao Chambers');
  await form.getByRole('button', { name: 'Add chambers' }).click();
  const inviting = owner.getByRole('region', { name: 'Invite to Rao Chambers' });
  const email = newAddress('head');
  await inviting.getByLabel('Email or mobile number').fill(email);
  await inviting.getByRole('combobox').click();
  await owner.getByRole('option', { name: 'Head', exact: true }).click();
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await mailedLink(owner.request, email, '/invitation');
  const shared = await owner.request.get('/rest/v1/chambers?select=id');
  const [chambers] = (await shared.json()) as { id: string }[];
  const share = await owner.request.post('/rest/v1/case_chambers', {
    data: { case_id: id, chambers_id: chambers?.id },
    headers: { origin: baseURL ?? '' },
  });
  expect(share.status()).toBe(201);

  const context = await otherBrowser(browser, baseURL ?? '');
  const head = await context.newPage();
  await signUpAndIn(head, email, baseURL ?? '');
  await head.goto(link);
  await head.getByRole('button', { name: 'Accept and open' }).click();
  await expect(head.getByRole('heading', { name: 'Rao Chambers', exact: true })).toBeVisible();
  await head.goto(`/home/cases/${id}`);
  await expect(head.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await head.getByRole('tab', { name: 'Activity' }).click();
  await expect(head.getByText('Rao Chambers got access')).toBeVisible();

  const role = owner.getByRole('combobox', { name: /^Role of/ });
  await role.click();
  await owner.getByRole('option', { name: 'Member', exact: true }).click();
  await expect(role).toHaveText('Member');
  await head.reload();
  await expect(head.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(head.getByRole('tab', { name: 'Activity' })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Remove from chambers' }).click();
  await expect(
    head.getByRole('heading', { name: 'You no longer have access to this case', level: 2 }),
  ).toBeVisible();
  await context.close();
});
