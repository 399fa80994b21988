import { expect, expectAccessible, test, toast } from './journey.ts';
import { expectLargeTargets } from './large-targets.ts';

test('what the profile says about the practice reaches a new case and an exported notice, and all data can be taken along', async ({
  lawyer: page,
  baseURL,
}) => {
  test.slow();
  await page.goto('/home/profile?tab=practice');
  await page.getByLabel('Enrolment number').fill('MS/1234/2010');
  await page.getByLabel('Signature block').fill('Asha Rao\nCounsel for the complainant');
  await page.getByLabel('Letterhead').fill('Asha Rao, Advocate\n12 Law Chambers, Chennai');
  await page.getByLabel('Your courts').fill(Array.from({ length: 21 }, (_, at) => `Court ${at}`).join('\n'));
  await page.getByRole('button', { name: 'Languages of practice: Choose languages' }).click();
  await page.getByRole('checkbox', { name: 'मराठी Marathi' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Languages of practice: मराठी' })).toBeFocused();
  const save = page.getByRole('button', { name: 'Update Profile' });
  await save.click();
  await expect(page.getByText('At most 20 courts')).toBeVisible();
  await page.getByLabel('Your courts').fill('High Court of Madras\n\n  City Civil Court, Chennai  ');
  await save.click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
  for (const [name, width] of Object.entries({ desk: 1440, phone: 360 })) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of ['practice', 'notifications', 'data']) {
      await page.goto(`/home/profile?tab=${tab}`);
      await expect(page.getByRole('tabpanel').getByRole('paragraph').first()).toBeVisible();
      await expectAccessible(page);
      if (name === 'phone') await expectLargeTargets(page);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Change in AI Preferences' }).first().click();
  await page.getByRole('switch', { name: 'Data may leave this server' }).click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated successfully').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Data' }).click();
  await expect(page.getByText(/^On\. You agreed on \d+ \w+ \d{4}\.$/)).toHaveCount(1);
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Data may leave this server: agreed, in the profile',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export everything' }).click();
  expect((await download).suggestedFilename()).toBe('Munshi.zip');

  const headers = { origin: baseURL ?? '', prefer: 'return=representation' };
  const made = await page.request.post('/rest/v1/rpc/create_client_with_case', {
    data: { name: 'Kaveri Mills', status: 'exploration' },
    headers,
  });
  const { case_id } = (await made.json()) as { case_id: string };
  await page.goto('/home/cases?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'New Case' });
  const list = await dialog.getByLabel('Court', { exact: false }).first().getAttribute('list');
  await expect(page.locator(`[id="${list}"] option`)).toHaveCount(2);

  const content = 'LEGAL NOTICE\n\nTake notice that the cheque was returned.';
  const draft = await page.request.post('/rest/v1/case_drafts', {
    data: { case_id, title: 'Notice', content, kind: 'notice' },
    headers,
  });
  const [{ id }] = (await draft.json()) as [{ id: string }];
  const text = await page.request.post('/functions/v1/export-draft', {
    data: { draftId: id, format: 'txt' },
    headers: { origin: baseURL ?? '' },
  });
  const lines = (await text.text()).split('\n');
  expect(lines[0]).toBe('Asha Rao, Advocate');
  expect(lines.slice(-3)).toEqual(['Asha Rao', 'Counsel for the complainant', 'Enrolment No. MS/1234/2010']);
});

test('a lawyer finds what is mailed in one place, and switches reminders and an alert off', async ({
  lawyer: page,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const alert = { name: 'Cheques of Madras', query: 'cheque', mode: 'keyword', filters: {}, alert: 'daily' };
  const saved = await page.request.post('/rest/v1/saved_searches', { data: alert, headers });
  expect(saved.status()).toBe(201);
  const client = { name: 'Kaveri Mills', status: 'exploration' };
  const made = await page.request.post('/rest/v1/rpc/create_client_with_case', { data: client, headers });
  const { case_id } = (await made.json()) as { case_id: string };

  await page.goto('/home/profile?tab=notifications');
  await page.getByRole('switch', { name: 'Reminders of dates' }).click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await page.getByRole('combobox', { name: 'Email for Cheques of Madras' }).click();
  await page.getByRole('option', { name: 'No email' }).click();
  await expect(toast(page, 'Nothing is emailed for this search')).toBeVisible();

  await page.reload();
  const reminders = page.getByRole('switch', { name: 'Reminders of dates' });
  await expect(reminders).not.toBeChecked();
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await reminders.evaluate((track) =>
    [track, ...track.children].map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(new Set(colours).size, 'the thumb has another colour than its track').toBe(2);
  await page.emulateMedia({ forcedColors: null });
  await expect(page.getByRole('link', { name: 'Munshi, dashboard' })).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('combobox', { name: 'Email for Cheques of Madras' })).toHaveText('No email');
  await page.goto(`/home/cases/${case_id}?tab=timeline&dialog=event`);
  await expect(page.getByText(/^No reminder is emailed while reminders are off/)).toBeVisible();
});
