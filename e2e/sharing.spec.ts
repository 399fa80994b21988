import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleIn,
  newAddress,
  openProduct,
  PASSWORD,
  PHONE,
  signUpAndIn,
  test,
  toast,
} from './journey.ts';
import { accept, invite, mailedLink, openNewCase, otherBrowser, TITLE } from './sharing.ts';

/** Opens the link of an invitation as somebody without an account, who signs up first. */
async function signUpFromLink(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sign in to open the invitation' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Full name').fill('Meera Iyer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login/);
  await openProduct(page.request);
  await page.goto(await mailedLink(page.request, email, '/verify'));
  await page.getByRole('button').first().click();
  // In the browser of the sign-up the link signs in, and the invitation follows.
  await expect(page).toHaveURL(/\/invitation\?token=/);
}

async function changeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit case' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
}

/** Both edit the case at the same time: who saves second is warned, and loses nothing. */
async function editsMeet(owner: Page, member: Page): Promise<void> {
  for (const page of [owner, member]) await page.getByRole('button', { name: 'Edit case' }).click();
  const [hers, theirs] = [owner.getByRole('dialog'), member.getByRole('dialog')];
  await theirs.getByLabel('Respondent').fill('Union of India');
  await hers.getByLabel('Court').fill('High Court of Madras');
  await hers.getByRole('button', { name: 'Save Changes' }).click();
  await expect(hers).toBeHidden();
  await theirs.getByRole('button', { name: 'Save Changes' }).click();
  await expect(theirs.getByText('Court: High Court of Madras')).toBeVisible();
  await expect(theirs.getByLabel('Respondent')).toHaveValue('Union of India');
  await theirs.getByLabel('Court').fill('High Court of Madras');
  await theirs.getByRole('button', { name: 'Save over it' }).click();
  await expect(theirs).toBeHidden();
  const summary = owner.getByRole('tabpanel', { name: 'Summary' });
  await expect(summary).toContainText('Union of India');
  await expect(summary).toContainText('High Court of Madras');
}

