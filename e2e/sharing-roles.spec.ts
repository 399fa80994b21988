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

test('who can comment adds notes, and changes nothing else', async ({ lawyer: owner, browser, baseURL }) => {
  await openNewCase(owner, baseURL ?? '');
  const page = await member(owner, 'Can comment', { browser, baseURL: baseURL ?? '' });
  await expect(page.getByText('Shared by Asha Rao · can comment')).toBeVisible();
  for (const name of ['Share', 'Archive', 'Upload Files', 'Edit case'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /Client Information/i }).click();
  await expect(page.getByText('Only the owner and people who can edit see contact details.')).toBeVisible();
  await page.context().close();
});

test('a clerk adds files, and neither edits nor shares the case', async ({
  lawyer: owner,
  browser,
  baseURL,
}) => {
  await openNewCase(owner, baseURL ?? '');
  const page = await member(owner, 'Clerk', { browser, baseURL: baseURL ?? '' });
  await expect(page.getByText('Shared by Asha Rao · clerk')).toBeVisible();
  for (const name of ['Share', 'Archive', 'Edit case'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'Order.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('An order of the court'),
  });
  await expect(page.getByText('Order.txt').first()).toBeVisible();
  await page.context().close();
});

test('a head of chambers sees the activity of its cases, becomes a member, and is removed', async ({
  lawyer: owner,
  browser,
  baseURL,
}) => {
  const id = await openNewCase(owner, baseURL ?? '');
  await owner.goto('/home/chambers');
  await owner.getByRole('button', { name: 'New chambers' }).click();
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
