import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

// The desk after court: a drop, the bill, and the doors for other software, each in a few presses.

const indianDay = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const printed = (day: string) => day.split('-').reverse().join('-');

/** Counts the presses of a user: each of a mouse, finger or key on a control. */
async function presses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { pressed: 0 });
    window.addEventListener('click', (event) => {
      if (event.detail > 0 || event.isTrusted)
        Object.assign(window, { pressed: Reflect.get(window, 'pressed') + 1 });
    });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'pressed')));
}

async function added(page: Page, baseURL: string, table: string, data: object): Promise<string> {
  const headers = { origin: baseURL, prefer: 'return=representation' };
  const answer = await page.request.post(`/rest/v1/${table}`, { headers, data });
  return ((await answer.json()) as { id: string }[])[0]?.id ?? '';
}

test('a table of an old diary is matched once, applied with one press and undone with one', async ({
  lawyer: page,
}) => {
  const table = `Our ref,File of,Against,Posting,Before\n12/2024,Mullai Yarns,Kurinji Cloth,${printed(indianDay(9))},City Civil Court Chennai\n`;
  await page.goto('/home/court');
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'diary.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('Say once what the columns of this table are.')).toBeVisible();
  await expectAccessible(page);
  for (const [heading, column] of [
    ['File of', 'Petitioner'],
    ['Against', 'Respondent'],
    ['Posting', 'Next date'],
  ] as const) {
    await page.getByRole('combobox', { name: `Column “${heading}”` }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Keep and read again' }).click();
  await expect(page.getByRole('checkbox', { name: /Mullai Yarns v\. Kurinji Cloth/u })).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeVisible();
});

test('a fee note is issued with its number in at most six presses', async ({ lawyer: page, baseURL }) => {
  const case_id = await added(page, baseURL ?? '', 'cases', { title: 'Kaveri Looms v. Palar Dyes' });
  await added(page, baseURL ?? '', 'fee_settings', { state: '33', prefix: 'AR' });
  const note = await added(page, baseURL ?? '', 'fee_notes', { case_id, recipient_kind: 'individual' });
  await added(page, baseURL ?? '', 'fee_note_lines', {
    fee_note_id: note,
    kind: 'appearance',
    amount: 1_500_000,
  });
  await page.goto('/home/fees');
  await expect(page.getByText('₹15,000').first()).toBeVisible();
  await expectAccessible(page);
  const count = await presses(page);
  await page.getByRole('button', { name: /^Issue:/u }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText(/AR\/\d{4}/u).first()).toBeVisible();
  expect(await count()).toBeLessThanOrEqual(6);
});

test('an item that is called is entered in two presses and seen beside the own item', async ({
  lawyer: page,
  baseURL,
}) => {
  const case_id = await added(page, baseURL ?? '', 'cases', { title: 'Nila Ferries v. Kayal Boats' });
  await added(page, baseURL ?? '', 'timeline_events', {
    ...{ case_id, title: 'Arguments', event_type: 'hearing' },
    ...{ event_date: indianDay(0), place: 'Court 4, item 7' },
  });
  await page.goto(`/home/day?day=${indianDay(0)}`);
  const called = page.getByRole('region', { name: 'Called now' });
  await called.getByRole('textbox').fill('5');
  const count = await presses(page);
  await called.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('2 items before')).toBeVisible();
  await called.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('1 item before')).toBeVisible();
  expect(await count()).toBe(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('ten matters after court take at most six presses each, with the last order in words', async ({
  lawyer: page,
  baseURL,
}) => {
  for (let at = 1; at <= 10; at += 1) {
    const case_id = await added(page, baseURL ?? '', 'cases', { title: `Matter ${at} v. State` });
    await added(page, baseURL ?? '', 'timeline_events', {
      ...{ case_id, title: 'Arguments', event_type: 'hearing' },
      ...{ event_date: indianDay(0), place: `Court 4, item ${at}` },
    });
  }
  await page.goto(`/home/day?day=${indianDay(0)}`);
  await expect(page.getByRole('button', { name: /^Result of Matter/u })).toHaveCount(10);
  const outcomes = ['Adjourned', 'Heard', 'Part heard', 'Reserved', 'Disposed of'];
  const began = Date.now();
  let all = 0;
  for (let at = 1; at <= 10; at += 1) {
    let pressed = 0;
    const press = async (control: Locator) => {
      pressed += 1;
      await control.click();
    };
    const name = `Result of Matter ${at} v. State`;
    await press(page.getByRole('button', { name, exact: true }));
    const dialog = page.getByRole('dialog', { name });
    const outcome = outcomes[at % 5] ?? '';
    await press(dialog.getByRole('radio', { name: outcome, exact: true }));
    if (outcome === 'Adjourned') await press(dialog.getByRole('radio', { name: 'The court' }));
    if (outcome !== 'Disposed of') await press(dialog.getByRole('button', { name: '4 weeks' }));
    await press(dialog.getByRole('textbox', { name: /^Order in a line/u }));
    await page.keyboard.type('Reply within two weeks');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toBeHidden();
    expect(pressed).toBeLessThanOrEqual(6);
    all += pressed;
  }
  // The product's own part of the ten minutes; a person reads and thinks beside it.
  const seconds = Math.round((Date.now() - began) / 1000);
  test.info().annotations.push({ type: 'ten matters', description: `${all} presses, ${seconds} s` });
  expect(seconds).toBeLessThan(120);
});

test.describe('the installed app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('files that another program shares are read by the page of files from courts', async ({
    lawyer: page,
  }) => {
    await page.goto('/home/court');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((activated) => active?.addEventListener('statechange', activated));
    });
    // The worker answers for pages that were opened after it.
    await page.reload();
    await page.evaluate(async () => {
      const form = new FormData();
      form.append('file', new File(['milk and eggs'], 'shared list.txt', { type: 'text/plain' }));
      await fetch('/home/court/shared', { method: 'POST', body: form });
    });
    await page.goto('/home/court?shared=true');
    await expect(page.getByText('shared list.txt')).toBeVisible();
    await expect(page.getByText('No matter was found in this file.')).toBeVisible();
  });
});

test('a webhook is added and its log is looked at in at most six presses', async ({ lawyer: page }) => {
  await page.goto('/home/webhooks');
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await expectAccessible(page);
  const count = await presses(page);
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.office.example/in');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The secret of this webhook' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  expect(await count()).toBeLessThanOrEqual(6);
});

test('a key for other software is made in at most six presses and reads the cases of its owner', async ({
  lawyer: page,
  baseURL,
}) => {
  await added(page, baseURL ?? '', 'cases', { title: 'Semmal Agro v. Vanji Seeds' });
  await page.goto('/home/profile?tab=security');
  await page.getByRole('button', { name: 'Make a key' }).waitFor();
  const count = await presses(page);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Office diary');
  await dialog.getByRole('checkbox', { name: 'Read clients, cases and files' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  const key = dialog.getByRole('textbox').first();
  await expect(key).toHaveValue(/^\S{30,}$/u);
  expect(await count()).toBeLessThanOrEqual(6);
  const read = await page.request.get('/rest/v1/cases?select=title', {
    headers: { authorization: `Bearer ${await key.inputValue()}`, cookie: '' },
  });
  expect(await read.json()).toEqual([{ title: 'Semmal Agro v. Vanji Seeds' }]);
});