test('invite somebody, who signs up, edits the case with the owner, and loses access', async ({
  lawyer: owner,
  browser,
  baseURL,
}) => {
  await openNewCase(owner, baseURL ?? '');
  const email = newAddress('meera');
  await invite(owner, email, 'Can edit');
  const link = await mailedLink(owner.request, email, '/invitation');
  const context = await otherBrowser(browser, baseURL ?? '');
  const member = await context.newPage();
  await signUpFromLink(member, link, email);
  await accept(member);
  await expect(member.getByText('Shared by Asha Rao · can edit')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Share', exact: true })).toBeHidden();

  // The owner sees who has come, and both see what the other one changes.
  const people = owner.getByRole('region', { name: 'People with access' });
  await expect(people.getByText('Meera Iyer')).toBeVisible();
  await owner.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await changeTitle(member, 'Kaveri Mills v. State and another');
  await expect(
    owner.getByRole('heading', { name: 'Kaveri Mills v. State and another', level: 1 }),
  ).toBeVisible();
  await changeTitle(owner, TITLE);
  await expect(member.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await editsMeet(owner, member);
  await owner.getByRole('tab', { name: 'Activity' }).click();
  await expect(owner.getByText('Meera Iyer changed the case').first()).toBeVisible();

  // The access ends while the member has the case open.
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  await owner.getByRole('button', { name: 'Actions for Meera Iyer' }).click();
  await owner.getByRole('menuitem', { name: 'End access' }).click();
  await expect(people.getByText('Meera Iyer')).toHaveCount(0);
  await expect(
    member.getByRole('heading', { name: 'You no longer have access to this case', level: 2 }),
  ).toBeVisible();
  await expect(member.getByText('Kaveri Mills')).toHaveCount(0);
  await member.getByRole('link', { name: 'Go to cases' }).click();
  await expect(member.getByRole('heading', { name: 'Cases', level: 1 })).toBeVisible();
  await expect(member.getByText('Kaveri Mills')).toHaveCount(0);

  // The link was used.
  await member.goto(link);
  await expect(member.getByText('This invitation was used already.', { exact: false })).toBeVisible();
  await context.close();
});

test('a link for another account says for whom it is, and a viewer changes nothing', async ({
  lawyer: owner,
  browser,
  baseURL,
}) => {
  const id = await openNewCase(owner, baseURL ?? '');
  const email = newAddress('ravi');
  await invite(owner, email, 'Can view');
  const link = await mailedLink(owner.request, email, '/invitation');
  await owner.goto(link);
  await expect(owner.getByText('This invitation is for r•••@c•••.example.', { exact: false })).toBeVisible();

  const context = await otherBrowser(browser, baseURL ?? '');
  const viewer = await context.newPage();
  await signUpAndIn(viewer, email, baseURL ?? '');
  await viewer.goto(link);
  await accept(viewer);
  await expect(viewer.getByText('Shared by Asha Rao · can view')).toBeVisible();
  for (const name of ['Share', 'Archive', 'Upload Files', 'Edit case', 'Add files'])
    await expect(viewer.getByRole('button', { name, exact: true })).toHaveCount(0);
  await viewer.getByRole('tab', { name: 'Timeline' }).click();
  await expect(viewer.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Add event' })).toHaveCount(0);

  // The list names the owner, and is filtered by whose the cases are.
  await viewer.goto('/home/cases');
  await expect(viewer.getByText('Shared by Asha Rao · can view')).toBeVisible();
  const whose = viewer.getByRole('combobox', { name: 'Whose cases' });
  await whose.click();
  await viewer.getByRole('option', { name: 'My cases' }).click();
  await expect(viewer.getByRole('link', { name: `View Case: ${TITLE}` })).toHaveCount(0);
  await whose.click();
  await viewer.getByRole('option', { name: 'Shared with me' }).click();
  await expect(viewer.getByRole('link', { name: `View Case: ${TITLE}` })).toBeVisible();

  await viewer.goto(`/home/cases/${id}`);
  await viewer.getByRole('button', { name: 'People' }).click();
  await viewer.getByRole('button', { name: 'Leave this case' }).click();
  await viewer.getByRole('alertdialog').getByRole('button', { name: 'Leave this case' }).click();
  await expect(viewer).toHaveURL(/\/home\/cases$/);
  await context.close();
});

test('a case is handed over, and a chambers reaches it', async ({ lawyer: owner, browser, baseURL }) => {
  const id = await openNewCase(owner, baseURL ?? '');
  const email = newAddress('leela');
  await invite(owner, email, 'Can view');
  const context = await otherBrowser(browser, baseURL ?? '');
  const member = await context.newPage();
  await signUpAndIn(member, email, baseURL ?? '');
  await member.goto(await mailedLink(owner.request, email, '/invitation'));
  await accept(member);
  const dialog = owner.getByRole('dialog', { name: 'Share this case' });
  await expect(dialog.getByRole('combobox', { name: /^Role of/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Actions for/ }).click();
  await owner.getByRole('menuitem', { name: 'Hand over the case' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Hand over the case' }).click();
  await expect(toast(owner, 'Hand-over offered')).toBeVisible();
  await expect(owner.getByText('was asked to take this case and can accept until')).toBeVisible();
  await owner.keyboard.press('Escape');
  await member.goto(`/home/cases/${id}`);
  await member.getByRole('button', { name: 'Accept the case' }).click();
  await expect(toast(member, 'The case is yours')).toBeVisible();
  await expect(owner.getByText('Shared by Asha Rao · can edit')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Share', exact: true })).toBeVisible();

  await member.goto('/home/chambers');
  await member.getByRole('button', { name: 'New chambers' }).first().click();
  const form = member.getByRole('dialog', { name: 'New chambers' });
  await form.getByLabel('Name of the chambers').fill('Iyer Chambers');
  await form.getByRole('button', { name: 'Add chambers' }).click();
  await expect(member.getByRole('heading', { name: 'Iyer Chambers', exact: true })).toBeVisible();
  await member.goto(`/home/cases/${id}`);
  await member.getByRole('button', { name: 'Share', exact: true }).click();
  const shares = member.getByRole('region', { name: 'Share with chambers' });
  await shares.getByRole('button', { name: 'Share' }).click();
  await expect(shares.getByRole('combobox', { name: 'Role of Iyer Chambers' })).toBeVisible();
  await context.close();
});

test('the screens of sharing are accessible on a desk and on a phone', async ({ lawyer: page, baseURL }) => {
  const id = await openNewCase(page, baseURL ?? '');
  const email = newAddress('junior');
  await page.setViewportSize(PHONE);
  await invite(page, email, 'Can comment');
  await expectAccessibleIn(page);
  const link = await mailedLink(page.request, email, '/invitation');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'The invitation was not opened' })).toBeVisible();
  await expectAccessibleIn(page);
  await page.goto('/home/chambers');
  await page.getByRole('button', { name: 'New chambers' }).first().click();
  await page.getByLabel('Name of the chambers').fill('Rao Chambers');
  await page.getByRole('dialog').getByRole('button', { name: 'Add chambers' }).click();
  await expect(page.getByRole('heading', { name: 'Rao Chambers', exact: true })).toBeVisible();
  await expectAccessibleIn(page);
  await page.goto(`/home/cases/${id}`);
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expectAccessibleIn(page);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sign in to open the invitation' })).toBeVisible();
  await expectAccessibleIn(page);
});
